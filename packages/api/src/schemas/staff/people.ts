import { z } from 'zod';
import { BRAND_RIGHTS } from '../../rules/brandRights.ts';
import { languageCodes } from '../../rules/languages.ts';
import { id, timestamp } from '../shared/common.ts';
import { auditEntry, pageOf } from './log.ts';

export const personRole = z.enum(['buyer', 'seller', 'staff']);

export const personStatus = z.enum(['active', 'inactive', 'pending']);

/** What staff do to many people at once. */
export const personAct = z.enum(['deactivate', 'activate', 'end_sessions', 'invite']);

export const personRights = z.object({
  /** Works for the account: the back office. */
  is_staff: z.boolean(),
  /** May add a product to the cart with one unit of each size. */
  may_add_one_unit: z.boolean(),
  /** What the person may do for its brand; null for those who act for none. */
  right: z.enum(BRAND_RIGHTS).nullable(),
});

/** A member of the account, of either side. */
export const person = personRights.extend({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: personRole,
  /** The retailer or brand the person acts for. */
  company: z.object({ id, name: z.string() }).nullable(),
  status: personStatus,
  has_password: z.boolean(),
  /** Open sign-ins. */
  sessions: z.int(),
  created_at: timestamp,
});

export const people = pageOf(person);

export const personFile = person.extend({ history: z.array(auditEntry) });

/** What is missing is refused together with what is wrong. */
export const newPerson = z.object({
  email: z.string().max(320),
  first_name: z.string().trim().max(60),
  last_name: z.string().trim().max(60),
  role: personRole,
  /** The retailer or brand that a buyer or seller acts for. */
  company_id: id.optional(),
  /** The name of a new one instead: a retailer is in review, a brand is not published yet. */
  company: z.string().trim().min(1).max(120).optional(),
  language_code: z.enum(languageCodes),
});
