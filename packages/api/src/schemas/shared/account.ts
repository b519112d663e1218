import { z } from 'zod';
import { languageCodes } from '../../rules/languages.ts';
import { calendarDate, id } from './common.ts';

/** A white-label partner's branding as the app loads it at start (E-16). `style` is the branding document of the token system (D-113). */
export const account = z.object({
  hash: z.string(),
  name: z.string(),
  title: z.string(),
  logo: z.string().nullable(),
  logo_dark: z.string().nullable(),
  poweredByBlanc: z.boolean(),
  language_code: z.enum(languageCodes),
  style: z.record(z.string(), z.unknown()),
  /** Catalogue entries this account says differently, by message id: for every language, or by language (D-115). */
  texts: z.record(z.string(), z.union([z.string(), z.partialRecord(z.enum(languageCodes), z.string())])),
  support_email: z.string(),
  /** Target of GO TO ADMIN, when the account has a back office (D-048). */
  admin_url: z.string().nullable(),
  copyright_year: z.int(),
  /** IANA name of the time zone whose days the account counts. An older server leaves it out. */
  time_zone: z.string().optional(),
  /** The parcel carrier named as global partner (D-054). */
  carrier_name: z.string(),
  analytics_id: z.string().nullable(),
  /** Where events go as JSON; null keeps tracking off (D-105). */
  analytics_url: z.string().nullable(),
  marketing_token: z.string().nullable(),
  /** The conversions endpoint of marketing automation; null keeps it off (D-106). */
  marketing_url: z.string().nullable(),
  /** Campaign pages that visitors see today, with the addresses they had before. A server without such pages leaves it out. */
  campaign_pages: z.array(z.object({ slug: z.string(), former_slugs: z.array(z.string()) })).optional(),
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

/** Calendar dates of an event, its last day included, and where today is beside them. */
export const eventDates = z.object({
  starts_on: calendarDate,
  ends_on: calendarDate,
  phase: z.enum(['upcoming', 'open', 'over']),
});

/** E-05, as the shop reads it at startup; null for an event without dates. */
export const startupSegment = eventSegment.extend({
  event: z.object({ id, name: z.string(), slug: z.string(), dates: eventDates.nullable() }).nullable(),
});

/** E-09. The menu's four have fixed ids: 13 Women, 14 Men, 15 Children, 16 Home & Beauty (K-21). */
export const segment = z.object({ id, name: z.string(), slug: z.string() });

/** E-12. */
export const linkGroup = z.object({
  group: z.string(),
  /** `hand_off`: the origin is on the account's list, so that a member takes a one-use ticket along (D-133). */
  links: z.array(z.object({ id, text: z.string(), url: z.string(), hand_off: z.boolean() })),
});

/** E-13. */
export const location = z.object({ id, name: z.string() });

/** E-14. `text` is clean HTML (D-137). */
export const legalText = z.object({ text: z.string() });

const partner = z.object({ name: z.string(), image: z.string() });

/** E-15. Texts are clean HTML. */
export const whoWeAre = z.object({
  whoweare: z.object({
    main_title: z.string(),
    main_image: z.string().nullable(),
    main_image_alt: z.string(),
    description: z.string(),
    banner: z.string().nullable(),
    banner_alt: z.string(),
    title: z.string(),
    our_values_title_1: z.string(),
    our_values_text_1: z.string(),
    our_values_title_2: z.string(),
    our_values_text_2: z.string(),
    our_values_title_3: z.string(),
    our_values_text_3: z.string(),
    our_partners_title: z.string(),
    our_partners_text: z.string(),
    find_out_more_title: z.string(),
    find_out_more_text: z.string(),
  }),
  partners: z.array(partner),
});

/** A campaign page of the account. `text` is clean HTML. */
export const campaignPage = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  image_mobile: z.string().nullable(),
  image_alt: z.string(),
  blocks: z.array(
    z.object({
      id,
      title: z.string(),
      text: z.string(),
      image: z.string().nullable(),
      image_alt: z.string(),
      image_position: z.enum(['left', 'right']),
      button: z.object({ text: z.string(), link: z.string() }).nullable(),
    }),
  ),
});
