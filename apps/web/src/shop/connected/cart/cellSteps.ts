import type { CellChange, PendingCell } from '../../mappers/pendingCells.ts';

/**
 * What became of a call. `changed`: the cell has another quantity than the buyer saw. `lost`: no answer came. `gone`: its
 * product is not in the cart any more.
 */
export type CellOutcome =
  | { type: 'saved' | 'lost' | 'gone' }
  | { type: 'changed'; current: number }
  | { type: 'refused'; message: string };

const sendAgain = ({ quantity, product }: PendingCell, seen: number): PendingCell => ({
  quantity,
  seen,
  product,
  state: 'saving',
});

/** The cell after another quantity was typed into it; null if there is nothing left to save. */
export const afterEdit = (
  cell: PendingCell | undefined,
  { quantity, seen, product }: CellChange,
): PendingCell | null => {
  if (!cell || cell.state === 'failed') return { quantity, seen, product, state: 'saving' };
  if (cell.state === 'conflict') return quantity === cell.theirs ? null : { ...cell, quantity };
  // What it replaces is still what the buyer saw before the first edit.
  return { ...cell, quantity, state: 'saving' };
};

const afterConflict = (cell: PendingCell, current: number): PendingCell | null => {
  if (current === cell.quantity) return null;
  // The server has what an earlier call brought, whose answer was lost: no conflict.
  if (cell.tried?.includes(current)) return sendAgain(cell, current);
  return { quantity: cell.quantity, seen: cell.seen, product: cell.product, state: 'conflict', theirs: current };
};

/** The cell after the call that sent `sent`; null if the server has it. */
export const afterAnswer = (cell: PendingCell, sent: number, outcome: CellOutcome): PendingCell | null => {
  // The user typed on while the call travelled: the newer quantity is sent.
  const isNewer = cell.quantity !== sent;
  switch (outcome.type) {
    case 'gone':
      return null;
    case 'saved':
      return isNewer ? sendAgain(cell, sent) : null;
    case 'changed':
      return afterConflict(cell, outcome.current);
    case 'refused':
      return isNewer ? cell : { ...cell, state: 'failed', message: outcome.message };
    case 'lost': {
      const tried = [...new Set([...(cell.tried ?? []), sent])];
      return { ...cell, tried, state: isNewer ? 'saving' : 'queued' };
    }
  }
};
