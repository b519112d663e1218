import { memo } from 'react';
import type { CartGridLabels } from './labels.ts';
import { stockHint } from './model/quantities.ts';
import { sameCellProps } from './model/same.ts';
import type { Editing } from './useGridView.ts';
import type { CartGridCell } from './types.ts';
import * as css from './CartGrid.css.ts';

export interface GridCellProps {
  cell: CartGridCell | null;
  row: number;
  column: number;
  product: string;
  colour: string;
  size: string;
  active: boolean;
  selected: boolean;
  /** Stock cut the last entry short. */
  cut: boolean;
  /** The handle being dragged would fill it. */
  filling: boolean;
  editing: Editing | null;
  labels: CartGridLabels;
  format: (units: number) => string;
}

const hintOf = ({ stock }: CartGridCell, labels: CartGridLabels): string | null => {
  const hint = stockHint(stock);
  if (hint === 'none') return null;
  return hint === 'out' ? labels.outOfStock : labels.left({ units: stock ?? 0 });
};

const stateWord = ({ state, message }: CartGridCell, labels: CartGridLabels): string | null =>
  state === 'idle' ? null : state === 'failed' ? (message ?? labels.failed) : labels[state];

/** Opens with the caret behind what was typed, or with everything selected. */
const takeFocus = (input: HTMLInputElement | null) => {
  if (!input || input === input.ownerDocument.activeElement) return;
  input.focus();
  if (input.dataset.caret) input.select();
};

function Editor({ editing, label }: { editing: Editing; label: string }) {
  return (
    <input
      ref={takeFocus}
      data-part="editor"
      data-caret={editing.caret || undefined}
      className={css.editor}
      defaultValue={editing.text}
      aria-label={label}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
    />
  );
}

/** '{product} {colour} {size}, {n}', then what else is shown of the cell. */
const nameOf = ({ cell, product, colour, size, labels }: GridCellProps): string => {
  if (!cell) return `${product} ${colour} ${size}, ${labels.notMade}`;
  const name = labels.cell({ product, colour, size, quantity: cell.quantity });
  return [name, hintOf(cell, labels), stateWord(cell, labels)].filter(Boolean).join(', ');
};

function Figure({ cell, labels, format }: Pick<GridCellProps, 'cell' | 'labels' | 'format'>) {
  const hint = cell && hintOf(cell, labels);
  return (
    <>
      <span className={css.figure}>{cell ? format(cell.quantity) : ''}</span>
      {hint && <span className={css.hint}> {hint}</span>}
    </>
  );
}

function Cell(props: GridCellProps) {
  const { cell, row, column, active, selected, cut, filling, editing } = props;
  const label = nameOf(props);
  return (
    <td
      role="gridcell"
      className={css.cell}
      data-row={row}
      data-column={column}
      data-part="cell"
      data-state={cell?.state}
      data-stock={cell ? stockHint(cell.stock) : 'absent'}
      data-empty={cell?.quantity === 0 || undefined}
      data-cut={cut || undefined}
      data-filling={filling || undefined}
      tabIndex={active ? 0 : -1}
      aria-label={label}
      aria-selected={selected}
      aria-disabled={!cell || undefined}
    >
      <span className={css.quantity}>
        {editing ? <Editor editing={editing} label={label} /> : <Figure {...props} />}
      </span>
    </td>
  );
}

/** A keystroke draws the cell that was left and the one that was entered, and no other. */
export const GridCell = memo(Cell, sameCellProps);
