import type { UnitsOfProduct } from '@vitrine/ui/commerce/order/OrderedUnits';

/** One colour of a product with units by size. */
export interface UnitsLine {
  /** What its product is known by. */
  product: string | number;
  name: string;
  reference?: string;
  image?: string;
  colour: string;
  /** In the order of the size run. Those without units may be left out. */
  sizes: readonly { name: string; quantity: number }[];
}

/** The sizes of several lines, each once. A size that only a later line has goes after the one before it there. */
export const mergeSizes = (lines: readonly Pick<UnitsLine, 'sizes'>[]): string[] => {
  const merged: string[] = [];
  for (const { sizes } of lines) {
    let after = 0;
    for (const { name } of sizes) {
      const known = merged.indexOf(name);
      if (known < 0) merged.splice(after, 0, name);
      after = (known < 0 ? after : known) + 1;
    }
  }
  return merged;
};

const ordered = (line: UnitsLine): UnitsLine => ({ ...line, sizes: line.sizes.filter(({ quantity }) => quantity > 0) });

/** Units as small grids, product by product: only colours and sizes that have some. */
export const toUnitsOfProducts = (lines: readonly UnitsLine[]): UnitsOfProduct[] =>
  [...Map.groupBy(lines, ({ product }) => product)].flatMap(([id, group]) => {
    const some = group.map(ordered).filter(({ sizes }) => sizes.length > 0);
    const [first] = some;
    if (!first) return [];
    const used = new Set(some.flatMap(({ sizes }) => sizes.map(({ name }) => name)));
    const sizes = mergeSizes(group).filter((name) => used.has(name));
    const { name, reference, image } = first;
    return {
      id,
      name,
      reference,
      image: image === undefined ? undefined : { src: image, alt: name },
      sizes,
      rows: some.map((line) => {
        const units = new Map(line.sizes.map((size) => [size.name, size.quantity]));
        return { id: line.colour, label: line.colour, quantities: sizes.map((size) => units.get(size) ?? null) };
      }),
    };
  });
