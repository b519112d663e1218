import { z } from 'zod';
import { timestamp } from '../shared/common.ts';
import { pageOf } from './log.ts';

/** An address of the newsletter; `maillist` is the type of company: retailer, brand, showroom or distributor. */
export const subscriber = z.object({
  email: z.string(),
  maillist: z.enum(['b', 's', 'r', 'd']),
  created_at: timestamp,
});

export const subscribers = pageOf(subscriber);
