import type { ShippingFacts } from '@vitrine/api/rules';
import type { ReviewedCollection } from '@vitrine/ui/commerce/cart/OrderReviewDialog';
import { productTotals, sumTotals, toGridRows, toGridSizes, type Totals } from '../mappers/cart.ts';
import { toUnitsOfProducts } from '../../shared/mappers/orderedUnits.ts';
import type { PendingCells } from '../mappers/pendingCells.ts';
import type { WireCart, WireCartProduct } from '../../shared/mappers/wire.ts';

type Collection = WireCart['collections'][number];
type Line = ReviewedCollection['lines'][number];

/** How totals, dates and limits are written. */
export interface ReviewWords {
  units: (units: number) => string;
  money: (amount: number | null) => string;
  windows: (collection: Collection) => string;
  /** When a product ships, beside the window of its collection. */
  shipping: (product: ShippingFacts) => string;
  /** How far the limits of a product are. */
  limits: (product: WireCartProduct, totals: Totals) => Line['limits'];
}

const gridOf = (product: WireCartProduct, pending: PendingCells): Pick<Line, 'sizes' | 'rows'> => {
  const sizes = toGridSizes(product);
  const [grid] = toUnitsOfProducts(
    toGridRows(product, pending).map(({ label, cells }) => {
      const quantities = new Map(cells.map(({ sizeId, quantity }) => [sizeId, quantity]));
      return {
        product: product.id,
        name: product.name,
        colour: label,
        sizes: sizes.map(({ id, name }) => ({ name, quantity: quantities.get(id) ?? 0 })),
      };
    }),
  );
  return { sizes: grid?.sizes ?? [], rows: grid?.rows ?? [] };
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
      delivery: words.shipping({ ...collection, ...product }) || undefined,
      image: { src: product.image.picture_thumbnail, alt: product.image.alt },
      ...gridOf(product, pending),
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
