import type { CartPage } from '../../shared/queries/cart.ts';
import type { WireProductCard, WireVariations } from '../../shared/mappers/wire.ts';

/** Units by the id of the variation, then by the name of the size; what is absent is none. */
export type UnitsBySize = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Units of single sizes as the cart takes them, with those they replace where they were seen; undefined when none were typed. */
export const toSizeUnits = (units: UnitsBySize, seen: UnitsBySize = {}) => {
  const sizes = Object.entries(units).flatMap(([variation, bySize]) =>
    Object.entries(bySize).map(([size, quantity]) => ({
      product_variation_id: Number(variation),
      size,
      quantity,
      seen: seen[variation]?.[size],
    })),
  );
  return sizes.length > 0 ? sizes : undefined;
};

/** Units of `more` win over those of `units`, size by size. */
export const mergeUnits = (units: UnitsBySize, more: UnitsBySize): UnitsBySize => ({
  ...units,
  ...Object.fromEntries(Object.entries(more).map(([id, bySize]) => [id, { ...units[id], ...bySize }])),
});

/** Whether `typed` has sizes of which the cart holds units. */
export const replacesUnits = (inCart: UnitsBySize, typed: UnitsBySize): boolean =>
  Object.entries(typed).some(([id, bySize]) => Object.keys(bySize).some((size) => (inCart[id]?.[size] ?? 0) > 0));

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

/** Whether the open cart of a price list is among the carts that were read, or there is none. */
export const isCartKnown = (pages: readonly CartPage[], pricelist: number | undefined): boolean =>
  !pages.at(-1)?.pagination.next ||
  pages.some(({ results }) => results.some((cart) => cart.status === 'o' && cart.pricelist.id === pricelist));

/** What is left of each size; null is not limited. */
export const toStock = (variations: WireVariations): Record<string, Record<string, number | null>> =>
  Object.fromEntries(
    variations.map(({ id, stock = [] }) => [
      id,
      Object.fromEntries(stock.map(({ size, qtty_stock }) => [size, qtty_stock])),
    ]),
  );
