import { folded, textOf } from '../../platform/documents/reading/cells.ts';
import type { SheetCell, SheetRows } from '../../platform/documents/reading/types.ts';
import type { ReadLine } from './types.ts';
import { texts } from './words.ts';

type Column =
  | 'code'
  | 'product'
  | 'reference'
  | 'colour'
  | 'units'
  | 'price'
  | 'total'
  | 'note'
  | 'reason'
  | 'size'
  | 'quantity';

const columns: readonly Column[] = [
  'code',
  'product',
  'reference',
  'colour',
  'units',
  'price',
  'total',
  'note',
  'reason',
  'size',
  'quantity',
];
const required = ['reference', 'colour'] as const;
/** The head of the table is looked for among the first rows. */
const mostHeadRows = 30;

/** `Price (USD)` is the column `Price`. */
const isColumn = (text: string, column: Column): boolean => {
  const name = folded(text).replace(/ \([a-z]{3}\)$/, '');
  return Object.values(texts[column]).some((word) => folded(word) === name);
};

export const columnOf = (text: string): Column | undefined => columns.find((column) => isColumn(text, column));

/** A quantity that is no whole number, and where. */
export interface BadQuantity {
  row: number;
  size: string;
  /** Null: a formula. */
  value: string | null;
}

export interface FilledSheet {
  pricelist: string | null;
  lines: ReadLine[];
  bad: BadQuantity[];
}

export interface Head {
  row: number;
  at: Partial<Record<Column, number>>;
  sizes: { column: number; name: string }[];
}

const readHead = (cells: readonly SheetCell[], row: number): Head => {
  const head: Head = { row, at: {}, sizes: [] };
  for (const [column, cell] of cells.entries()) {
    const name = textOf(cell);
    const known = columnOf(name);
    if (known) head.at[known] ??= column;
    else if (name !== '') head.sizes.push({ column, name });
  }
  return head;
};

/** The row that names our columns, in any of the product's languages and any order. */
export const findHead = (rows: SheetRows): Head | undefined =>
  rows
    .slice(0, mostHeadRows)
    .map(readHead)
    .find(({ at }) => required.every((column) => at[column] !== undefined));

/** Whether a sheet is one that we wrote: it has the codes of its rows. */
export const isEditableList = ({ at }: Head): boolean => at.code !== undefined;

/** Whether a sheet has our columns and, besides, sizes of the brand alone. */
export const isLikeOurs = ({ at, sizes }: Head, known: ReadonlySet<string>): boolean =>
  at.size === undefined &&
  at.quantity === undefined &&
  sizes.length > 0 &&
  sizes.every(({ name }) => known.has(folded(name)));

/** The price list that a sheet names above its columns. */
export const findPricelist = (rows: SheetRows, until: number): string | null => {
  const words = Object.values(texts.pricelist).map(folded);
  for (const cells of rows.slice(0, until)) {
    const at = cells.findIndex((cell) => words.includes(folded(textOf(cell))));
    const name = at === -1 ? '' : textOf(cells[at + 1]);
    if (name !== '') return name;
  }
  return null;
};

/** A quantity as a number; undefined for a blank cell, false for what is none. */
export const quantityOf = (cell: SheetCell | undefined): number | undefined | false => {
  if (cell === null || cell === undefined || cell === '') return undefined;
  const value =
    typeof cell === 'number' ? cell : typeof cell === 'string' && /^\d{1,6}$/.test(cell) ? Number(cell) : NaN;
  return Number.isSafeInteger(value) && value >= 0 && value <= 100_000 ? value : false;
};

const readLine = (cells: readonly SheetCell[], { at, sizes }: Head, row: number, bad: BadQuantity[]): ReadLine => {
  const text = (column: Column): string => textOf(at[column] === undefined ? null : cells[at[column]]);
  const quantities = sizes.flatMap(({ column, name }) => {
    const cell = cells[column];
    const quantity = quantityOf(cell);
    if (quantity === false) bad.push({ row, size: name, value: typeof cell === 'object' ? null : textOf(cell) });
    return quantity === undefined || quantity === false ? [] : { size: name, quantity };
  });
  const code = Number(text('code'));
  return {
    row,
    code: Number.isSafeInteger(code) && code > 0 ? code : null,
    reference: text('reference'),
    colour: text('colour'),
    quantities,
    note: at.note === undefined ? null : text('note'),
  };
};

/** Reads a filled-in sheet by the names of its columns (D-091). */
export const parseSheet = (rows: SheetRows, head: Head): FilledSheet => {
  const bad: BadQuantity[] = [];
  const lines = rows.slice(head.row + 1).flatMap((cells, index) => {
    const referenceCell = cells[head.at.reference ?? -1];
    // Blank rows and the row of totals name no product.
    if (textOf(referenceCell) === '') return [];
    return readLine(cells, head, head.row + index + 2, bad);
  });
  return { pricelist: findPricelist(rows, head.row), lines, bad };
};
