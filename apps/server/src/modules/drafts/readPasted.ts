import type { SheetCell, SheetRows } from '../../platform/documents/reading/types.ts';
import { columnOf, folded, quantityOf, textOf, type BadQuantity, type ParsedSheet } from './parse.ts';
import type { KnownProduct } from './repository.ts';
import type { ReadLine } from './types.ts';

type Part = 'reference' | 'colour' | 'size' | 'quantity';
type Columns = Partial<Record<Part, number>>;

/** What a brand offers, as sets of folded texts. */
interface Offer {
  reference: ReadonlySet<string>;
  colour: ReadonlySet<string>;
  size: ReadonlySet<string>;
}

const offerOf = (products: readonly KnownProduct[]): Offer => ({
  reference: new Set(products.map(({ reference_code }) => folded(reference_code))),
  colour: new Set(products.flatMap(({ variations }) => variations.flatMap(({ labels }) => labels.map(folded)))),
  size: new Set(products.flatMap(({ sizes }) => sizes.map(({ name }) => folded(name)))),
});

/** A head line names columns, or sizes; it names no product. */
const isHead = (cells: readonly SheetCell[], offer: Offer): boolean => {
  const texts = cells.map(textOf).filter(Boolean);
  if (texts.some((text) => offer.reference.has(folded(text)))) return false;
  return texts.some((text) => columnOf(text) !== undefined || offer.size.has(folded(text)));
};

const named = (head: readonly SheetCell[]): Columns => {
  const at: Columns = {};
  for (const [column, cell] of head.entries()) {
    const name = columnOf(textOf(cell));
    if (name === 'reference' || name === 'colour' || name === 'size') at[name] ??= column;
    else if (name === 'quantity' || name === 'units') at.quantity ??= column;
  }
  return at;
};

/** The column, apart from those `taken`, in which most rows fit; the first of equals. Undefined if none fits. */
const bestColumn = (
  rows: SheetRows,
  taken: readonly (number | undefined)[],
  fits: (cell: SheetCell | undefined) => boolean,
): number | undefined => {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const counts = Array.from({ length: width }, (_, column) =>
    taken.includes(column) ? 0 : rows.filter((cells) => fits(cells[column])).length,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : counts.indexOf(most);
};

/** Columns by their names in the head line; the others by what the rows hold. */
const findColumns = (head: readonly SheetCell[], body: SheetRows, offer: Offer): Columns => {
  const at = named(head);
  const among = (texts: ReadonlySet<string>) => (cell: SheetCell | undefined) => texts.has(folded(textOf(cell)));
  const taken = () => Object.values(at);
  at.reference ??= bestColumn(body, taken(), among(offer.reference));
  at.colour ??= bestColumn(body, taken(), among(offer.colour));
  return at;
};

const isQuantity = (cell: SheetCell | undefined): boolean => typeof quantityOf(cell) === 'number';

/** Size and quantity of rows that have one size each. */
const findSize = (body: SheetRows, at: Columns, offer: Offer): Columns => {
  const size = at.size ?? bestColumn(body, Object.values(at), (cell) => offer.size.has(folded(textOf(cell))));
  return { ...at, size, quantity: at.quantity ?? bestColumn(body, [...Object.values(at), size], isQuantity) };
};

/** Sizes across: columns whose head names no other column, over cells that are quantities or blank. */
const sizeColumns = (head: readonly SheetCell[], body: SheetRows, at: Columns, offer: Offer) => {
  const columns = head.flatMap((cell, column) => {
    const name = textOf(cell);
    const isOther = name === '' || columnOf(name) !== undefined || Object.values(at).includes(column);
    const isSize = offer.size.has(folded(name)) || body.every((cells) => quantityOf(cells[column]) !== false);
    return isOther || !isSize ? [] : [{ column, name }];
  });
  return columns.some(({ name }) => offer.size.has(folded(name))) ? columns : [];
};

interface Entry {
  size: string;
  cell: SheetCell | undefined;
}

const readRow = (
  cells: readonly SheetCell[],
  row: number,
  at: Columns,
  entries: readonly Entry[],
  bad: BadQuantity[],
): ReadLine => {
  const quantities = entries.flatMap(({ size, cell }) => {
    const quantity = quantityOf(cell);
    if (quantity === false) bad.push({ row, size, value: textOf(cell) });
    return typeof quantity === 'number' ? { size, quantity } : [];
  });
  const text = (part: Part): string => textOf(at[part] === undefined ? null : cells[at[part]]);
  return { row, code: null, reference: text('reference'), colour: text('colour'), quantities, note: null };
};

/** How each row names its sizes and quantities; undefined if the rows have neither size columns nor a size each. */
const entriesOf = (head: readonly SheetCell[], body: SheetRows, at: Columns, offer: Offer) => {
  const across = sizeColumns(head, body, at, offer);
  if (across.length > 0)
    return (cells: readonly SheetCell[]): Entry[] =>
      across.map(({ name, column }) => ({ size: name, cell: cells[column] }));
  const { size, quantity } = findSize(body, at, offer);
  if (size === undefined || quantity === undefined) return undefined;
  return (cells: readonly SheetCell[]): Entry[] => [{ size: textOf(cells[size]), cell: cells[quantity] }];
};

/**
 * Reads pasted rows: reference, colour, size and quantity in any order, or sizes as columns, with or without a head line. What the
 * brand offers says which column is which.
 */
export const readPasted = (rows: SheetRows, products: readonly KnownProduct[]): ParsedSheet => {
  const offer = offerOf(products);
  const hasHead = isHead(rows[0] ?? [], offer);
  const head = hasHead ? (rows[0] ?? []) : [];
  const body = hasHead ? rows.slice(1) : rows;
  const at = findColumns(head, body, offer);
  const missing = (['reference', 'colour'] as const).filter((part) => at[part] === undefined);
  if (missing.length > 0) return { missing };
  const entries = entriesOf(head, body, at, offer);
  if (!entries) return { missing: ['size', 'quantity'] };
  const bad: BadQuantity[] = [];
  const lines = body.flatMap((cells, index) => {
    if (textOf(cells[at.reference ?? -1]) === '') return [];
    return readRow(cells, index + (hasHead ? 2 : 1), at, entries(cells), bad);
  });
  return { pricelist: null, lines, bad };
};
