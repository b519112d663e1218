import { z } from 'zod';
import { isHostName } from '../../rules/accounts.ts';
import { isTimeZone } from '../../rules/days.ts';
import { languageCodes } from '../../rules/languages.ts';
import { isEmail, isHttpUrl } from '../../rules/text.ts';
import { anyLink as link } from '../shared/pictures.ts';

const webAddress = z
  .string()
  .max(2000)
  .refine(isHttpUrl, {
    error: 'it is no web address that begins with https:// or http://',
    params: { reason: 'webAddress' },
  })
  .nullable()
  .default(null);

const host = z
  .string()
  .max(253)
  .refine(isHostName, {
    error: 'it is a host name, without port or path',
    params: { reason: 'host' },
  });

/** Settings of an account beside its look; null and an empty text are not set. */
export const settings = z.strictObject({
  /** The title of its pages and mails. Stays as it is unless given, as the next two. */
  shop_title: z.string().trim().min(1).max(120).optional(),
  /** Where nobody has chosen one. */
  language_code: z.enum(languageCodes).optional(),
  /** Whether the footer names the product. */
  powered_by: z.boolean().optional(),
  support_email: z
    .string()
    .max(320)
    // Nobody may have set it yet.
    .refine((email) => email === '' || isEmail(email), {
      error: 'it is no e-mail address',
      params: { reason: 'email' },
    }),
  copyright_year: z
    .int()
    .max(2200)
    .refine((year) => year === 0 || year >= 1900, { error: 'it is no year from 1900 on', params: { reason: 'year' } }),
  carrier_name: z.string().trim().max(60).default(''),
  admin_url: link.nullable().default(null),
  analytics_url: webAddress,
  analytics_id: z.string().trim().max(120).nullable().default(null),
  marketing_url: webAddress,
  marketing_token: z.string().trim().max(200).nullable().default(null),
  /** Minutes within which a retailer may take an order back; 10 if null, 0 for never. */
  recall_minutes: z.int().min(0).max(1440).nullable().default(null),
  /** IANA name of the time zone whose days the account counts; that of the installation if null. */
  time_zone: z
    .string()
    .refine(isTimeZone, { error: 'it is no time zone such as America/Sao_Paulo', params: { reason: 'timeZone' } })
    .nullable()
    .default(null),
  hidden_from_search: z.boolean().default(false),
  /** Whether recovery and registration answer alike for every address, so that nobody learns who is a member. */
  hides_members: z.boolean().default(false),
  /** Host names that lead to the account, without port. */
  hosts: z.array(host).max(20).default([]),
});
