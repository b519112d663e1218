import { z } from 'zod';
import { RETAILER_STATUSES } from '../../rules/stages.ts';
import { dataOf, id, timestamp } from '../shared/common.ts';
import { auditEntry, pageOf } from './log.ts';

/** The stage of a retailer; `refused` is a `pending` one that staff refused for good. */
export const retailerStatus = z.enum(RETAILER_STATUSES);

export const queuedRetailer = z.object({
  id,
  name: z.string(),
  status: retailerStatus,
  created_at: timestamp,
  website: z.string().nullable(),
  locations: z.array(z.string()),
  /** The first person of the retailer. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
});

export const retailerQueue = pageOf(queuedRetailer).extend({
  meta: z.object({ total: z.int(), waiting: z.int(), asked: z.int(), refused: z.int(), approved: z.int() }),
});

/** What the retailer typed when it registered. */
const registration = z.object({
  created_at: timestamp,
  company_website: z.string(),
  year_established: z.string(),
  phone: z.string(),
  places: z.array(z.string()),
  event_segments: z.array(z.string()),
  available_for_mailing: z.boolean(),
  language_code: z.string(),
});

export const retailerFile = queuedRetailer.extend({
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  /** In one line; where goods go, else who pays. */
  address: z.string().nullable(),
  year_established: z.int().nullable(),
  registration: registration.nullable(),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      status: z.string(),
      has_password: z.boolean(),
    }),
  ),
  /** Decisions about the retailer, newest first. */
  history: z.array(auditEntry),
});

export const reviewedRetailer = dataOf(retailerFile);
