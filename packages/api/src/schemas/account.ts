import { z } from 'zod';
import { id } from './common.ts';

/** A white-label partner's branding as the app loads it at start (E-16). `style` is the branding document of the token system (D-113). */
export const account = z.object({
  hash: z.string(),
  name: z.string(),
  title: z.string(),
  logo: z.string().nullable(),
  logo_dark: z.string().nullable(),
  poweredByBlanc: z.boolean(),
  language_code: z.enum(['en', 'pt_BR']),
  style: z.record(z.string(), z.unknown()),
  /** Catalogue entries this account says differently, by message id: for every language, or by language (D-115). */
  texts: z.record(
    z.string(),
    z.union([z.string(), z.object({ en: z.string().optional(), pt_BR: z.string().optional() })]),
  ),
  support_email: z.string(),
  /** Target of GO TO ADMIN, when the account has a back office (D-048). */
  admin_url: z.string().nullable(),
  copyright_year: z.int(),
  /** The parcel carrier named as global partner (D-054). */
  carrier_name: z.string(),
  analytics_id: z.string().nullable(),
  marketing_token: z.string().nullable(),
});

/** E-05. */
export const eventSegment = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  is_active_event: z.boolean(),
  image_tag_event: z.string().nullable(),
  event: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
});

/** E-09. The menu's four have fixed ids: 13 Women, 14 Men, 15 Children, 16 Home & Beauty (K-21). */
export const segment = z.object({ id, name: z.string(), slug: z.string() });

/** E-12. */
export const linkGroup = z.object({
  group: z.string(),
  links: z.array(z.object({ id, text: z.string(), url: z.string() })),
});

/** E-13. */
export const location = z.object({ id, name: z.string() });

/** E-14. `text` is clean HTML (D-137). */
export const legalText = z.object({ text: z.string() });
