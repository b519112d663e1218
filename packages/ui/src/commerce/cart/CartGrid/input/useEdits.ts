import { useState } from 'react';
import { emptyHistory, redo, remember, type Replay, undo } from '../../../../internal/grid/history.ts';
import { type Matrix, settle } from '../model/quantities.ts';
import { unusualOf } from '../model/unusual.ts';
import type { QuantityChange, QuantityEdit, QuantityWish, StockNotice } from '../types.ts';

/** What the last edit has to say, until it is read. */
export interface EditReport {
  stock: readonly StockNotice[];
  /** Quantities that a size run applied to all colours has replaced. */
  replaced: readonly QuantityChange[];
}

export interface CommitEvent {
  changes: readonly QuantityEdit[];
}

/** `typed`: one cell by hand. `run`: one size run for all colours. */
type EditKind = 'typed' | 'run';

const takenBack = ({ itemId, before, quantity }: QuantityChange): QuantityWish => ({
  itemId,
  quantity: before,
  seen: quantity,
});
const madeAgain = ({ itemId, before, quantity }: QuantityChange): QuantityWish => ({ itemId, quantity, seen: before });

/** Turns wishes into one commit each, keeps what can be taken back, and reports what stock cut short. */
export function useEdits(matrix: Matrix, onCommit: (event: CommitEvent) => void) {
  const [history, setHistory] = useState(emptyHistory<QuantityChange>);
  const [report, setReport] = useState<EditReport | null>(null);
  const [lastEdited, setLastEdited] = useState<number | null>(null);
  const [questions, setQuestions] = useState<readonly QuantityChange[]>([]);
  // A later change of the cell has answered the question.
  const unusual =
    questions.find(({ itemId, quantity }) =>
      matrix.some((row) => row.some((cell) => cell?.itemId === itemId && cell.quantity === quantity)),
    ) ?? null;

  const send = (wishes: readonly QuantityWish[], kind?: EditKind) => {
    const { changes, notices } = settle(matrix, wishes);
    const replaced = kind === 'run' ? changes.filter(({ before }) => before > 0) : [];
    setReport(notices.length + replaced.length > 0 ? { stock: notices, replaced } : null);
    const slip = kind === 'typed' ? unusualOf(matrix, changes) : null;
    const edited = new Set(changes.map(({ itemId }) => itemId));
    setQuestions([...questions.filter(({ itemId }) => !edited.has(itemId)), ...(slip ? [slip] : [])]);
    if (changes.length > 0)
      onCommit({ changes: changes.map(({ itemId, quantity, seen }) => ({ itemId, quantity, seen })) });
    return { changes, asWished: notices.length === 0 && slip === null };
  };

  /** Returns false if stock cut something short, or a question is asked. */
  const commit = (wishes: readonly QuantityWish[], kind?: EditKind): boolean => {
    const { changes, asWished } = send(wishes, kind);
    if (changes.length === 0) return asWished;
    setHistory(remember(history, changes));
    if (kind !== 'run') setLastEdited(changes.at(-1)?.itemId ?? null);
    return asWished;
  };

  const replay = (step: Replay<QuantityChange> | null, to: (change: QuantityChange) => QuantityWish) => {
    if (!step) return;
    send(step.changes.map(to));
    setHistory(step.history);
  };

  return {
    commit,
    undo: () => replay(undo(history), takenBack),
    redo: () => replay(redo(history), madeAgain),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** The cell of the last edit; a size run for all colours is none. */
    lastEdited,
    report,
    dismiss: () => setReport(null),
    /** An entry that may be a slip of the hand, and has not been answered for. */
    unusual,
    confirmUnusual: () => setQuestions(questions.filter((question) => question !== unusual)),
    undoUnusual: () => {
      if (unusual) commit([takenBack(unusual)]);
    },
  };
}

export type Edits = ReturnType<typeof useEdits>;
