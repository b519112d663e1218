import { fromCents, toCents, type LimitSide, type LimitType, type OrderingError } from '@vitrine/api/rules';
import { cartTotals, productTotals, sumTotals, toGridRows, type Totals } from '../mappers/cart.ts';
import type { PendingCells } from '../mappers/pendingCells.ts';
import type { WireCart, WireCartProduct } from '../../shared/mappers/wire.ts';

type Limits = NonNullable<WireCart['seller']['limits']>;

/** One limit and how far the quantities on the screen are from it. Units, or money for `value`. */
export interface LimitState {
  side: LimitSide;
  type: LimitType;
  limit: number;
  actual: number;
  /** Never negative: to go, left, or above. */
  distance: number;
  isBroken: boolean;
}

const BOUNDS = [
  ['minimum', 'quantity', 'minimum_quantity'],
  ['minimum', 'value', 'minimum_value'],
  ['maximum', 'quantity', 'maximum_quantity'],
  ['maximum', 'value', 'maximum_value'],
] as const;

const isBroken = (side: LimitSide, limit: number, actual: number, units: number): boolean =>
  side === 'minimum' ? units > 0 && actual < limit : actual > limit;

/** How far two figures are apart; money in whole cents, because decimals do not subtract exactly. */
const distanceOf = (type: LimitType, limit: number, actual: number): number =>
  type === 'quantity' ? Math.abs(limit - actual) : fromCents(Math.abs(toCents(limit) - toCents(actual)));

/** The limits of a product: units alone (D-085). */
export const productLimits = (product: WireCartProduct): Limits => ({
  minimum_quantity: product.order_minimum_quantity,
  maximum_quantity: product.order_maximum_quantity,
  minimum_value: null,
  maximum_value: null,
});

/** Every limit of a brand, collection or product. A value that is hidden from the viewer is not checked (D-022). */
export const limitStates = (limits: Limits | undefined, { units, amount }: Totals): LimitState[] =>
  BOUNDS.flatMap(([side, type, key]) => {
    const limit = limits?.[key] ?? null;
    const actual = type === 'quantity' ? units : amount;
    if (limit === null || actual === null) return [];
    const distance = distanceOf(type, limit, actual);
    return [{ side, type, limit, actual, distance, isBroken: isBroken(side, limit, actual, units) }];
  });

const productsOf = (cart: WireCart): WireCartProduct[] => cart.collections.flatMap(({ products }) => products);

const collectionTotals = (cart: WireCart, id: number, pending: PendingCells): Totals | null => {
  const found = cart.collections.find((collection) => collection.id === id);
  return found ? sumTotals(found.products.map((product) => productTotals(product, pending))) : null;
};

const itemTotals = (cart: WireCart, id: number, pending: PendingCells): Totals | null => {
  const cells = productsOf(cart).flatMap((product) => toGridRows(product, pending).flatMap((row) => row.cells));
  const cell = cells.find(({ itemId }) => itemId === id);
  return cell ? { units: cell.quantity, amount: null } : null;
};

/** What an error is about, as the screen shows it now; null when it has left the cart. */
const totalsOf = ({ scope, id }: OrderingError, cart: WireCart, pending: PendingCells): Totals | null => {
  if (scope === 'seller') return cartTotals(cart, pending);
  if (scope === 'collection') return collectionTotals(cart, id, pending);
  if (scope === 'stock') return itemTotals(cart, id, pending);
  const product = productsOf(cart).find((each) => each.id === id);
  return product ? productTotals(product, pending) : null;
};

/** Writes the sentence about the cents that are missing now. */
type Words = (side: LimitSide, cents: number) => string;

const asNow = (error: OrderingError, cart: WireCart, pending: PendingCells, words: Words): OrderingError[] => {
  const totals = totalsOf(error, cart, pending);
  if (!totals) return [];
  const { side, type, limit } = error;
  const actual = type === 'quantity' ? totals.units : totals.amount;
  if (actual === null) return [error];
  if (!isBroken(side, limit, actual, totals.units)) return [];
  const missing = distanceOf(type, limit, actual);
  if (type === 'quantity' || toCents(missing) === toCents(error.missing)) return [error];
  return [{ ...error, missing, message: words(side, toCents(missing)) }];
};

/** The errors of a refused order whose cause is still on the screen. An error goes as soon as its cause goes. */
export const standingErrors = (
  errors: readonly OrderingError[],
  cart: WireCart,
  pending: PendingCells,
  words: Words,
): OrderingError[] => errors.flatMap((error) => asNow(error, cart, pending, words));
