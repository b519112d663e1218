/** A small seeded source of chance: the same key always gives the same picture. */
export type Rng = {
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

export const hash = (text: string): number => {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
};

export const rngOf = (key: string): Rng => {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list.');
      return item;
    },
    chance: (probability) => next() < probability,
  };
};
