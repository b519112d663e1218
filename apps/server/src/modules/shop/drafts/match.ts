import { gtinKey } from '@vitrine/api/rules';
import { sizeNameOf } from '../../../platform/documents/layouts/columnNames.ts';
import { folded, mostUnits } from '../../../platform/documents/reading/cells.ts';
import { cellOf, type OpenCart } from './openCart.ts';
import type { KnownProduct } from './repository.ts';
import type { Memory } from './memory.ts';
import type { DraftItem, DraftLine, ImportRow, Quantity, ReadLine, Unread } from './types.ts';

export interface Matched {
  productsNotFound: ImportRow[];
  variationsNotFound: ImportRow[];
  withoutSizes: ImportRow[];
  /** Rows with a code that is of something else than they name. */
  misnamed: Unread[];
  lines: DraftLine[];
  reduced: (ImportRow & { available: number })[];
  /** Quantities of one size that stand in several cells: they are added. */
  repeated: ImportRow[];
  /** The units of each row that are in `lines`, before they were lowered to what is in stock. */
  taken: ReadonlyMap<number, number>;
}

type Variation = KnownProduct['variations'][number];

const rowOf = ({ row, reference, gtin, colour }: ReadLine, size = '', quantity: number | '' = ''): ImportRow => ({
  row,
  product: reference || gtin,
  variation: colour,
  size,
  quantity: String(quantity),
});

const isCalled = ({ labels }: Variation, colour: string): boolean =>
  labels.some((label) => folded(label) === folded(colour));

interface Place {
  product: KnownProduct;
  variation: Variation;
}

const placesIn = (products: readonly KnownProduct[]) => {
  const byReference = new Map(products.map((product) => [folded(product.reference_code), product]));
  const byCode = new Map(
    products.flatMap((product) =>
      product.variations.map((variation) => [variation.id, { product, variation }] as const),
    ),
  );
  const byGtin = new Map(
    products.flatMap((product) =>
      product.variations.flatMap((variation) =>
        Object.entries(variation.gtins ?? {}).map(
          ([size, code]) => [gtinKey(code), { product, variation, sizeId: Number(size) }] as const,
        ),
      ),
    ),
  );
  return {
    ofGtin: ({ gtin }: ReadLine) => (gtin === '' ? undefined : byGtin.get(gtinKey(gtin))),
    productOf: ({ reference, code }: ReadLine): KnownProduct | undefined =>
      reference === '' ? byCode.get(code ?? 0)?.product : byReference.get(folded(reference)),
    ofCode: ({ code }: ReadLine): Place | undefined => byCode.get(code ?? 0),
  };
};

/** By its name in any language, else by its code. A row without a colour means that of its code, or the only one. */
const variationOf = ({ variations }: KnownProduct, { code, colour }: ReadLine): Variation | undefined => {
  const ofCode = variations.find(({ id }) => id === code);
  if (colour === '') return ofCode ?? (variations.length === 1 ? variations[0] : undefined);
  if (ofCode && isCalled(ofCode, colour)) return ofCode;
  return variations.find((variation) => isCalled(variation, colour));
};

/** By its name; a quantity without a size means the only one. */
const sizeOf = ({ sizes }: KnownProduct, wanted: string): KnownProduct['sizes'][number] | undefined =>
  sizes.find(({ name }) => folded(sizeNameOf(name)) === folded(sizeNameOf(wanted))) ??
  (wanted === '' && sizes.length === 1 ? sizes[0] : undefined);

/** The open cart that rows are compared with, and what it held when they were exported from it. */
export interface Compared {
  cart: OpenCart | undefined;
  memory: Memory | null;
}

/** A quantity of the sheet with its place in the shop. */
interface Ordered extends Place, Quantity {
  line: ReadLine;
  sizeId: number;
  /** As the shop names it. */
  sizeName: string;
}

/** A size that stands in several cells has their sum. */
const itemOf = (same: readonly Ordered[], { cart, memory }: Compared, found: Matched): DraftItem => {
  const { variation, sizeId, sizeName, size, line } = same.at(-1) as Ordered;
  const quantity = same.reduce((sum, each) => sum + each.quantity, 0);
  const ordering = same.filter((each) => each.quantity > 0);
  if (ordering.length > 1) found.repeated.push(...ordering.map((each) => rowOf(each.line, each.size, each.quantity)));
  const available = Math.min(variation.stock[String(sizeId)] ?? mostUnits, quantity);
  if (available < quantity) found.reduced.push({ ...rowOf(line, size, quantity), available });
  const seen = cart?.units.get(cellOf(variation.id, sizeId)) ?? null;
  const exported = memory ? (memory.quantityOf(variation.id, sizeName) ?? 0) : undefined;
  return { sizeId, quantity: available, seen, exported, ...(exported === quantity && { isUnchanged: true }) };
};

