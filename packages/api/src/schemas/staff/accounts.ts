import { z } from 'zod';
import { languageCodes } from '../../rules/languages.ts';
import { timestamp } from '../shared/common.ts';
import { pageOf } from './log.ts';

/** A marketplace of the installation. */
export const staffAccount = z.object({
  hash: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  /** Where its shop opens; null if only the `X-Account-Hash` header leads to it. */
  url: z.string().nullable(),
  language_code: z.enum(languageCodes),
  /** Staff who can sign in. */
  staff: z.int(),
  /** Staff who have not chosen a password yet. */
  invited: z.int(),
  /** Published brands. */
  brands: z.int(),
  created_at: timestamp,
});

export const staffAccounts = pageOf(staffAccount);

/** A new marketplace and the first person of its staff. What is missing is refused together with what is wrong. */
export const newAccount = z.object({
  hash: z.string().max(80),
  name: z.string().trim().max(60),
  support_email: z.string().max(320),
  hosts: z.array(z.string().trim().toLowerCase().max(253)).max(20),
  language_code: z.enum(languageCodes),
  /** Vitrine's look, or that of the account that adds it. */
  look: z.enum(['vitrine', 'own']),
  email: z.string().max(320),
  first_name: z.string().trim().max(60),
  last_name: z.string().trim().max(60),
});
