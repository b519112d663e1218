import { gtinSizeOf } from '../../../platform/documents/layouts/columnNames.ts';
import { folded, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetCell, SheetRows } from '../../../platform/documents/reading/types.ts';
import type { ListLayout, ListUse } from './layout/types.ts';
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

const columnOf = (text: string): Column | undefined => columns.find((column) => isColumn(text, column));

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
    else if (name !== '' && gtinSizeOf(name) === undefined) head.sizes.push({ column, name });
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

/** The columns of our own list. */
export const layoutOfList = ({ row, at, sizes }: Head): ListLayout => {
  const uses = new Map<number | undefined, ListUse>(sizes.map(({ column }) => [column, 'size_quantity']));
  for (const kind of ['code', 'product', 'reference', 'colour', 'note'] as const) uses.set(at[kind], kind);
  const width = Math.max(...[...uses.keys()].map((column) => column ?? -1)) + 1;
  return { head: row, uses: Array.from({ length: width }, (_, column) => uses.get(column) ?? 'none') };
};
