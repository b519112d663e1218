import type { KnownProduct } from './repository.ts';
import { folded } from './parse.ts';
import type { Memory } from './memory.ts';
import type { DraftLine, ImportRow, ReadLine } from './types.ts';

export interface Matched {
  productsNotFound: ImportRow[];
  variationsNotFound: ImportRow[];
  withoutSizes: ImportRow[];
  lines: DraftLine[];
  reduced: (ImportRow & { available: number })[];
}

type Variation = KnownProduct['variations'][number];

const rowOf = ({ row, reference, colour }: ReadLine, size = '', quantity: number | '' = ''): ImportRow => ({
  row,
  product: reference,
  variation: colour,
  size,
  quantity: String(quantity),
});

/** By its code where it belongs to the product, else by its name in any language. */
const variationOf = ({ variations }: KnownProduct, { code, colour }: ReadLine): Variation | undefined =>
  variations.find(
    ({ id, labels }) => id === code && (colour === '' || labels.some((label) => folded(label) === folded(colour))),
  ) ?? variations.find(({ labels }) => labels.some((label) => folded(label) === folded(colour)));

interface Place {
  product: KnownProduct;
  variation: Variation;
  memory: Memory | null;
}

const itemsOf = (line: ReadLine, { product, variation, memory }: Place, found: Matched): DraftLine['items'] =>
  line.quantities.flatMap(({ size, quantity }) => {
    const known = product.sizes.find(({ name }) => folded(name) === folded(size));
    if (!known) {
      if (quantity > 0) found.variationsNotFound.push(rowOf(line, size, quantity));
      return [];
    }
    const stock = variation.stock[String(known.id)] ?? null;
    const available = stock === null ? quantity : Math.min(stock, quantity);
    if (available < quantity) found.reduced.push({ ...rowOf(line, size, quantity), available });
    const isUnchanged = memory?.quantityOf(variation.id, size) === quantity;
    return { sizeId: known.id, quantity: available, ...(isUnchanged && { isUnchanged }) };
  });

const exportedOf = ({ note }: ReadLine, { id }: Variation, { cart, noteOf }: Memory): Pick<DraftLine, 'exported'> => ({
  exported: { cart, isNoteUnchanged: noteOf(id) === note },
});

/** A variation that stands in several rows is one line; what a later row says of a size counts. */
const merged = (lines: readonly DraftLine[]): DraftLine[] =>
  [...Map.groupBy(lines, ({ variationId }) => variationId).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const items = new Map(same.flatMap((line) => line.items).map((item) => [item.sizeId, item]));
    return { ...first, items: [...items.values()] };
  });

/** Compares filled-in rows with what a brand offers in a price list; each row that does not fit is named. */
export const matchLines = (
  lines: readonly ReadLine[],
  products: readonly KnownProduct[],
  memory: Memory | null,
): Matched => {
  const found: Matched = { productsNotFound: [], variationsNotFound: [], withoutSizes: [], lines: [], reduced: [] };
  const byReference = new Map(products.map((product) => [folded(product.reference_code), product]));
  for (const line of lines) {
    // A row without quantities asks for nothing.
    if (line.quantities.length === 0) continue;
    const product = byReference.get(folded(line.reference));
    const variation = product && variationOf(product, line);
    if (!product) found.productsNotFound.push(rowOf(line));
    else if (product.sizes.length === 0) found.withoutSizes.push(rowOf(line));
    else if (!variation) found.variationsNotFound.push(rowOf(line));
    else {
      const items = itemsOf(line, { product, variation, memory }, found);
      if (items.length > 0)
        found.lines.push({
          productId: product.id,
          variationId: variation.id,
          items,
          note: line.note,
          ...(memory && exportedOf(line, variation, memory)),
        });
    }
  }
  return { ...found, lines: merged(found.lines) };
};
