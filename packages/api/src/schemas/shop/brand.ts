import { z } from 'zod';
import { calendarDate, id, named } from '../shared/common.ts';
import { eventSegment } from '../shared/account.ts';

/** Of a search: what the brand sells of it. Empty if the search found its name. Another server may leave it out. */
const matched = z.array(z.string()).optional();

/** A brand as the directory lists it (E-19, the fields a tile needs). */
export const directoryBrand = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  list_image: z.string(),
  logo: z.string(),
  landing_description: z.string(),
  has_active_collection: z.boolean(),
  /** The first collection that can be ordered today. Another server may leave it out. */
  open_collection: named.nullable().optional(),
  tags: z.array(z.object({ name: z.string() })),
  /** A brand on a single page has an address of its own. Another server may leave it out. */
  brand_page_template: z.enum(['full', 'light']).optional(),
  matched,
});

/** A letter of the directory and how many of its brands stand under it; '#' is for names that begin with none of A to Z. */
export const directoryLetter = z.object({ letter: z.string(), count: z.int() });

export const directoryPage = z.object({
  data: z.array(directoryBrand),
  /** The letters of all pages, in order. Only where a page was asked for. Another server may leave it out and answer with all brands. */
  letters: z.array(directoryLetter).optional(),
  /** Of a search: how many brands follow those under letters, found by what they sell. */
  selling: z.int().optional(),
});

export const filterOption = z.object({ id, name: z.string(), slug: z.string() });

/** E-37. */
export const category = z.object({ id, name: z.string(), image_thumbnail: z.string() });

export const suggestion = z.object({ name: z.string(), slug: z.string(), matched });

/** E-21. */
export const brandStyleImage = z.object({
  id,
  title: z.string(),
  image_285: z.string(),
  image_580_600: z.string(),
  image_original: z.string(),
  link: z.string().nullable(),
  button_label: z.string().nullable(),
  collection: id.nullable(),
});

/** E-23. `summary` and `text` are clean HTML. */
export const infoBlock = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  button_label: z.string().nullable(),
  image_position: z.enum(['left', 'right']),
  image_orientation: z.enum(['portrait', 'landscape']),
  images: z.array(
    z.object({
      id,
      order: z.int(),
      portrait_image: z.string().nullable(),
      landscape_image: z.string().nullable(),
      video_url: z.string().nullable(),
      featured_image: z.boolean(),
    }),
  ),
});

/** E-24. */
export const history = z.object({
  history_image: z.string().nullable(),
  details: z.string(),
  instagram_url: z.string().nullable(),
  facebook_url: z.string().nullable(),
  site_url: z.string().nullable(),
  info_block: z.array(infoBlock),
  lookbook_description: z.string().nullable(),
  lookbook_template: z.int().nullable(),
  lookbook_images: z.array(brandStyleImage),
});

/** E-20. */
export const theBrand = z.object({
  brand_from: z.string(),
  year_established: z.int().nullable(),
  multibrand_retailers: z.string().nullable(),
  multibrand_retailers_full: z.string().nullable(),
  formatted_segments: z.string(),
  formatted_categories: z.string(),
  site_url: z.string().nullable(),
  facebook_url: z.string().nullable(),
  instagram_url: z.string().nullable(),
  tiktok_url: z.string().nullable(),
  landing_modal_text: z.string(),
  brand_style: z.string(),
  brand_style_template: z.int(),
  brand_style_images: z.array(brandStyleImage),
  categories: z.array(named),
  featured_info_block: infoBlock
    .pick({ title: true, summary: true, text: true, link: true, button_label: true, images: true })
    .nullable(),
  info_block: z.array(infoBlock),
  collections_filter: z.array(named),
  terms_conditions: z.string(),
  about_rating: z.string().nullable(),
  footer_images: z.array(z.object({ slug: z.string(), footer_image: z.string() })),
});

/** E-19. */
export const brandPage = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logo: z.string(),
  cover_image_thumbnail: z.string(),
  list_image: z.string(),
  tags: z.array(z.object({ name: z.string() })),
  calls_to_action: z.array(
    z.object({
      image: z.string(),
      image_mobile: z.string().nullable(),
      title: z.string(),
      text: z.string(),
      button_label: z.string(),
      link: z.string(),
    }),
  ),
  brand_page_template: z.enum(['full', 'light']),
  meta: z.object({ draft_changes: z.array(z.string()) }),
  history: history.nullable(),
  has_active_collection: z.boolean(),
  brand_page_url: z.string(),
  order_now_url: z.string().nullable(),
  landing_description: z.string(),
  is_connection_request_sent_or_accepted: z.boolean(),
  event_segments: z.array(eventSegment),
  the_brand: theBrand,
});

export const pricelist = z.object({ id, name: z.string() });

/** A list among which one may be chosen. Other servers of this wire leave the currency out. */
export const offeredPricelist = pricelist.extend({ currency: z.string().length(3).optional() });

/** `currency` is that of the countries in which the retailer sells; null if they have several, or one that no list is in. */
export const chosenPricelists = z.object({
  currency: z.string().length(3).nullable(),
  chosen: z.array(z.object({ seller_slug: z.string(), pricelist_id: id })),
});

/** E-25. `button` is the label buyers see. What is optional other servers of this wire do not send. */
export const shortCollection = z.object({
  id,
  name: z.string(),
  list_image: z.string(),
  button: z.string(),
  pricelists: z.array(offeredPricelist),
  order_window_end: calendarDate.nullable().optional(),
  production_window_start: calendarDate.nullable().optional(),
  production_window_end: calendarDate.nullable().optional(),
  delivery_msg: z.string().nullable().optional(),
  /** Units of an order. */
  minimum_quantity: z.int().nullable().optional(),
  /** Number of products on show. */
  products: z.int().optional(),
});
