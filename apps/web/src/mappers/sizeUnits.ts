import type { CartPage } from '../queries/cart.ts';
import type { WireProductCard, WireVariations } from './wire.ts';

/** Units by the id of the variation, then by the name of the size; what is absent is none. */
export type UnitsBySize = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Units of single sizes as the cart takes them; undefined when none were typed. */
export const toSizeUnits = (units: UnitsBySize) => {
  const sizes = Object.entries(units).flatMap(([variation, bySize]) =>
    Object.entries(bySize).map(([size, quantity]) => ({ product_variation_id: Number(variation), size, quantity })),
  );
  return sizes.length > 0 ? sizes : undefined;
};

/** Units of `more` win over those of `units`, size by size. */
export const mergeUnits = (units: UnitsBySize, more: UnitsBySize): UnitsBySize => ({
  ...units,
  ...Object.fromEntries(Object.entries(more).map(([id, bySize]) => [id, { ...units[id], ...bySize }])),
});

export const totalUnits = (units: UnitsBySize): number =>
  Object.values(units)
    .flatMap((bySize) => Object.values(bySize))
    .reduce((sum, each) => sum + each, 0);

/** Units of a product in the open cart of one price list. */
export const unitsInCart = (
  pages: readonly CartPage[],
  product: WireProductCard['id'],
  pricelist: number | undefined,
): UnitsBySize => {
  const carts = pages.flatMap(({ results }) => results);
  const open = carts.filter((cart) => cart.status === 'o' && cart.pricelist.id === pricelist);
  const lines = open.flatMap(({ collections }) => collections.flatMap(({ products }) => products));
  const variations = lines.filter(({ id }) => id === product).flatMap((line) => line.variations);
  return Object.fromEntries(
    variations.map(({ info, items }) => [
      info.id,
      Object.fromEntries(items.map(({ size, quantity }) => [size.name, quantity])),
    ]),
  );
};

/** What is left of each size; null is not limited. */
export const toStock = (variations: WireVariations): Record<string, Record<string, number | null>> =>
  Object.fromEntries(
    variations.map(({ id, stock = [] }) => [
      id,
      Object.fromEntries(stock.map(({ size, qtty_stock }) => [size, qtty_stock])),
    ]),
  );
