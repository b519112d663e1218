import { useId } from 'react';
import { Icon } from '../../foundation/index.ts';
import type { CartGridLabels } from './labels.ts';
import { Swatch } from './Swatch.tsx';
import type { CartGridRow } from './types.ts';
import type { Edits } from './useEdits.ts';
import * as css from './GridActions.css.ts';

export interface GridActionsProps {
  rows: readonly CartGridRow[];
  /** The colour whose run would be given to all. */
  colour: number;
  edits: Edits;
  labels: CartGridLabels;
  onApplyRun: () => void;
}

function SaveLine({ rows, labels }: Pick<GridActionsProps, 'rows' | 'labels'>) {
  const states = rows.flatMap((row) => row.cells.map((cell) => cell.state));
  const queued = states.filter((state) => state === 'queued').length;
  const words = states.includes('saving') ? labels.saving : queued > 0 ? labels.queuedCount({ changes: queued }) : '';
  return (
    <span role="status" className={css.status} data-part="save-state">
      {words}
    </span>
  );
}

function ApplyRun({
  source,
  labels,
  onApplyRun,
}: { source: CartGridRow } & Pick<GridActionsProps, 'labels' | 'onApplyRun'>) {
  const id = useId();
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

/** What the mouse can do beside the keyboard: one size run for all colours, one step back, one step on. */
export function GridActions({ rows, colour, edits, labels, onApplyRun }: GridActionsProps) {
  const source = rows[colour];
  return (
    <div className={css.actions} data-part="actions">
      {source && rows.length > 1 && <ApplyRun source={source} labels={labels} onApplyRun={onApplyRun} />}
      <button
        type="button"
        className={css.icon}
        aria-label={labels.undo}
        disabled={!edits.canUndo}
        onClick={edits.undo}
      >
        <Icon name="undo" size="sm" />
      </button>
      <button
        type="button"
        className={css.icon}
        aria-label={labels.redo}
        disabled={!edits.canRedo}
        onClick={edits.redo}
      >
        <Icon name="redo" size="sm" />
      </button>
      <SaveLine rows={rows} labels={labels} />
    </div>
  );
}
