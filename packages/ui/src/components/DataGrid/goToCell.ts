import { flushSync } from 'react-dom';
import type { Place } from '../../internal/grid/selection.ts';
import type { Sheet } from './model.ts';
import type { SheetView } from './sheetView.ts';
import type { CellEdit } from './types.ts';

type Cell = Pick<CellEdit, 'row' | 'column'>;

interface GoTo {
  view: SheetView;
  /** What is shown. */
  sheet: Sheet;
  all: Sheet;
  /** Shows all rows. */
  showAll: () => void;
}

const placeOf = ({ rows, columns }: Sheet, cell: Cell): Place => ({
  row: rows.findIndex(({ id }) => id === cell.row),
  column: Math.max(
    0,
    columns.findIndex(({ id }) => id === cell.column),
  ),
});

/** Takes the focus to a cell, also to one that a search hides. */
export const goToCell =
  ({ view, sheet, all, showAll }: GoTo) =>
  (cell: Cell): void => {
    const place = placeOf(sheet, cell);
    if (place.row < 0) flushSync(showAll);
    view.go(place.row < 0 ? placeOf(all, cell) : place);
  };
