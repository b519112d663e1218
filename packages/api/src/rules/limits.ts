import { amountInWords, fromCents, sumCents, timesUnits } from './money.ts';
import { ruleMessage } from './messages.ts';

export type LimitSide = 'minimum' | 'maximum';
export type LimitType = 'quantity' | 'value';

/** Bounds of one group, inclusive; null or absent is not limited. Quantities in units, values in cents. */
export interface Limits {
  minimumQuantity?: number | null;
  maximumQuantity?: number | null;
  minimumValue?: number | null;
  maximumValue?: number | null;
}

export interface LimitedProduct {
  id: number;
  limits: Limits;
  /** Cents; null while prices are hidden from the viewer: value limits are then not checked. */
  unitPrice: number | null;
  /** Of every size of every variation of the line (D-085). */
  quantities: readonly number[];
}

export interface LimitedCart {
  currency: string;
  seller: { id: number; limits: Limits };
  collections: readonly { id: number; limits: Limits; products: readonly LimitedProduct[] }[];
}

/** As finalize refuses (D-084): `limit` and `missing` are units for `quantity`, money for `value`; `missing` is never negative. */
export interface OrderingError {
  scope: 'collection' | 'product' | 'seller' | 'stock';
  id: number;
  side: LimitSide;
  type: LimitType;
  limit: number;
  missing: number;
  message: string;
}

interface Group {
  scope: 'collection' | 'product' | 'seller';
  id: number;
  limits: Limits;
  units: number;
  /** Cents, or null when unknown. */
  value: number | null;
}

interface Bound {
  side: LimitSide;
  type: LimitType;
  key: keyof Limits;
}

const BOUNDS: readonly Bound[] = [
  { side: 'minimum', type: 'quantity', key: 'minimumQuantity' },
  { side: 'maximum', type: 'quantity', key: 'maximumQuantity' },
  { side: 'minimum', type: 'value', key: 'minimumValue' },
  { side: 'maximum', type: 'value', key: 'maximumValue' },
];

const messageIds = {
  quantity: { minimum: 'rules.limits.minimumQuantity', maximum: 'rules.limits.maximumQuantity' },
  value: { minimum: 'rules.limits.minimumValue', maximum: 'rules.limits.maximumValue' },
} as const;

const checkBound = (group: Group, { side, type, key }: Bound, currency: string): OrderingError | null => {
  const limit = group.limits[key] ?? null;
  const actual = type === 'quantity' ? group.units : group.value;
  // What is not ordered at all has no minimum to reach (V-059).
  if (limit === null || actual === null || group.units === 0) return null;
  const missing = side === 'minimum' ? limit - actual : actual - limit;
  if (missing <= 0) return null;
  const message = ruleMessage(
    messageIds[type][side],
    type === 'quantity' ? { n: limit } : { amount: amountInWords(missing, currency) },
  ).text;
  const wire = type === 'quantity' ? { limit, missing } : { limit: fromCents(limit), missing: fromCents(missing) };
  return { scope: group.scope, id: group.id, side, type, ...wire, message };
};

const total = (groups: readonly Group[]): Pick<Group, 'units' | 'value'> => ({
  units: groups.reduce((units, group) => units + group.units, 0),
  value: groups.some((group) => group.value === null) ? null : sumCents(groups.map((group) => group.value ?? 0)),
});

const ofProduct = ({ id, limits, unitPrice, quantities }: LimitedProduct): Group => {
  const units = quantities.reduce((sum, quantity) => sum + quantity, 0);
  return { scope: 'product', id, limits, units, value: unitPrice === null ? null : timesUnits(unitPrice, units) };
};

const groupsOf = ({ collections, seller }: LimitedCart): Group[] => {
  const collected = collections.map(({ id, limits, products }) => {
    const lines = products.map(ofProduct);
    return { lines, whole: { scope: 'collection' as const, id, limits, ...total(lines) } };
  });
  const whole: Group = { scope: 'seller', ...seller, ...total(collected.map((collection) => collection.whole)) };
  return [...collected.flatMap((collection) => [collection.whole, ...collection.lines]), whole];
};

/**
 * Every limit a cart breaks, per product line, collection and seller, on quantity and on value (V-057, V-058, V-059, V-064, V-065, V-066),
 * in the order of the page: each collection, its products, at last the seller.
 */
export const checkLimits = (cart: LimitedCart): OrderingError[] =>
  groupsOf(cart)
    .flatMap((group) => BOUNDS.map((bound) => checkBound(group, bound, cart.currency)))
    .filter((error) => error !== null);
