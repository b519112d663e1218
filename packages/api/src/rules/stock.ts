import type { OrderingError } from './limits.ts';
import { ruleMessage, type RuleMessage } from './messages.ts';

/** The maximum units of one size, with any stock. */
export const MAX_UNITS = 100_000;

/** A stock below this is worth saying (K-52). */
export const LOW_STOCK_BELOW = 5;

const NUMBER = /^\d+(?:[.,]\d*)?$/;

/** Whole units of what was typed; what is not a number is 0, and so is less (V-061, V-062). */
export const parseUnits = (typed: string | number): number => {
  const units = typeof typed === 'number' ? typed : NUMBER.test(typed.trim()) ? Number.parseInt(typed, 10) : 0;
  return Number.isFinite(units) ? Math.max(0, Math.floor(units)) : 0;
};

/** The closest quantity that stock allows, and the notice when it is not the one wished for (V-060). Stock null is not limited (D-086). */
export const clampToStock = (
  typed: string | number,
  stock: number | null,
): { quantity: number; notice: RuleMessage | null } => {
  const wished = parseUnits(typed);
  const available = stock === null ? MAX_UNITS : Math.min(Math.max(0, stock), MAX_UNITS);
  if (wished <= available) return { quantity: wished, notice: null };
  return { quantity: available, notice: ruleMessage('rules.stock.available', { n: available }) };
};

/** '{n} left' for 1 to 4, 'Out of stock' for 0, otherwise nothing (V-063, D-087). */
export const stockNotice = (stock: number | null): RuleMessage | null => {
  if (stock === null || stock >= LOW_STOCK_BELOW) return null;
  return stock <= 0 ? ruleMessage('rules.stock.out') : ruleMessage('rules.stock.left', { n: stock });
};

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
