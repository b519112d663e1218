import type { OrderingError } from './limits.ts';
import { ruleMessage } from './messages.ts';

/** The maximum units of one size, with any stock. */
export const MAX_UNITS = 100_000;

/** Refusal of an order that wants more of a size than there is; `id` is the cart item (V-060, D-084). */
export const stockError = (id: number, wanted: number, available: number): OrderingError => ({
  scope: 'stock',
  id,
  side: 'maximum',
  type: 'quantity',
  limit: available,
  missing: wanted - available,
  message: ruleMessage('rules.stock.available', { n: available }).text,
});
