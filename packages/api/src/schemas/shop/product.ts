import { z } from 'zod';
import { colourFamilies } from '../../rules/constants.ts';
import { calendarDate, id, named, pagination } from '../shared/common.ts';
import { offeredPricelist, pricelist } from './brand.ts';

/** E-31. `amount` is null when the viewer may not see it (S-008, D-003); money has two decimals. */
export const price = z.object({
  amount: z.number().nullable(),
  currency: z.string().length(3),
  tip: z.string().nullable(),
});

/** E-30. */
export const pricelistEntry = z.object({
  pricelist: pricelist.extend({ currency: z.string().length(3) }),
  wholesale_price: price,
  retailer_price: price,
});

export const productImage = z.object({
  id,
  picture_thumbnail: z.string(),
  picture_600: z.string(),
  picture: z.string(),
  alt: z.string(),
  video: z.boolean(),
  video_url: z.string().nullable(),
});

/** E-33. Colours are `#rrggbb`. */
export const variation = z.object({
  id,
  label: z.string(),
  color: z.object({ color: z.string(), extra_color: z.string().nullable() }),
  texture: z.object({ picture_texture: z.string() }).nullable(),
  images: z.array(productImage),
});

/** The stock left of each size, as in the cart. Only retailers receive it. Null means no limit. */
const stockedVariation = variation.extend({
  stock: z.array(z.object({ size: z.string(), qtty_stock: z.int().nullable() })).optional(),
});

/** `meta` has the limits of the product, over all its variations and sizes. Another server may leave it out. */
export const productVariations = z.object({
  data: z.array(stockedVariation),
  meta: z.object({ order_minimum_quantity: z.int().nullable(), order_maximum_quantity: z.int().nullable() }).optional(),
});

/** E-29, as a listing shows it. */
export const productCard = z.object({
  id,
  name: z.string(),
  reference_code: z.string(),
  seller: z.string(),
  seller_id: id,
  seller_slug: z.string(),
  collection: z.object({ id, name: z.string(), seller: z.string() }),
  categories: z.array(named),
  tags: z.array(z.object({ name: z.string() })),
  images: z.array(productImage),
  variations: z.array(variation),
  sizes: z.array(z.object({ name: z.string() })),
  is_out_of_stock: z.boolean(),
  ship_msg: z.string().nullable(),
  order_delivery_days: z.int(),
  /** When its collection is delivered. An older server leaves it out. */
  production_window_start: calendarDate.nullable().optional(),
  production_window_end: calendarDate.nullable().optional(),
  pricelists: z.array(pricelistEntry),
  wholesale_price: price,
  retailer_price: price,
});

/** E-29, whole. */
export const product = productCard.extend({
  description_en: z.string(),
  sizechart: z.object({ image_thumbnail: z.string() }).nullable(),
  details: z.array(z.object({ text: z.string(), text_en: z.string() })),
  linesheet: z.string().nullable(),
  /** The seller's terms, clean HTML (D-061). */
  terms_conditions: z.string(),
});

/** E-26. */
export const collectionMeta = z.object({
  id,
  name: z.string(),
  seller: z.object({ id, name: z.string(), slug: z.string() }),
  order_window_end: calendarDate.nullable(),
  production_window_start: calendarDate.nullable(),
  production_window_end: calendarDate.nullable(),
  delivery_msg: z.string().nullable(),
  lookbook_url: z.string().nullable(),
  linesheet: z.record(z.string(), z.string()),
  purchase_order_draft: z.record(z.string(), z.string()),
  list_of_product: z.record(z.string(), z.string()),
  press_release: z.string().nullable(),
  pricelists: z.array(offeredPricelist),
});

/** E-27. */
export const productListing = z.object({
  results: z.array(productCard),
  pagination,
  meta: z.object({
    collections: z.array(named),
    segments: z.array(named),
    categories: z.array(named),
    sellers: z.array(named.extend({ slug: z.string() })),
    /** Families of colours; absent where the server cannot narrow by them. */
    colors: z.array(z.enum(colourFamilies)).optional(),
    selected_segment: named.nullable(),
    selected_seller: named.extend({ slug: z.string() }).nullable(),
    selected_collection: collectionMeta.nullable(),
  }),
});

/** Sort options of a listing. */
export const ordering = z.enum([
  'collection_order',
  '-created',
  'wholesale_price',
  '-wholesale_price',
  'retailer_price',
  '-retailer_price',
  'order_delivery_days',
  '-order_delivery_days',
]);

/** E-34. Values in centimetres (D-088), by measurement, then by size. */
export const sizeChart = z.object({
  values: z.record(z.string(), z.record(z.string(), z.number())),
  meta: z.object({
    sizes: z.array(z.object({ name: z.string() })),
    measurements: z.array(z.object({ name: z.string() })),
  }),
});
