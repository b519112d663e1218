import { useId } from 'react';
import { Icon, type IconName } from '../../../../foundation/index.ts';
import type { GridView } from '../table/gridView.ts';
import type { CartGridLabels } from '../labels.ts';
import { Swatch } from '../cell/Swatch.tsx';
import type { CartGridRow } from '../types.ts';
import type { Edits } from '../input/useEdits.ts';
import { useSavedAt } from './useSavedAt.ts';
import { useView } from '../table/useView.ts';
import * as css from './GridActions.css.ts';

export interface GridActionsProps {
  rows: readonly CartGridRow[];
  /** Its active colour's run would be given to all. */
  view: GridView;
  edits: Edits;
  labels: CartGridLabels;
  onApplyRun: () => void;
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

function ApplyRun({
  rows,
  view,
  labels,
  onApplyRun,
}: Pick<GridActionsProps, 'rows' | 'view' | 'labels' | 'onApplyRun'>) {
  const id = useId();
  const source = useView(view, ({ active }) => rows[active.row]);
  if (!source) return null;
  return (
    <button type="button" className={css.action} aria-describedby={id} onClick={onApplyRun}>
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
      {rows.length > 1 && <ApplyRun {...{ rows, view, labels, onApplyRun }} />}
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
