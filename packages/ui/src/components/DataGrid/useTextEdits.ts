import { useState } from 'react';
import { emptyHistory, redo, remember, type Replay, undo } from '../../internal/grid/history.ts';
import type { Sheet } from './model.ts';
import type { CellEdit } from './types.ts';

interface Change extends CellEdit {
  before: string;
}

interface TextEditsHook {
  /** All rows, shown or not. */
  sheet: Sheet;
  onEdit: (event: { edits: readonly CellEdit[] }) => void;
  /** A step was taken back or made again. */
  onReplay: (edits: readonly CellEdit[]) => void;
}

/** Edits that change something, each with the text that it replaces. */
const changesOf = ({ rows, columns }: Sheet, edits: readonly CellEdit[]): Change[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const places = new Map(columns.map(({ id }, at) => [id, at]));
  return edits.flatMap((edit) => {
    const before = byId.get(edit.row)?.cells[places.get(edit.column) ?? -1];
    return before === undefined || before === edit.text ? [] : [{ ...edit, before }];
  });
};

/** Turns what was written into one edit each, and keeps what can be taken back. */
export function useTextEdits({ sheet, onEdit, onReplay }: TextEditsHook) {
  const [history, setHistory] = useState(emptyHistory<Change>);

  const commit = (edits: readonly CellEdit[]) => {
    const changes = changesOf(sheet, edits);
    if (changes.length === 0) return;
    setHistory(remember(history, changes));
    onEdit({ edits: changes.map(({ row, column, text }) => ({ row, column, text })) });
  };

  const replay = (step: Replay<Change> | null, textOf: (change: Change) => string) => {
    if (!step) return;
    const edits = step.changes.map((change) => ({ row: change.row, column: change.column, text: textOf(change) }));
    onEdit({ edits });
    setHistory(step.history);
    onReplay(edits);
  };

  return {
    commit,
    undo: () => replay(undo(history), ({ before }) => before),
    redo: () => replay(redo(history), ({ text }) => text),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

export type TextEdits = ReturnType<typeof useTextEdits>;
