import { folded } from '../../platform/documents/reading/cells.ts';
import { cellOf, type OpenCart } from './openCart.ts';
import type { KnownProduct } from './repository.ts';
import type { Memory } from './memory.ts';
import type { DraftLine, ImportRow, ReadLine } from './types.ts';

export interface Matched {
  productsNotFound: ImportRow[];
  variationsNotFound: ImportRow[];
  withoutSizes: ImportRow[];
  lines: DraftLine[];
  reduced: (ImportRow & { available: number })[];
  repeated: ImportRow[];
}

type Variation = KnownProduct['variations'][number];

const rowOf = ({ row, reference, colour }: ReadLine, size = '', quantity: number | '' = ''): ImportRow => ({
  row,
  product: reference,
  variation: colour,
  size,
  quantity: String(quantity),
});

/** By its code where it belongs to the product, else by its name in any language. A row without a colour means the only one. */
const variationOf = ({ variations }: KnownProduct, { code, colour }: ReadLine): Variation | undefined =>
  variations.find(
    ({ id, labels }) => id === code && (colour === '' || labels.some((label) => folded(label) === folded(colour))),
  ) ??
  variations.find(({ labels }) => labels.some((label) => folded(label) === folded(colour))) ??
  (colour === '' && variations.length === 1 ? variations[0] : undefined);

/** By its name; a quantity without a size means the only one. */
const sizeOf = ({ sizes }: KnownProduct, wanted: string): KnownProduct['sizes'][number] | undefined =>
  sizes.find(({ name }) => folded(name) === folded(wanted)) ??
  (wanted === '' && sizes.length === 1 ? sizes[0] : undefined);

interface Place {
  product: KnownProduct;
  variation: Variation;
}

/** The open cart that rows are compared with, and what it held when they were exported from it. */
export interface Compared {
  cart: OpenCart | undefined;
  memory: Memory | null;
}

const itemsOf = (
  line: ReadLine,
  { product, variation }: Place,
  { cart, memory }: Compared,
  found: Matched,
): DraftLine['items'] =>
  line.quantities.flatMap(({ size, quantity }) => {
    const known = sizeOf(product, size);
    if (!known) {
      if (quantity > 0) found.variationsNotFound.push(rowOf(line, size, quantity));
      return [];
    }
    const stock = variation.stock[String(known.id)] ?? null;
    const available = stock === null ? quantity : Math.min(stock, quantity);
    if (available < quantity) found.reduced.push({ ...rowOf(line, size, quantity), available });
    const seen = cart?.units.get(cellOf(variation.id, known.id)) ?? null;
    const exported = memory ? (memory.quantityOf(variation.id, size) ?? 0) : undefined;
    const isUnchanged = exported === quantity;
    return { sizeId: known.id, quantity: available, seen, exported, ...(isUnchanged && { isUnchanged }) };
  });

/** A blank note says nothing, unless the sheet was exported with one. */
const notesOf = (
  { note }: ReadLine,
  { id }: Variation,
  memory: Memory | null,
): Pick<DraftLine, 'note' | 'isNoteUnchanged'> => {
  const before = memory?.noteOf(id) ?? '';
  return note === before ? { note: note || null, ...(memory && { isNoteUnchanged: true }) } : { note };
};

/** A variation that stands in several rows is one line; what a later row says of a size counts. */
const merged = (lines: readonly DraftLine[]): DraftLine[] =>
  [...Map.groupBy(lines, ({ variationId }) => variationId).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const items = new Map(same.flatMap((line) => line.items).map((item) => [item.sizeId, item]));
    return { ...first, items: [...items.values()] };
  });

/** Quantities that a later row says otherwise. Rows come in the order of the sheet. */
const repeatedIn = (sizes: readonly { cell: string; row: ImportRow }[]): ImportRow[] => {
  const last = new Map(sizes.map(({ cell, row }) => [cell, row]));
  return sizes.filter(({ cell, row }) => last.get(cell)?.quantity !== row.quantity).map(({ row }) => row);
};

/** Compares filled-in rows with what a brand offers in a price list; each row that does not fit is named. */
export const matchLines = (
  lines: readonly ReadLine[],
  products: readonly KnownProduct[],
  compared: Compared,
): Matched => {
  const found: Matched = {
    productsNotFound: [],
    variationsNotFound: [],
    withoutSizes: [],
    lines: [],
    reduced: [],
    repeated: [],
  };
  const written: { cell: string; row: ImportRow }[] = [];
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
      const items = itemsOf(line, { product, variation }, compared, found);
      for (const { size, quantity } of line.quantities) {
        const known = sizeOf(product, size);
        if (known) written.push({ cell: cellOf(variation.id, known.id), row: rowOf(line, size, quantity) });
      }
      if (items.length > 0)
        found.lines.push({
          productId: product.id,
          variationId: variation.id,
          items,
          ...notesOf(line, variation, compared.memory),
          ...(compared.memory && { exportedFrom: compared.memory.cart }),
        });
    }
  }
  return { ...found, lines: merged(found.lines), repeated: repeatedIn(written) };
};
