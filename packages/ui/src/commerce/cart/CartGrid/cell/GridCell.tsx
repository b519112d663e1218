import { memo } from 'react';
import { hintOf, nameOf } from './cellName.ts';
import type { CartGridLabels } from '../labels.ts';
import { hintKind, isOver } from '../model/quantities.ts';
import { sameCellProps } from '../model/same.ts';
import type { CartGridCell } from '../types.ts';
import * as css from './GridCell.css.ts';

export interface GridCellProps {
  cell: CartGridCell | null;
  row: number;
  column: number;
  product: string;
  colour: string;
  size: string;
  /** Stock cut the last entry short. */
  cut: boolean;
  /** The handle being dragged would fill it. */
  filling: boolean;
  labels: CartGridLabels;
  format: (units: number) => string;
}

function Figure({ cell, labels, format }: Pick<GridCellProps, 'cell' | 'labels' | 'format'>) {
  const hint = cell && hintOf(cell, labels);
  return (
    <span className={css.quantity}>
      <span className={css.figure}>{cell ? format(cell.quantity) : ''}</span>
      {hint && <span className={css.hint}> {hint}</span>}
    </span>
  );
}

function Cell(props: GridCellProps) {
  const { cell, row, column, cut, filling } = props;
  return (
    <td
      role="gridcell"
      className={css.cell}
      data-row={row}
      data-column={column}
      data-part="cell"
      data-state={cell?.state}
      data-stock={cell ? hintKind(cell) : 'absent'}
      data-over={(cell && isOver(cell)) || undefined}
      data-empty={cell?.quantity === 0 || undefined}
      data-cut={cut || undefined}
      data-filling={filling || undefined}
      tabIndex={-1}
      aria-label={nameOf(props)}
      aria-selected={false}
      aria-disabled={!cell || undefined}
    >
      <Figure {...props} />
    </td>
  );
}

/** Drawn again when what it says changes; whether it is active or selected is written into it (`gridMarks`). */
export const GridCell = memo(Cell, sameCellProps);
