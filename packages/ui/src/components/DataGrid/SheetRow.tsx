import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, useId } from 'react';
import type { CellMark, DataGridColumn, DataGridRow } from './types.ts';
import * as css from './SheetTable.css.ts';

interface SheetRowProps {
  row: DataGridRow;
  /** Its place among what is shown. */
  at: number;
  columns: readonly DataGridColumn[];
  /** First and last column that the handle would fill, or -1. */
  fillFrom: number;
  fillTo: number;
  unsaved: string;
}

interface SheetCellProps {
  text: string;
  note: string | undefined;
  empty: string | undefined;
  mark: CellMark | undefined;
  at: number;
  column: number;
  align: DataGridColumn['align'];
  filling: boolean;
  unsaved: string;
}

function SheetCell({ text, note, empty, mark, at, column, align, filling, unsaved }: SheetCellProps) {
  const id = useId();
  const { problem, saved } = mark ?? {};
  return (
    <div
      role={column === 0 ? 'rowheader' : 'gridcell'}
      className={css.cell}
      data-part="cell"
      data-row={at}
      data-column={column}
      data-align={align}
      data-changed={saved !== undefined || undefined}
      data-conflict={mark?.theirs !== undefined || undefined}
      data-filling={filling || undefined}
      data-tone={mark?.tone}
      title={problem ?? (note ? `${text}, ${note}` : text)}
      tabIndex={-1}
      aria-colindex={column + 1}
      aria-selected={false}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem === undefined ? (saved === undefined ? undefined : unsaved) : id}
    >
      {text === '' && empty !== undefined ? (
        <span className={css.empty}>{empty}</span>
      ) : (
        <span className={css.clip}>{text}</span>
      )}
      {note !== undefined && <span className={css.note}>{note}</span>}
      {problem !== undefined && (
        <span id={id} hidden>
          {problem}
        </span>
      )}
    </div>
  );
}

function Row({ row, at, columns, fillFrom, fillTo, unsaved }: SheetRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={css.row}
      data-at={at}
      style={assignInlineVars({ [css.at]: String(at) })}
    >
      {columns.map(({ id, align, empty }, column) => (
        <SheetCell
          key={id}
          {...{ at, column, align, empty, unsaved }}
          note={column === 0 ? row.note : undefined}
          text={row.cells[column] ?? ''}
          mark={row.marks?.[id]}
          filling={column >= fillFrom && column <= fillTo}
        />
      ))}
    </div>
  );
}

/** Drawn again when the row is another; whether a cell is active or selected is written into it (`gridMarks`). */
export const SheetRow = memo(Row);
