import { z } from 'zod';
import { id, timestamp } from './common.ts';
import { BRAND_RIGHTS } from '../../rules/brandRights.ts';
import { languageCodes } from '../../rules/languages.ts';
import { eventSegment } from './account.ts';
import { buyerProfile } from '../shop/profile.ts';

/** Closed set of four (D-021). */
export const buyerStage = z.enum(['pre_register', 'in_review', 'pending', 'approved']);

export const side = z.enum(['buyer', 'seller']);

/** The same form goes to o/token and to login. */
export const passwordGrant = z.object({
  grant_type: z.literal('password'),
  username: z.string().max(254),
  password: z.string().max(200),
});

export const tokens = z.object({
  access_token: z.string(),
  /** Empty where the refresh token is in a cookie. */
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds until the access token ends: 3600 (D-102), or 600 where the refresh token is in a cookie. */
  expires_in: z.int(),
  password_changed: z.boolean(),
});

/** OAuth's refusal: `invalid_grant` for a wrong e-mail or password. */
export const grantRefused = z.object({
  error: z.enum(['invalid_grant', 'invalid_client', 'invalid_request', 'too_many_attempts']),
  error_description: z.string(),
});

/** E-02. */
export const userData = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  entity_type: side,
  entity_stype: side,
  entity_id: id,
  welcome_msg: z.boolean(),
  /** The tips on the page of a brand were not seen yet (D-019). */
  brand_tips_msg: z.boolean(),
  buyer_locations: z.array(z.string()),
  user_hash: z.string(),
  is_staff: z.boolean(),
  /** Adds marketplaces to the installation. */
  may_add_accounts: z.boolean().optional(),
  allow_auto_add_one_unit_cart: z.boolean(),
  seller_slug: z.string().nullable(),
  buyer: z.object({ id, name: z.string(), hide_find_retailers: z.boolean() }).nullable(),
  seller: z.object({ id, name: z.string() }).nullable(),
  /** What the user may do for the brand; null for others. */
  seller_right: z.enum(BRAND_RIGHTS).nullable().optional(),
  event_segments: z.array(z.object({ segment: eventSegment })),
  /** The language of mails to the user. */
  language_code: z.enum(languageCodes).optional(),
  created_at: timestamp,
});

/** E-03, with the retailer's profile (E-47). Sellers have no stage; of the profile they have `users`, staff have nothing. */
export const status = z.object({ stage: buyerStage.nullable() }).extend(buyerProfile.partial().shape);

/** What a partner site learns of a member who comes with a ticket. */
export const visitor = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  entity_stype: side,
  entity_id: id,
  entity_name: z.string().nullable(),
});
