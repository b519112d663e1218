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

/** Compares texts without regard to case and spaces. */
export const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

export const textOf = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined || typeof cell === 'object' ? '' : String(cell).trim();

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

export type ParsedSheet =
  | { missing: readonly ((typeof required)[number] | 'size' | 'quantity')[] }
  | { pricelist: string | null; lines: ReadLine[]; bad: BadQuantity[] };

interface Head {
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

const findHead = (rows: SheetRows): Head | undefined =>
  rows
    .slice(0, mostHeadRows)
    .map(readHead)
    .find(({ at }) => required.some((column) => at[column] !== undefined));

const findPricelist = (rows: SheetRows, until: number): string | null => {
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

/** Reads a filled-in sheet by the names of its columns, in any of the product's languages and any order (D-091). */
export const parseSheet = (rows: SheetRows): ParsedSheet => {
  const head = findHead(rows);
  const missing = required.filter((column) => head?.at[column] === undefined);
  if (!head || missing.length > 0) return { missing };
  const bad: BadQuantity[] = [];
  const lines = rows.slice(head.row + 1).flatMap((cells, index) => {
    const referenceCell = cells[head.at.reference ?? -1];
    // Blank rows and the row of totals name no product.
    if (textOf(referenceCell) === '') return [];
    return readLine(cells, head, head.row + index + 2, bad);
  });
  return { pricelist: findPricelist(rows, head.row), lines, bad };
};