/** A blank note says nothing, unless the sheet was exported with one. */
const notesOf = (
  lines: readonly ReadLine[],
  { id }: Variation,
  memory: Memory | null,
): Pick<DraftLine, 'note' | 'isNoteUnchanged'> => {
  const before = memory?.noteOf(id) ?? '';
  const notes = lines.flatMap(({ note }) => note ?? []);
  if (notes.length === 0) return { note: null };
  const note = notes.find((one) => one !== before) ?? before;
  return note === before ? { note: note || null, ...(memory && { isNoteUnchanged: true }) } : { note };
};

/** All that a sheet orders of a variation. */
const draftLineOf = (same: readonly Ordered[], compared: Compared, found: Matched): DraftLine => {
  const { product, variation } = same[0] as Ordered;
  const { memory } = compared;
  const bySize = Map.groupBy(same, ({ sizeId }) => sizeId);
  return {
    productId: product.id,
    variationId: variation.id,
    items: [...bySize.values()].map((each) => itemOf(each, compared, found)),
    ...notesOf([...new Set(same.map(({ line }) => line))], variation, memory),
    ...(memory && { exportedFrom: memory.cart }),
  };
};

/** The quantities of a row whose GTIN is known. Whatever else the row names must be the same. */
const ordersOfGtin = (
  line: ReadLine,
  { product, variation, sizeId }: Place & { sizeId: number },
  found: Matched,
): Ordered[] => {
  const { reference, colour, gtin, quantities } = line;
  const size = product.sizes.find(({ id }) => id === sizeId);
  const isSame =
    (reference === '' || folded(reference) === folded(product.reference_code)) &&
    (colour === '' || isCalled(variation, colour)) &&
    quantities.every((each) => each.size === '' || sizeOf(product, each.size) === size);
  if (size && isSame)
    return quantities.map((each) => ({ ...each, line, product, variation, sizeId, sizeName: size.name }));
  found.misnamed.push({ ...rowOf(line), column: 0, quantity: gtin, why: 'otherGtin' });
  return [];
};

/** The quantities of a row with their places; what has none is told to `found`. */
const ordersOf = (line: ReadLine, places: ReturnType<typeof placesIn>, found: Matched): Ordered[] => {
  const known = places.ofGtin(line);
  if (known) return ordersOfGtin(line, known, found);
  const product = places.productOf(line);
  const variation = product && variationOf(product, line);
  const units = line.quantities.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!product) found.productsNotFound.push(rowOf(line));
  else if (product.sizes.length === 0) found.withoutSizes.push(rowOf(line));
  else if (!variation) found.variationsNotFound.push(rowOf(line));
  else if ((places.ofCode(line)?.variation ?? variation) !== variation && units > 0)
    found.misnamed.push({ ...rowOf(line), column: 0, quantity: String(line.code), why: 'otherCode' });
  else
    return line.quantities.flatMap((each) => {
      const size = sizeOf(product, each.size);
      if (size) return { ...each, line, product, variation, sizeId: size.id, sizeName: size.name };
      if (each.quantity > 0) found.variationsNotFound.push(rowOf(line, each.size, each.quantity));
      return [];
    });
  return [];
};

/** Compares filled-in rows with what a brand offers in a price list; each row that does not fit is named. */
export const matchLines = (
  lines: readonly ReadLine[],
  products: readonly KnownProduct[],
  compared: Compared,
): Matched => {
  const taken = new Map<number, number>();
  const found: Matched = {
    productsNotFound: [],
    variationsNotFound: [],
    withoutSizes: [],
    misnamed: [],
    lines: [],
    reduced: [],
    repeated: [],
    taken,
  };
  const places = placesIn(products);
  // A row without quantities asks for nothing.
  const asking = lines.filter(({ quantities }) => quantities.length > 0);
  const ordered = asking.flatMap((line) => ordersOf(line, places, found));
  for (const { line, quantity } of ordered) taken.set(line.row, (taken.get(line.row) ?? 0) + quantity);
  const byVariation = Map.groupBy(ordered, ({ variation }) => variation.id);
  for (const same of byVariation.values()) found.lines.push(draftLineOf(same, compared, found));
  return found;
};
