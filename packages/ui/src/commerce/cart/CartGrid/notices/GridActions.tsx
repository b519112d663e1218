import { useId } from 'react';
import { Icon, type IconName } from '../../../../foundation/index.ts';
import type { GridView } from '../../../../internal/grid/gridView.ts';
import type { CartGridLabels } from '../labels.ts';
import { Swatch } from '../cell/Swatch.tsx';
import type { CartGridRow } from '../types.ts';
import type { Edits } from '../input/useEdits.ts';
import { useSavedAt } from './useSavedAt.ts';
import { useView } from '../../../../internal/grid/useView.ts';
import * as css from './GridActions.css.ts';

export interface GridActionsProps {
  rows: readonly CartGridRow[];
  /** Says which colour's run is meant. */
  view: GridView;
  edits: Edits;
  labels: CartGridLabels;
  onApplyRun: (choice: { row: number }) => void;
  /** Absent where no range can be selected. */
  onFill?: { down: () => void; right: () => void };
}

/** One line of what becomes of the changes: on their way, waiting, or kept, and when. */
function SaveLine({ rows, labels }: Pick<GridActionsProps, 'rows' | 'labels'>) {
  const states = rows.flatMap((row) => row.cells.map((cell) => cell.state));
  const isSaving = states.includes('saving');
  const queued = states.filter((state) => state === 'queued').length;
  const savedAt = useSavedAt(isSaving);
  const isKept = savedAt !== null && !states.includes('failed');
  const rest = queued > 0 ? labels.queuedCount({ changes: queued }) : isKept ? labels.savedAt({ time: savedAt }) : '';
  return (
    <span role="status" className={css.status} data-part="save-state">
      {isSaving ? labels.saving : rest}
    </span>
  );
}

const hasUnits = (row: CartGridRow | undefined): boolean => row?.cells.some(({ quantity }) => quantity > 0) ?? false;

/** One size run for all colours: that of the row the buyer works on, and while it is empty, that of the row last edited. */
function ApplyRun({ rows, view, edits, labels, onApplyRun }: Omit<GridActionsProps, 'onFill'>) {
  const id = useId();
  const worked = useView(view, ({ runRow }) => runRow);
  const edited = rows.findIndex((row) => row.cells.some(({ itemId }) => itemId === edits.lastEdited));
  const at = hasUnits(rows[worked]) || edited === -1 ? worked : edited;
  const source = rows[at];
  if (!source) return null;
  const isOff = !hasUnits(source);
  return (
    <button
      type="button"
      className={css.action}
      aria-describedby={id}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : () => onApplyRun({ row: at })}
    >
      <Swatch {...source.swatch} />
      {labels.applyRun}
      <span id={id} hidden>
        {labels.applyRunOf({ colour: source.label })}
      </span>
    </button>
  );
}

interface ActProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  onPress: () => void;
}

/** Stays focusable while there is nothing to do, so that the focus is not lost with the last step back. */
const Act = ({ icon, label, disabled, onPress }: ActProps) => (
  <button
    type="button"
    className={css.icon}
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onPress}
  >
    <Icon name={icon} size="sm" />
  </button>
);

/** What the mouse can do beside the keyboard: one size run for all colours, fill, one step back, one step on. */
export function GridActions({ rows, view, edits, labels, onApplyRun, onFill }: GridActionsProps) {
  return (
    <div className={css.actions} data-part="actions">
      {rows.length > 1 && <ApplyRun {...{ rows, view, edits, labels, onApplyRun }} />}
      {onFill && (
        <>
          <Act icon="arrow-down" label={labels.fillDown} onPress={onFill.down} />
          <Act icon="arrow-right" label={labels.fillRight} onPress={onFill.right} />
        </>
      )}
      <Act icon="undo" label={labels.undo} disabled={!edits.canUndo} onPress={edits.undo} />
      <Act icon="redo" label={labels.redo} disabled={!edits.canRedo} onPress={edits.redo} />
      <SaveLine rows={rows} labels={labels} />
    </div>
  );
}
