import type { SheetCell } from './types.ts';

/** Compares texts without regard to case and spaces. */
export const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A text as the database can keep it: without NUL and halves of characters. */
export const keepable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A cell as text; empty for a blank one and for a formula. */
export const textOf = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined || typeof cell === 'object' ? '' : String(cell).trim();

/** Signs that stand for a blank cell. */
const dashes = new Set(['-', '–', '—']);
export const isDash = (text: string): boolean => dashes.has(text);

/** What rows of sums are called. */
const sums = new Set(['total', 'totals', 'totais', 'subtotal', 'grand total', 'total geral']);
const isSum = (text: string): boolean => sums.has(folded(text).replace(/ ?:$/, ''));

/** Whether a row is one of sums and names nothing in the column of names. */
export const isSumRow = (cells: readonly SheetCell[], names: number): boolean => {
  const name = textOf(cells[names]);
  return isSum(name) || (name === '' && cells.some((cell) => isSum(textOf(cell))));
};
