import { z } from 'zod';
import { id } from '../shared/common.ts';

/** Units and value in one currency. Values of several currencies are never added. */
const sold = {
  currency: z.string().length(3),
  units: z.int(),
  amount: z.number(),
};

/** What was sold of one collection, style, size, retailer or week, in one currency. */
export const salesRow = z.object({
  /** An id, the name of a size, or the first day of a week. */
  key: z.string(),
  name: z.string(),
  /** The reference of a style; otherwise empty. */
  detail: z.string(),
  orders: z.int(),
  ...sold,
});

/** A product that a retailer's people looked at and the retailer has not ordered. */
export const lookedAtRow = z.object({
  retailer: z.object({ id, name: z.string() }),
  product: z.object({ id, name: z.string(), reference: z.string() }),
  in_cart: z.boolean(),
  /** When one of its people last looked at it. */
  looked: z.string(),
});

/** A cart that a retailer has filled and not sent. */
export const openCartRow = z.object({
  id,
  retailer: z.object({ id, name: z.string() }),
  pricelist: z.string(),
  products: z.int(),
  ...sold,
  /** When its retailer last changed it. */
  changed: z.string(),
});
