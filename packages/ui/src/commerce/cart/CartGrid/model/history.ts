import type { QuantityChange, QuantityWish } from '../types.ts';

/** Edits that can be taken back and made again. One edit, however many cells it touched, is one step. */
export interface History {
  past: readonly (readonly QuantityChange[])[];
  future: readonly (readonly QuantityChange[])[];
}

/** A buyer goes back a few steps, not a season. */
const KEPT = 100;

export const emptyHistory: History = { past: [], future: [] };

export const remember = ({ past }: History, changes: readonly QuantityChange[]): History => ({
  past: [...past.slice(1 - KEPT), changes],
  future: [],
});

export interface Replay {
  history: History;
  wishes: QuantityWish[];
}

/** Null when there is nothing to take back. */
export const undo = ({ past, future }: History): Replay | null => {
  const changes = past.at(-1);
  if (!changes) return null;
  const wishes = changes.map(({ itemId, before, quantity }) => ({ itemId, quantity: before, seen: quantity }));
  return { wishes, history: { past: past.slice(0, -1), future: [changes, ...future] } };
};

/** Null when there is nothing to make again. */
export const redo = ({ past, future }: History): Replay | null => {
  const [changes, ...rest] = future;
  if (!changes) return null;
  const wishes = changes.map(({ itemId, before, quantity }) => ({ itemId, quantity, seen: before }));
  return { wishes, history: { past: [...past, changes], future: rest } };
};
