import { fromCents, sumCents, timesUnits, toCents } from '@vitrine/api/rules';
import type { CartGridCell, CartGridRow, CartGridSize } from '@vitrine/ui/commerce/cart/CartGrid';
import type { PendingCells } from './pendingCells.ts';
import type { WireCart, WireCartProduct } from '../../shared/mappers/wire.ts';

type Variation = WireCartProduct['variations'][number];
type Item = Variation['items'][number];

/** What the buyer sees in a cell: the quantity on its way, or the server's after a refusal. */
const toCell = (item: Item, stock: number | null, pending: PendingCells): CartGridCell => {
  const change = pending.get(item.id);
  const base = { itemId: item.id, sizeId: item.size.id, stock };
  if (!change) return { ...base, quantity: item.quantity, state: 'idle' };
  return {
    ...base,
    quantity: change.state === 'failed' ? item.quantity : change.quantity,
    state: change.state,
    message: change.message,
    theirs: change.state === 'conflict' ? item.quantity : undefined,
  };
};

const toRow = ({ info, items }: Variation, pending: PendingCells): CartGridRow => {
  const stock = new Map(info.stock.map(({ size, qtty_stock }) => [size, qtty_stock]));
  return {
    id: info.id,
    label: info.label,
    swatch: { color: info.color.color, extraColor: info.color.extra_color },
    cells: items.map((item) => toCell(item, stock.get(item.size.name) ?? null, pending)),
  };
};

/** The cells of a cart, by the id of their item. */
export const itemsOf = ({ collections }: WireCart): number[] =>
  collections.flatMap(({ products }) =>
    products.flatMap(({ variations }) => variations.flatMap(({ items }) => items.map(({ id }) => id))),
  );

/** Rows are colours (E-40). */
export const toGridRows = (product: WireCartProduct, pending: PendingCells): CartGridRow[] =>
  product.variations.map((variation) => toRow(variation, pending));

/** What was ordered: stock belongs to the goods of now, not to a cart that was sent. */
export const toOrderedRows = (product: WireCartProduct): CartGridRow[] =>
  toGridRows(product, new Map()).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, stock: null })),
  }));

/** Columns are sizes, in the order of the size run. */
export const toGridSizes = (product: WireCartProduct): CartGridSize[] => {
  const sizes = new Map(product.variations.flatMap(({ items }) => items.map(({ size }) => [size.id, size] as const)));
  return [...sizes.values()].sort((a, b) => a.order - b.order).map(({ id, name }) => ({ id, name }));
};

export interface Totals {
  units: number;
  /** Null when prices are hidden from the viewer (D-022). */
  amount: number | null;
}

const unitsOf = (product: WireCartProduct, pending: PendingCells): number =>
  toGridRows(product, pending).reduce(
    (sum, row) => sum + row.cells.reduce((units, cell) => units + cell.quantity, 0),
    0,
  );

/** Units and wholesale amount of one product, with what is still being saved. */
export const productTotals = (product: WireCartProduct, pending: PendingCells): Totals => {
  const units = unitsOf(product, pending);
  const { amount } = product.wholesale_price;
  return { units, amount: amount === null ? null : fromCents(timesUnits(toCents(amount), units)) };
};

/** Sums totals; one hidden amount hides the sum. */
export const sumTotals = (totals: readonly Totals[]): Totals => ({
  units: totals.reduce((sum, { units }) => sum + units, 0),
  amount: totals.some(({ amount }) => amount === null)
    ? null
    : fromCents(sumCents(totals.map(({ amount }) => toCents(amount ?? 0)))),
});

const cartProducts = (cart: WireCart): WireCartProduct[] => cart.collections.flatMap(({ products }) => products);

/** Units and amount of a whole cart. */
export const cartTotals = (cart: WireCart, pending: PendingCells): Totals =>
  sumTotals(cartProducts(cart).map((product) => productTotals(product, pending)));

/** Units and amount of several carts, one sum for each currency. */
export const sumsByCurrency = (
  carts: readonly WireCart[],
  pending: PendingCells,
): { currency: string; totals: Totals }[] =>
  [...Map.groupBy(carts, ({ pricelist }) => pricelist.currency)].map(([currency, group]) => ({
    currency,
    totals: sumTotals(group.map((cart) => cartTotals(cart, pending))),
  }));

/** The first day after which one of the collections can no longer be ordered; null when none ends. */
export const deadlineOf = ({ collections }: WireCart): string | null =>
  collections.flatMap(({ order_window_end: end }) => end ?? []).toSorted((a, b) => a.localeCompare(b))[0] ?? null;

/** The cart with cells that the server has taken. */
export const withQuantity = (cart: WireCart, itemId: number, quantity: number): WireCart => ({
  ...cart,
  collections: cart.collections.map((collection) => ({
    ...collection,
    products: collection.products.map((product) => ({
      ...product,
      variations: product.variations.map((variation) => ({
        ...variation,
        items: variation.items.map((item) => (item.id === itemId ? { ...item, quantity } : item)),
      })),
    })),
  })),
});
