import type { ReviewedCollection } from '@vitrine/ui/commerce/cart/OrderReviewDialog';
import { productTotals, sumTotals, toGridRows, toGridSizes, type Totals } from './cart.ts';
import type { PendingCells } from './pendingCells.ts';
import type { WireCart, WireCartProduct } from './wire.ts';

type Collection = WireCart['collections'][number];
type Line = ReviewedCollection['lines'][number];

/** How figures and dates are written. */
export interface ReviewWords {
  units: (units: number) => string;
  money: (amount: number | null) => string;
  windows: (collection: Collection) => string;
  number: (units: number) => string;
  /** How far the limits of a product are. */
  limits: (product: WireCartProduct, totals: Totals) => Line['limits'];
}

const rowsOf = (product: WireCartProduct, pending: PendingCells, words: ReviewWords): Line['rows'] => {
  const names = new Map(toGridSizes(product).map(({ id, name }) => [id, name]));
  return toGridRows(product, pending).flatMap(({ id, label, cells }) => {
    const ordered = cells.filter(({ quantity }) => quantity > 0);
    const sizes = ordered.map(({ sizeId, quantity }) => `${names.get(sizeId) ?? ''} ${words.number(quantity)}`);
    return sizes.length > 0 ? [{ id, colour: label, sizes: sizes.join(', ') }] : [];
  });
};

const inWords = ({ units, amount }: Totals, words: ReviewWords) => ({
  units: words.units(units),
  total: words.money(amount),
});

/** What will be ordered: products and collections with units. */
export const toReviewed = (cart: WireCart, pending: PendingCells, words: ReviewWords): ReviewedCollection[] =>
  cart.collections.flatMap((collection) => {
    const ordered = collection.products
      .map((product) => ({ product, totals: productTotals(product, pending) }))
      .filter(({ totals }) => totals.units > 0);
    if (ordered.length === 0) return [];
    const lines = ordered.map(({ product, totals }) => ({
      id: product.id,
      name: product.name,
      reference: product.reference_code,
      rows: rowsOf(product, pending, words),
      limits: words.limits(product, totals),
      ...inWords(totals, words),
    }));
    const sum = sumTotals(ordered.map(({ totals }) => totals));
    const windows = words.windows(collection) || undefined;
    return [{ id: collection.id, name: collection.name, windows, lines, ...inWords(sum, words) }];
  });

/** Names of the products without units: they stay out of the order. */
export const withoutUnits = (cart: WireCart, pending: PendingCells): string[] => [
  ...new Set(
    cart.collections
      .flatMap(({ products }) => products)
      .filter((product) => productTotals(product, pending).units === 0)
      .map(({ name }) => name),
  ),
];
