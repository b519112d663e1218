/** What was, what is, what was undone. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last change was about and when, so that one drag of a colour is one step. */
  last: { about: string; at: number } | null;
}

const most = 200;

/** Changes about the same thing that follow within this many milliseconds are one step. */
const together = 1000;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

/**
 * A new present. `about` names what was changed, such as `0.seeds.brand`; `at` is when, in milliseconds.
 * Returns the same history where nothing differs.
 */
export const change = <T>(history: History<T>, present: T, about: string, at: number): History<T> => {
  const { past, last } = history;
  if (present === history.present) return history;
  const goesOn = last?.about === about && at - last.at < together && past.length > 0;
  return {
    past: goesOn ? past : [...past, history.present].slice(-most),
    present,
    future: [],
    last: { about, at },
  };
};

export const undo = <T>(history: History<T>): History<T> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, present, future } = history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
};

export const redo = <T>(history: History<T>): History<T> => {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
};
