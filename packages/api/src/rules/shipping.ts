import type { DeliveryWindow } from './windows.ts';

/** What decides when a product ships. Names are those of the calls; an older server or order leaves some out. */
export interface ShippingFacts {
  ship_msg?: string | null;
  order_delivery_days?: number | null;
  production_window_start?: string | null;
  production_window_end?: string | null;
}

/** One sentence about when a product ships. */
export type ShippingPart =
  | { kind: 'words'; words: string }
  | ({ kind: 'window' } & DeliveryWindow)
  | { kind: 'days'; days: number };

/**
 * When a product ships: the brand's own words about it and the delivery window of its collection. Days from the order are said
 * only where neither is given: a pre-order does not ship some days after it is placed.
 */
export const shippingOf = (product: ShippingFacts): ShippingPart[] => {
  const { ship_msg: words, order_delivery_days: days = null } = product;
  const { production_window_start: start = null, production_window_end: end = null } = product;
  const said: ShippingPart[] = [];
  if (words) said.push({ kind: 'words', words });
  if (start !== null || end !== null) said.push({ kind: 'window', start, end });
  if (said.length > 0) return said;
  return days === null ? [] : [{ kind: 'days', days }];
};
