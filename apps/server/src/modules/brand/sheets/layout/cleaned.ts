import type { Layout } from '../../../../platform/documents/layouts/types.ts';
import { isDash, isSumRow, textOf } from '../../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../../platform/documents/reading/types.ts';

/** The rows of an own sheet as ours has them: a dash is blank, and a row of totals is empty. `sums` counts these as spreadsheets do. */
export const cleaned = (all: SheetRows, { head, uses }: Layout): { rows: SheetRows; sums: number[] } => {
  const reference = uses.indexOf('reference');
  const sums: number[] = [];
  const rows = all.map((cells, row) => {
    if (row <= head) return cells;
    if (!isSumRow(cells, reference)) return cells.map((cell) => (isDash(textOf(cell)) ? null : cell));
    sums.push(row + 1);
    return [];
  });
  return { rows, sums };
};
