import type { PlannedProduct, Summary } from './types.ts';

/** Whether a product is new or the sheet changes something that its form shows: all but stock. */
export const changesForm = ({ id, sizes, prices, colours, ...product }: PlannedProduct): boolean => {
  const { name, description, collection, category, segment, days, minimum, maximum, active, tags } = product;
  return (
    id === null ||
    [name, description, collection, category, segment, days, minimum, maximum, active, tags].some(
      (value) => value !== null,
    ) ||
    sizes.length > 0 ||
    prices.length > 0 ||
    colours.some(
      ({ id: known, color, extraColor, gtins }) => known === null || color + extraColor !== '' || gtins.length > 0,
    )
  );
};

/** Whether a product is new or the sheet changes anything of it. */
export const isChanged = (product: PlannedProduct): boolean =>
  changesForm(product) || product.colours.some(({ stock }) => stock.length > 0);

/** Counts what a sheet changes. What the shop has already does not count. */
export const summaryOf = (lines: number, products: readonly PlannedProduct[]): Summary => {
  const count = (of: (product: PlannedProduct) => number): number => products.reduce((sum, one) => sum + of(one), 0);
  return {
    lines,
    new_products: products.filter(({ id }) => id === null).length,
    changed_products: products.filter((product) => product.id !== null && isChanged(product)).length,
    new_colours: count(({ colours }) => colours.filter(({ id }) => id === null).length),
    prices: count(({ prices }) => prices.length),
    stock: count(({ colours }) => colours.reduce((sum, { stock }) => sum + stock.length, 0)),
  };
};
