import { z } from 'zod';
import { BUYER_STAGES } from '../../rules/stages.ts';
import { id } from '../shared/common.ts';

/** Whose eyes staff look through. Of a retailer or a brand, the first person who may sign in. */
export const viewOrder = z.object({
  subject: z.enum(['person', 'retailer', 'brand']),
  id,
  /** Shows the shop to a retailer in this stage instead of its own. */
  stage: z.enum(BUYER_STAGES).optional(),
});

/** A session that only reads, of a person and for a time. */
export const view = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  person: z.string(),
  company: z.string().nullable(),
  stage: z.enum(BUYER_STAGES).nullable(),
});
