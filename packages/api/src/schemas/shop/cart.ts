import { z } from 'zod';
import { calendarDate, id, named, problem, version, versionQuery } from '../shared/common.ts';
import { pricelist } from './brand.ts';
import { price, pricelistEntry } from './product.ts';

/** E-40. A stock of null is not limited (D-086). */
export const cartVariation = z.object({
  info: z.object({
    id,
    label: z.string(),
    color: z.object({ color: z.string(), extra_color: z.string().nullable() }),
    stock: z.array(z.object({ size: z.string(), qtty_stock: z.int().nullable() })),
  }),
  items: z.array(
    z.object({
      id,
      size: z.object({ id, name: z.string(), order: z.int() }),
      quantity: z.int().nonnegative(),
    }),
  ),
});

/** E-39. Minimum and maximum count all sizes and variations of the line (D-085). */
export const cartProduct = z.object({
  id,
  name: z.string(),
  image: z.object({ picture_thumbnail: z.string(), alt: z.string() }),
  order_delivery_days: z.int(),
  reference_code: z.string(),
  pricelists: z.array(pricelistEntry),
  wholesale_price: price,
  retailer_price: price,
  note: z.string(),
  order_maximum_quantity: z.int().nullable(),
  order_minimum_quantity: z.int().nullable(),
  sizechart: z.object({ image_thumbnail: z.string() }).nullable(),
  ship_msg: z.string().nullable(),
  variations: z.array(cartVariation),
});

/** Bounds of an order with a brand or of a collection, inclusive. Null is not limited, or hidden from the viewer. */
export const orderLimits = z.object({
  minimum_quantity: z.int().nullable(),
  maximum_quantity: z.int().nullable(),
  /** Money of the cart's price list. */
  minimum_value: z.number().nullable(),
  maximum_value: z.number().nullable(),
});

/** Limits and dates are of this server: an older one leaves them out. */
const cartCollection = named.extend({
  products: z.array(cartProduct),
  limits: orderLimits.optional(),
  order_window_end: calendarDate.nullable().optional(),
  production_window_start: calendarDate.nullable().optional(),
  production_window_end: calendarDate.nullable().optional(),
});

/** E-38. One open cart per retailer, brand and price list (D-004). */
export const cart = z.object({
  id,
  status: z.enum(['o', 'c']),
  /** Rises with every change; a finalize that names an older one is refused with 409. */
  version,
  buyer: named,
  seller: named.extend({ slug: z.string(), linesheets: z.int(), limits: orderLimits.optional() }),
  order_delivery_days: z.int(),
  pricelist: pricelist.extend({ currency: z.string().length(3) }),
  collections: z.array(cartCollection),
  orderId: id.nullable(),
  checkout_url: z.string().nullable(),
});

export const cartPage = z.object({
  results: z.array(cart),
  products_count: z.int(),
  pagination: z.object({ count: z.int(), next: z.string().nullable() }),
});

const units = z.int().nonnegative().max(100_000);

/** One id or a list (D-005). */
export const addProduct = z.object({
  product_variation_id: z.union([id, z.array(id).min(1).max(500)]),
  pricelist_id: id,
  quantity: z.int().nonnegative().max(100_000).optional(),
  /**
   * Units of single sizes, lowered to stock; they replace those of variations that are in the cart already, which then is no conflict.
   * `seen` are the units that they replace. If a size has others by now, nothing is added.
   */
  sizes: z
    .array(z.object({ product_variation_id: id, size: z.string().max(40), quantity: units, seen: units.optional() }))
    .max(5000)
    .optional(),
});

/** 409: all of it is in the cart already. With `current`, the units of sizes that changed after the writer saw them. */
export const unitsConflict = problem.extend({
  current: z.array(z.object({ product_variation_id: id, size: z.string(), quantity: z.int() })).optional(),
});

/** 409: all of it is in the cart already. */
export const addResult = z.object({
  message: z.string(),
  data: z.object({ cart_id: id, added: z.array(id), already_there: z.array(id) }),
});

/** `seen` is the quantity that this one replaces. If the cell has another by now, nothing is written. */
export const setQuantity = z.object({ quantity: units, seen: units.optional() });

/** 409: the cart is closed. With `current`, the cell changed after the writer saw it. */
export const quantityConflict = problem.extend({ current: z.int().optional() });

const note = z.string().max(2000);

/** `seen` are the notes that the writer has seen or sent. If the product has another by now, nothing is written. */
export const setNote = z.object({ note, seen: z.array(note).max(20).optional() });

/** `cart_version`: the cart has it with this note. An older server leaves it out. */
export const noteResult = z.object({
  message: z.string(),
  data: z.object({ note: z.string(), cart_version: z.int().optional() }),
});

/** `version` of the cart the reader looked at. If the cart changed since, nothing is removed. */
export const cartSeen = z.object({ version: versionQuery.optional() });

/** `seen` is the digest of the product's units and note the reader looked at, as `digestCartLine` makes it. If they changed since, nothing is removed. */
export const cartLineSeen = z.object({ seen: z.string().max(64).optional() });

/** 409: the cart is closed, or has a sibling with that price list. With `version`, which is that of now, it changed after the reader looked at it. */
export const cartConflict = problem.extend({ version: z.int().optional() });

/** 409: the cart is closed. With `current`, the note changed after the writer saw it. */
export const noteConflict = problem.extend({ current: z.string().optional() });

/** Open carts, newest first. */
export const cartVersions = z.object({ carts: z.array(z.object({ id, version })) });

export const itemResult = z.object({
  data: z.object({ id, quantity: z.int(), cart_id: id, cart_version: z.int() }),
});

/** 422 of a quantity above stock: `available` is what is left (V-060). */
export const stockRefusal = z.object({
  message: z.string(),
  detail: z.string(),
  request_id: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())),
  available: z.int().optional(),
});

/** D-006, and `version` of the cart the retailer looked at. */
export const finalizeRequest = z.object({
  message: z.string().max(5000).optional(),
  precognitive: z.boolean().optional(),
  version: version.optional(),
});

/** D-084. `limit` and `missing` are units for `quantity`, money for `value`. */
export const orderingError = z.object({
  scope: z.enum(['collection', 'product', 'seller', 'stock']),
  id,
  side: z.enum(['minimum', 'maximum']),
  type: z.enum(['quantity', 'value']),
  limit: z.number(),
  missing: z.number(),
  message: z.string(),
});

export const finalizeRefused = z.object({
  message: z.string(),
  detail: z.string(),
  request_id: z.string().optional(),
  errors: z.array(orderingError),
});

export const finalizeValid = z.object({ message: z.string(), valid: z.literal(true) });

export const finalizeDone = z.object({
  order: z.object({ id, status: z.literal('b'), created: z.string() }),
  checkout_url: z.string().nullable(),
});

/** `version` of the cart the reader looked at. If the cart changed since, it keeps its price list. */
export const pricelistChange = z.object({ pricelist_id: id, version: version.optional() });

/** D-100: what the new price list does not carry leaves the cart. */
export const pricelistChanged = z.object({
  message: z.string(),
  data: z.object({ cart_id: id, dropped: z.array(named) }),
});
