import { Text } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { MarkedCell } from './model.ts';
import type { DataGridLabels } from './types.ts';
import type { TextEdits } from './useTextEdits.ts';
import * as css from './DataGrid.css.ts';

interface SheetBarProps {
  marked: readonly MarkedCell[];
  edits: TextEdits;
  saving: boolean | undefined;
  labels: DataGridLabels;
  onSave: () => void;
}

/** Every changed cell back to what is saved, as one edit that can be taken back. */
const discard = ({ edits, marked }: SheetBarProps) =>
  edits.commit(
    marked.flatMap(({ row, column, mark: { saved } }) =>
      saved === undefined ? [] : [{ row: row.id, column: column.id, text: saved }],
    ),
  );

/** How many changes there are, and what can be done with them. */
export function SheetBar(props: SheetBarProps) {
  const { marked, edits, saving = false, labels, onSave } = props;
  const changes = marked.filter(({ mark }) => mark.saved !== undefined).length;
  const problems = marked.filter(({ mark }) => mark.problem !== undefined || mark.theirs !== undefined).length;
  return (
    <div className={css.bar} data-part="bar">
      <span className={css.steps}>
        <IconButton icon="undo" label={labels.undo} disabled={!edits.canUndo} onPress={edits.undo} />
        <IconButton icon="redo" label={labels.redo} disabled={!edits.canRedo} onPress={edits.redo} />
      </span>
      <span role="status" className={css.counts} data-part="changes">
        <Text as="span" size="sm" tabular>
          {labels.changes({ changes, problems })}
        </Text>
      </span>
      <span className={css.saving}>
        <Button variant="quiet" disabled={changes === 0 || saving} onPress={() => discard(props)}>
          {labels.discard}
        </Button>
        <Button
          busy={saving}
          disabled={changes === 0 || problems > 0}
          reason={problems > 0 ? labels.correctFirst : undefined}
          onPress={onSave}
        >
          {labels.save}
        </Button>
      </span>
    </div>
  );
}
