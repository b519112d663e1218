import { ApiError } from '@vitrine/api/client';
import type { CellChange, LostUnits, PendingCell, PendingCells, UnsavedCell } from '../../mappers/pendingCells.ts';
import { afterAnswer, afterEdit, type CellOutcome } from './cellSteps.ts';

interface CellQueueOptions {
  /** Saves one cell; the app shows it as saved when this resolves. */
  send: (change: CellChange) => Promise<void>;
  /** Keeps what is not saved yet, so that it survives a reload. */
  keep: (unsaved: UnsavedCell[]) => void;
  /** What an earlier visit could not save. */
  unsaved?: UnsavedCell[];
}

const AT_ONCE = 4;
const NOT_FOUND = 404;

/** The other quantity of a 409 that says it. */
export const otherQuantity = (error: unknown): number | null => {
  const { current } = ((error instanceof ApiError && error.body) || {}) as { current?: unknown };
  return typeof current === 'number' ? current : null;
};

/** Somebody else has removed the product. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === NOT_FOUND;

const outcomeOf = (error: unknown): CellOutcome => {
  const current = otherQuantity(error);
  if (current !== null) return { type: 'changed', current };
  if (isGone(error)) return { type: 'gone' };
  return error instanceof ApiError ? { type: 'refused', message: error.message } : { type: 'lost' };
};

const kept = (cells: PendingCells): UnsavedCell[] =>
  [...cells]
    .filter(([, { state }]) => state !== 'failed')
    .map(([itemId, { quantity, seen, product, tried }]) => ({ itemId, quantity, seen, product, tried }));

/**
 * Saves cells one by one while the user goes on typing: the newest quantity of a cell wins, what the server refuses is
 * rolled back with its reason, what cannot be sent waits, and what another wrote meanwhile is shown beside one's own.
 */
export const createCellQueue = ({ send, keep, unsaved = [] }: CellQueueOptions) => {
  let cells: PendingCells = new Map(unsaved.map(({ itemId, ...cell }) => [itemId, { ...cell, state: 'queued' }]));
  const listeners = new Set<() => void>();
  const inFlight = new Set<number>();
  /** Of products whose other cells are still on their way. */
  const leaving = new Map<string | undefined, number>();
  let lost: readonly LostUnits[] = [];

  const change = (changes: Iterable<readonly [itemId: number, cell: PendingCell | null]>): void => {
    const next = new Map(cells);
    for (const [itemId, cell] of changes) {
      if (cell) next.set(itemId, cell);
      else next.delete(itemId);
    }
    cells = next;
    report();
    keep(kept(cells));
    for (const listener of listeners) listener();
    pump();
  };

  const settle = (itemId: number, sent: number, outcome: CellOutcome): void => {
    inFlight.delete(itemId);
    const cell = cells.get(itemId);
    if (cell && outcome.type === 'gone') leaving.set(cell.product, (leaving.get(cell.product) ?? 0) + cell.quantity);
    change(cell ? [[itemId, afterAnswer(cell, sent, outcome)]] : []);
  };

  const launch = (itemId: number, { quantity, seen }: PendingCell): void => {
    inFlight.add(itemId);
    send({ itemId, quantity, seen }).then(
      () => settle(itemId, quantity, { type: 'saved' }),
      (error: unknown) => settle(itemId, quantity, outcomeOf(error)),
    );
  };

  /** Says once for a product, when none of its cells is on its way, how many units were not kept. */
  function report(): void {
    const awaited = new Set([...cells.values()].flatMap((cell) => (cell.state === 'saving' ? [cell.product] : [])));
    for (const [product, units] of leaving) {
      if (awaited.has(product)) continue;
      leaving.delete(product);
      if (units > 0) lost = [...lost, { product, units }];
    }
  }

  const isSettled = (): boolean => inFlight.size === 0 && [...cells.values()].every(({ state }) => state !== 'saving');

  function pump(): void {
    for (const [itemId, cell] of cells) {
      if (inFlight.size >= AT_ONCE) return;
      if (cell.state === 'saving' && !inFlight.has(itemId)) launch(itemId, cell);
    }
  }

  return {
    getCells: (): PendingCells => cells,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows edits at once and saves them; what a cell said before is forgotten. */
    commit: (changes: readonly CellChange[]): void =>
      change(changes.map((each) => [each.itemId, afterEdit(cells.get(each.itemId), each)] as const)),
    /** Ends a conflict with the quantity that the buyer chose; `seen` is the other one. */
    choose: ({ itemId, quantity, seen }: CellChange): void =>
      change([
        [itemId, quantity === seen ? null : { quantity, seen, product: cells.get(itemId)?.product, state: 'saving' }],
      ]),
    /** Tries again what could not be sent. */
    resume: (): void =>
      change([...cells].flatMap(([id, cell]) => (cell.state === 'queued' ? [[id, { ...cell, state: 'saving' }]] : []))),
    /** Forgets a refusal once its message was read. */
    dismiss: (itemId: number): void => {
      if (cells.get(itemId)?.state === 'failed') change([[itemId, null]]);
    },
    /** Forgets cells whose product the user removed. */
    forget: (itemIds: readonly number[]): void => change(itemIds.map((itemId) => [itemId, null] as const)),
    /** Resolves once no cell is on its way. */
    settled: (): Promise<void> =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isSettled()) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
    getLost: (): readonly LostUnits[] => lost,
    /** Returns what was not kept, to be said once. */
    takeLost: (): readonly LostUnits[] => {
      const taken = lost;
      lost = [];
      return taken;
    },
  };
};

export type CellQueue = ReturnType<typeof createCellQueue>;
