/** Edits that can be taken back and made again. One edit, however many cells it touched, is one step. */
export interface History<Change> {
  past: readonly (readonly Change[])[];
  future: readonly (readonly Change[])[];
}

/** People go back a few steps, not a season. */
const KEPT = 100;

export const emptyHistory = <Change>(): History<Change> => ({ past: [], future: [] });

export const remember = <Change>({ past }: History<Change>, changes: readonly Change[]): History<Change> => ({
  past: [...past.slice(1 - KEPT), changes],
  future: [],
});

export interface Replay<Change> {
  history: History<Change>;
  /** To take back, or to make again. */
  changes: readonly Change[];
}

/** Null when there is nothing to take back. */
export const undo = <Change>({ past, future }: History<Change>): Replay<Change> | null => {
  const changes = past.at(-1);
  return changes ? { changes, history: { past: past.slice(0, -1), future: [changes, ...future] } } : null;
};

/** Null when there is nothing to make again. */
export const redo = <Change>({ past, future }: History<Change>): Replay<Change> | null => {
  const [changes, ...rest] = future;
  return changes ? { changes, history: { past: [...past, changes], future: rest } } : null;
};
