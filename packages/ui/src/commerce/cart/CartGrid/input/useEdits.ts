import { useState } from 'react';
import { emptyHistory, redo, remember, type Replay, undo } from '../model/history.ts';
import { type Matrix, settle } from '../model/quantities.ts';
import type { QuantityWish, StockNotice } from '../types.ts';

/** What the last edit has to say for itself, until it is read. */
export interface EditReport {
  stock: readonly StockNotice[];
}

export interface CommitEvent {
  changes: readonly QuantityWish[];
}

/** Turns wishes into one commit each, keeps what can be taken back, and reports what stock cut short. */
export function useEdits(matrix: Matrix, onCommit: (event: CommitEvent) => void) {
  const [history, setHistory] = useState(emptyHistory);
  const [report, setReport] = useState<EditReport | null>(null);

  const send = (wishes: readonly QuantityWish[]) => {
    const { changes, notices } = settle(matrix, wishes);
    setReport(notices.length > 0 ? { stock: notices } : null);
    if (changes.length > 0) onCommit({ changes: changes.map(({ itemId, quantity }) => ({ itemId, quantity })) });
    return changes;
  };

  const commit = (wishes: readonly QuantityWish[]) => {
    const changes = send(wishes);
    if (changes.length > 0) setHistory(remember(history, changes));
  };

  const replay = (step: Replay | null) => {
    if (!step) return;
    send(step.wishes);
    setHistory(step.history);
  };

  return {
    commit,
    undo: () => replay(undo(history)),
    redo: () => replay(redo(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    report,
    dismiss: () => setReport(null),
  };
}

export type Edits = ReturnType<typeof useEdits>;
