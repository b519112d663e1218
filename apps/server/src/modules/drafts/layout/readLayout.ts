import { folded, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetCell, SheetRows } from '../../../platform/documents/reading/types.ts';
import { quantityOf, type BadQuantity, type FilledSheet } from '../parse.ts';
import type { ReadLine } from '../types.ts';
import { sizeNameOf } from './columnNames.ts';
import type { Layout, Use } from './types.ts';

/** Signs that stand for a blank cell. */
const dashes = new Set(['-', '–', '—']);
export const isDash = (text: string): boolean => dashes.has(text);
/** Rows that name no product. */
const sums = new Set(['total', 'totals', 'totais', 'subtotal', 'grand total', 'total geral']);
export const isSum = (text: string): boolean => sums.has(folded(text));

const count = (uses: readonly Use[], wanted: Use): number => uses.filter((use) => use === wanted).length;

/** One column of references and of quantities, or the quantities of each size in a column. Colour and size may be missing where a product has just one. */
export const isReadable = (uses: readonly Use[]): boolean => {
  const [quantity, sizes] = [count(uses, 'quantity'), count(uses, 'size_quantity')];
  const isOnce = count(uses, 'reference') === 1 && count(uses, 'colour') <= 1;
  return isOnce && (sizes > 0 ? quantity + count(uses, 'size') === 0 : quantity === 1 && count(uses, 'size') <= 1);
};

/** Whether nothing is left to ask. */
export const isComplete = (uses: readonly Use[]): boolean =>
  isReadable(uses) && uses.includes('colour') && (uses.includes('size') || uses.includes('size_quantity'));

interface Entry {
  size: string;
  cell: SheetCell | undefined;
}

const entriesOf = (cells: readonly SheetCell[], names: readonly string[], uses: readonly Use[]): Entry[] => {
  if (uses.includes('quantity'))
    return [{ size: textOf(cells[uses.indexOf('size')]), cell: cells[uses.indexOf('quantity')] }];
  return uses.flatMap((use, column) =>
    use === 'size_quantity' ? [{ size: sizeNameOf(names[column] ?? ''), cell: cells[column] }] : [],
  );
};

const readRow = (
  cells: readonly SheetCell[],
  row: number,
  { names, uses }: { names: readonly string[]; uses: readonly Use[] },
  bad: BadQuantity[],
): ReadLine => {
  const quantities = entriesOf(cells, names, uses).flatMap(({ size, cell }) => {
    const quantity = isDash(textOf(cell)) ? undefined : quantityOf(cell);
    if (quantity === false) bad.push({ row, size, value: typeof cell === 'object' ? null : textOf(cell) });
    return typeof quantity === 'number' ? { size, quantity } : [];
  });
  const text = (use: Use): string => textOf(cells[uses.indexOf(use)]);
  return { row, code: null, reference: text('reference'), colour: text('colour'), quantities, note: null };
};

/** Reads a sheet or pasted rows whose columns are known. */
export const readLayout = (rows: SheetRows, { head, uses }: Layout): FilledSheet => {
  const names = (rows[head] ?? []).map(textOf);
  const bad: BadQuantity[] = [];
  const lines = rows.slice(head + 1).flatMap((cells, index) => {
    const reference = cells[uses.indexOf('reference')];
    const row = head + index + 2;
    if (typeof reference === 'object' && reference !== null) bad.push({ row, size: '', value: null });
    const name = textOf(reference);
    return name === '' || isSum(name) ? [] : [readRow(cells, row, { names, uses }, bad)];
  });
  return { pricelist: null, lines, bad };
};
