import { z } from 'zod';
import { id, picture } from '../shared/common.ts';
import { eventSegment, segment } from '../shared/account.ts';

export const heroTemplate = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']);

/** Typed tokens, never CSS text: where the text stands and how strong the scrim is. */
export const heroStyles = z.object({
  align: z.enum(['start', 'center', 'end']).optional(),
  tone: z.enum(['light', 'dark']).optional(),
  focus: z.enum(['top', 'center', 'bottom', 'left', 'right']).optional(),
});

/** E-07. */
export const hero = z.object({
  id,
  template: heroTemplate.nullable(),
  title: z.string(),
  text: z.string().nullable(),
  logo: z.string().nullable(),
  image: z.string().nullable(),
  image_mobile: z.string().nullable(),
  image_alt: z.string(),
  styles: heroStyles,
  slug: z.string(),
  show_landing_page: z.boolean(),
  buttons: z.array(
    z.object({
      text: z.string(),
      color: z.enum(['primary', 'secondary']).nullable(),
      type: z.enum(['register', 'login', 'link']),
      link: z.string().nullable(),
    }),
  ),
  event_segment: z.object({ id, name: z.string() }).nullable(),
  event_segment_title_about_project: z.string().nullable(),
  event_segment_about_project: z.string().nullable(),
});

/** E-09, as the page of an event segment needs it. */
export const segmentPage = segment.extend({
  hero: hero
    .pick({ image: true, image_mobile: true, image_alt: true, title: true, event_segment_title_about_project: true })
    .nullable(),
});

/** E-06. */
export const landing = z.object({
  hero: z.array(hero),
  spotlight: z.array(z.object({ id, name: z.string(), slug: z.string(), logo: z.string() })),
  our_retailers_text: z.string(),
  our_platform_text: z.string(),
  our_brands_text: z.string(),
  request_a_demo_text: z.string(),
  subscribe: z.string(),
});

/** E-04. */
export const landingBrand = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  list_image_thumbnail: z.string(),
  landing_description: z.string(),
  landing_modal_text: z.string(),
  landing_modal_images: z.array(picture),
  tags: z.array(z.object({ name: z.string() })),
  event_segments: z.array(eventSegment),
});

/** E-08. */
export const landingRetailer = z.object({ name: z.string(), logo_landing: z.string() });

/** E-17. */
export const companyType = z.enum(['b', 's', 'r', 'd']);

export const subscription = z.object({ email: z.string().max(254), maillist: companyType });
