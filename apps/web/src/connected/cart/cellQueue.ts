import { ApiError } from '@vitrine/api/client';
import type { CellChange, PendingCell, PendingCells } from '../../mappers/pendingCells.ts';

interface CellQueueOptions {
  /** Saves one cell; the app shows it as saved when this resolves. */
  send: (change: CellChange) => Promise<void>;
  /** Keeps what is not saved yet, so that it survives a reload. */
  keep: (unsaved: CellChange[]) => void;
  /** What an earlier visit could not save. */
  unsaved?: CellChange[];
}

const AT_ONCE = 4;

/**
 * Saves cells one by one while the user goes on typing: the newest quantity of a cell wins, what the server refuses is
 * rolled back with its reason, what cannot be sent waits.
 */
export const createCellQueue = ({ send, keep, unsaved = [] }: CellQueueOptions) => {
  let cells: PendingCells = new Map(
    unsaved.map(({ itemId, quantity }) => [itemId, { quantity, state: 'queued' as const }]),
  );
  const listeners = new Set<() => void>();
  const inFlight = new Set<number>();

  const change = (next: Map<number, PendingCell>): void => {
    cells = next;
    keep(
      [...next].filter(([, cell]) => cell.state !== 'failed').map(([itemId, { quantity }]) => ({ itemId, quantity })),
    );
    for (const listener of listeners) listener();
  };
  const put = (itemId: number, cell: PendingCell): void => change(new Map(cells).set(itemId, cell));
  const drop = (itemId: number): void => {
    const next = new Map(cells);
    next.delete(itemId);
    change(next);
  };

  const settle = (itemId: number, sent: number, error?: unknown): void => {
    inFlight.delete(itemId);
    const cell = cells.get(itemId);
    if (!cell) return;
    // The user typed on while this one travelled: send the newer quantity, whatever became of the older.
    if (cell.quantity !== sent) return pump();
    if (error === undefined) drop(itemId);
    else if (error instanceof ApiError) put(itemId, { ...cell, state: 'failed', message: error.message });
    else put(itemId, { ...cell, state: 'queued' });
    pump();
  };

  const launch = (itemId: number, quantity: number): void => {
    inFlight.add(itemId);
    send({ itemId, quantity }).then(
      () => settle(itemId, quantity),
      (error: unknown) => settle(itemId, quantity, error),
    );
  };

  function pump(): void {
    for (const [itemId, cell] of cells) {
      if (inFlight.size >= AT_ONCE) return;
      if (cell.state === 'saving' && !inFlight.has(itemId)) launch(itemId, cell.quantity);
    }
  }

  return {
    getCells: (): PendingCells => cells,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes edits over; what a cell said before is forgotten. */
    commit: (changes: readonly CellChange[]): void => {
      const next = new Map(cells);
      for (const { itemId, quantity } of changes) next.set(itemId, { quantity, state: 'saving' });
      change(next);
      pump();
    },
    /** Tries again what could not be sent. */
    resume: (): void => {
      const next = new Map(cells);
      for (const [itemId, cell] of cells) if (cell.state === 'queued') next.set(itemId, { ...cell, state: 'saving' });
      change(next);
      pump();
    },
    /** Forgets a refusal once its message was read. */
    dismiss: (itemId: number): void => {
      if (cells.get(itemId)?.state === 'failed') drop(itemId);
    },
    isIdle: (): boolean => [...cells.values()].every(({ state }) => state === 'failed'),
  };
};

export type CellQueue = ReturnType<typeof createCellQueue>;
