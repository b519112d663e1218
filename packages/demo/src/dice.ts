import { rngOf } from './drawing/core/rng.ts';

/** A source of choices that is the same for the same name. */
export interface Dice {
  /** Whole number from 0 to `sides` - 1. */
  roll(sides: number): number;
  /** From 0 up to 1. */
  share(): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different ones, in the list's order. */
  some<T>(list: readonly T[], count: number): T[];
}

export const diceOf = (name: string): Dice => {
  const rng = rngOf(name);
  const share = (): number => rng.next();
  const roll = (sides: number): number => Math.floor(share() * sides);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[roll(list.length)];
    if (chosen === undefined) throw new Error(`Nothing to pick from for ${name}`);
    return chosen;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = list.map((_, place) => place);
    while (left.length > count) left.splice(roll(left.length), 1);
    return left.flatMap((place) => list.slice(place, place + 1));
  };
  return { roll, share, pick, some };
};

/** The element at a place, going round. */
export const around = <T>(list: readonly T[], place: number): T => {
  const found = list[((place % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('An empty list has no element');
  return found;
};
