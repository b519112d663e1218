import { gtinKey } from '@vitrine/api/rules';
import { folded, quantityOf, textOf } from '../reading/cells.ts';
import { gtinIn } from '../reading/gtinIn.ts';
import type { SheetCell, SheetRows } from '../reading/types.ts';
import { namedUse, sizeNameOf } from './columnNames.ts';
import { mostHeadRows, mostSampleRows } from './types.ts';
import type { Layout, OrderUse } from './types.ts';

/** What a brand offers, as sets of folded texts. */
export interface Offer {
  reference: ReadonlySet<string>;
  colour: ReadonlySet<string>;
  size: ReadonlySet<string>;
  /** In 14 digits. */
  gtin: ReadonlySet<string>;
}

const isGtin = ({ gtin }: Offer, cell: SheetCell | undefined): boolean => gtin.has(gtinKey(gtinIn(cell)));

const isIn = (texts: ReadonlySet<string>, cell: SheetCell | undefined): boolean => texts.has(folded(textOf(cell)));

const isSize = ({ size }: Offer, cell: SheetCell | undefined): boolean => size.has(folded(sizeNameOf(textOf(cell))));

/** How many cells of a row name a column or a size. */
const namesIn = (cells: readonly SheetCell[], offer: Offer): number =>
  cells.filter((cell) => namedUse(textOf(cell)) !== undefined || isSize(offer, cell)).length;

const filled = (cells: readonly SheetCell[]): SheetCell[] => cells.filter((cell) => textOf(cell) !== '');

/** Every column has a cell, and none of them holds a quantity. */
const looksLikeHead = (cells: readonly SheetCell[], width: number): boolean =>
  width > 1 && filled(cells).length === width && filled(cells).every((cell) => quantityOf(cell) === false);

/** The row above the first product that names the most columns. */
const findHead = (rows: SheetRows, offer: Offer): number => {
  const first = rows.findIndex((cells) => cells.some((cell) => isIn(offer.reference, cell) || isGtin(offer, cell)));
  const above = rows.slice(0, first === -1 ? mostHeadRows : Math.min(first, mostHeadRows));
  const counts = above.map((cells) => namesIn(cells, offer));
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  const width = Math.max(0, ...above.map((cells) => filled(cells).length));
  return above.length === rows.length ? -1 : above.findIndex((cells) => looksLikeHead(cells, width));
};

type Fits = (cell: SheetCell | undefined) => boolean;

/** The column, apart from those `taken`, in which most rows fit; its name decides between equals, then `isLast`. Undefined if nothing speaks for any. */
const bestColumn = (
  { names, body }: { names: readonly string[]; body: SheetRows },
  wanted: OrderUse,
  taken: readonly (number | undefined)[],
  fits: Fits,
  isLast = false,
): number | undefined => {
  const width = Math.max(names.length, ...body.map((cells) => cells.length));
  const counts = Array.from({ length: width }, (_, column) => {
    if (taken.includes(column)) return 0;
    const named = namedUse(names[column] ?? '');
    return body.filter((cells) => fits(cells[column])).length + (named?.use === wanted ? named.weight : 0);
  });
  const most = Math.max(0, ...counts);
  if (most === 0) return undefined;
  return isLast ? counts.lastIndexOf(most) : counts.indexOf(most);
};

/** Sizes across: columns with the name of a size, and short names among them over quantities that the brand does not know. */
const sizeColumns = (
  names: readonly string[],
  body: SheetRows,
  taken: readonly (number | undefined)[],
  offer: Offer,
) => {
  const columns = names.flatMap((name, column) => {
    if (name === '' || taken.includes(column) || namedUse(name)) return [];
    const isLikeOne = name.length <= 5 && body.every((cells) => quantityOf(cells[column]) !== false);
    return isSize(offer, name) || isLikeOne ? [column] : [];
  });
  return columns.some((column) => isSize(offer, names[column])) ? columns : [];
};

const isQuantity: Fits = (cell) => typeof quantityOf(cell) === 'number';

const findNamed = (names: readonly string[], use: OrderUse): number | undefined => {
  const at = names.findIndex((name) => namedUse(name)?.use === use);
  return at === -1 ? undefined : at;
};

/** What each column of a sheet may hold, by its name in either language and by what the brand offers. */
export const guessLayout = (all: SheetRows, offer: Offer): Layout<OrderUse> => {
  const rows = all.slice(0, mostSampleRows);
  const head = findHead(rows, offer);
  const names = (rows[head] ?? []).map(textOf);
  const body = rows.slice(head + 1).filter((cells) => filled(cells).length > 0);
  const sheet = { names, body };
  const coded = bestColumn(sheet, 'gtin', [], (cell) => isGtin(offer, cell));
  const reference = bestColumn(sheet, 'reference', [coded], (cell) => isIn(offer.reference, cell));
  // Beside references, numbers that the brand does not know are left aside.
  const isKnown = coded !== undefined && body.some((cells) => isGtin(offer, cells[coded]));
  const gtin = isKnown || reference === undefined ? coded : undefined;
  const colour = bestColumn(sheet, 'colour', [gtin, reference], (cell) => isIn(offer.colour, cell));
  const across = sizeColumns(names, body, [gtin, reference, colour], offer);
  const width = Math.max(names.length, ...body.map((cells) => cells.length));
  const uses = new Map<number | undefined, OrderUse>([
    [reference, 'reference'],
    [colour, 'colour'],
  ]);
  for (const column of across) uses.set(column, 'size_quantity');
  if (across.length === 0) {
    const taken = [gtin, reference, colour];
    const size = findNamed(names, 'size') ?? bestColumn(sheet, 'size', taken, (cell) => isSize(offer, cell));
    const quantity = findNamed(names, 'quantity') ?? bestColumn(sheet, 'quantity', [...taken, size], isQuantity, true);
    uses.set(gtin, 'gtin').set(size, 'size').set(quantity, 'quantity');
  }
  return { head, uses: Array.from({ length: width }, (_, column) => uses.get(column) ?? 'none') };
};
