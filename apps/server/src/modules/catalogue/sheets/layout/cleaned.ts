import type { Layout } from '../../../../platform/documents/layouts/types.ts';
import { textOf } from '../../../../platform/documents/reading/cells.ts';
import type { SheetCell, SheetRows } from '../../../../platform/documents/reading/types.ts';
import { isDash, isSum } from '../../../drafts/layout/readLayout.ts';

/** The rows of an own sheet as ours has them: a dash is blank, and a row of totals is empty. */
export const cleaned = (rows: SheetRows, { head, uses }: Layout): SheetRows => {
  const reference = uses.indexOf('reference');
  const namesNothing = (cells: readonly SheetCell[]): boolean => {
    const said = textOf(cells[reference]);
    return isSum(said) || (said === '' && cells.some((cell) => isSum(textOf(cell))));
  };
  return rows.map((cells, row) => {
    if (row <= head) return cells;
    return namesNothing(cells) ? [] : cells.map((cell) => (isDash(textOf(cell)) ? null : cell));
  });
};
