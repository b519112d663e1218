import type { Layout } from '../../../../platform/documents/layouts/types.ts';
import { isDash, isSumRow, textOf } from '../../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../../platform/documents/reading/types.ts';

/** The rows of an own sheet as ours has them: a dash is blank, and a row of totals is empty. */
export const cleaned = (rows: SheetRows, { head, uses }: Layout): SheetRows => {
  const reference = uses.indexOf('reference');
  return rows.map((cells, row) => {
    if (row <= head) return cells;
    return isSumRow(cells, reference) ? [] : cells.map((cell) => (isDash(textOf(cell)) ? null : cell));
  });
};
