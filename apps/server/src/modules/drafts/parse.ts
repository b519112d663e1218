import { folded, isSumRow, textOf } from '../../platform/documents/reading/cells.ts';
import type { SheetCell, SheetRows } from '../../platform/documents/reading/types.ts';
import type { ReadLine } from './types.ts';
import { readQuantities, tellNameless, type Entry, type Unread } from './unread.ts';
import { texts } from './words.ts';

type Column =
  | 'picture'
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
  'picture',
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

export interface FilledSheet {
  pricelist: string | null;
  lines: ReadLine[];
  unread: Unread[];
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

type TextIn = (column: Column) => string;

const readLine = (text: TextIn, row: number, quantities: ReadLine['quantities'], hasNotes: boolean): ReadLine => {
  const code = Number(text('code'));
  return {
    row,
    code: Number.isSafeInteger(code) && code > 0 ? code : null,
    reference: text('reference'),
    colour: text('colour'),
    quantities,
    note: hasNotes ? text('note') : null,
  };
};

/** Reads a filled-in sheet by the names of its columns (D-091). */
export const parseSheet = (rows: SheetRows, { row: headRow, at, sizes }: Head): FilledSheet => {
  const unread: Unread[] = [];
  const lines = rows.slice(headRow + 1).flatMap((cells, index) => {
    const text: TextIn = (column) => textOf(cells[at[column] ?? -1]);
    const row = headRow + index + 2;
    const place = { row, product: text('reference') || text('product'), variation: text('colour') };
    const entries: Entry[] = sizes.map(({ column, name }) => ({ size: name, column, cell: cells[column] }));
    if (text('reference') !== '')
      return readLine(text, row, readQuantities(entries, place, unread), at.note !== undefined);
    const column = at.reference ?? -1;
    const isProduct = (['code', 'product', 'colour'] as const).some((kind) => text(kind) !== '');
    if (!isSumRow(cells, column))
      tellNameless({ ...place, entries, reference: cells[column], column, isProduct }, unread);
    return [];
  });
  return { pricelist: findPricelist(rows, headRow), lines, unread };
};
