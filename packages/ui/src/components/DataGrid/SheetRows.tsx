import { useLayoutEffect } from 'react';
import type { GridView } from '../../internal/grid/gridView.ts';
import type { Range } from '../../internal/grid/selection.ts';
import { useView } from '../../internal/grid/useView.ts';
import { placesOf, type Window } from '../../internal/grid/window.ts';
import type { Sheet } from './model.ts';
import { SheetRow } from './SheetRow.tsx';

interface SheetRowsProps {
  sheet: Sheet;
  view: GridView;
  drawn: Window;
  /** What the handle would fill. */
  filling: Range | null;
  /** The id of what is said of a changed cell. */
  unsaved: string;
}

/** The rows in sight, and that of the active cell wherever it is: it may have the focus. */
export function SheetRows({ sheet: { rows, columns }, view, drawn, filling, unsaved }: SheetRowsProps) {
  // Within what is drawn an arrow draws nothing.
  const kept = useView(view, ({ active: { row } }) => (row >= drawn.first && row <= drawn.last ? -1 : row));
  const { remark } = view;
  useLayoutEffect(remark, [remark, drawn.first, drawn.last, kept, rows]);
  return placesOf(drawn, kept).map((at) => {
    const row = rows[at];
    const isFilling = filling && at >= filling.top && at <= filling.bottom;
    return (
      row && (
        <SheetRow
          key={row.id}
          {...{ row, at, columns, unsaved }}
          fillFrom={isFilling ? filling.start : -1}
          fillTo={isFilling ? filling.end : -1}
        />
      )
    );
  });
}
