import type { CellChange, PendingCells } from './pendingCells.ts';
import { toGridRows } from './cart.ts';
import type { WireCart, WireCartProduct } from '../../shared/mappers/wire.ts';

const cellKey = (variation: number, size: number): string => `${variation} ${size}`;

const productsOf = (cart: WireCart): WireCartProduct[] => cart.collections.flatMap(({ products }) => products);

/** What has to be ordered and noted again to undo a removal. */
export interface Removed {
  variations: number[];
  /** Quantities above 0 as the buyer saw them, by variation and size: the cells get new ids. */
  quantities: Readonly<Record<string, number>>;
  notes: { productId: number; note: string }[];
}

/** Remembers products before they leave a cart. */
export const toRemoved = (products: readonly WireCartProduct[], cells: PendingCells): Removed => {
  const rows = products.flatMap((product) => toGridRows(product, cells));
  return {
    variations: rows.map(({ id }) => id),
    quantities: Object.fromEntries(
      rows.flatMap((row) =>
        row.cells
          .filter(({ quantity }) => quantity > 0)
          .map(({ sizeId, quantity }) => [cellKey(row.id, sizeId), quantity] as const),
      ),
    ),
    notes: products.filter(({ note }) => note !== '').map(({ id, note }) => ({ productId: id, note })),
  };
};

/** The quantities that were removed, for the cells of the cart they are back in. */
export const toCellChanges = (cart: WireCart, { quantities }: Removed): CellChange[] =>
  productsOf(cart).flatMap(({ name, variations }) =>
    variations.flatMap(({ info, items }) =>
      items.flatMap(({ id, size, quantity: seen }) => {
        const quantity = quantities[cellKey(info.id, size.id)];
        return quantity === undefined ? [] : [{ itemId: id, quantity, seen, product: name }];
      }),
    ),
  );

/** Ids of the cells of a product. */
export const cellsOf = ({ variations }: WireCartProduct): number[] =>
  variations.flatMap(({ items }) => items.map(({ id }) => id));

/** The cart with another note at a product. */
export const withNote = (cart: WireCart, productId: number, note: string): WireCart => ({
  ...cart,
  collections: cart.collections.map((collection) => ({
    ...collection,
    products: collection.products.map((product) => (product.id === productId ? { ...product, note } : product)),
  })),
});
