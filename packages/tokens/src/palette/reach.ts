import { contrast, hex, luminance } from './color.ts';
import type { Tone } from './color.ts';

type Direction = -1 | 1;

/** Bisections of the lightness: 2^-11 is finer than a step of eight-bit colour. */
const precision = 11;

export const passes = (colour: string, grounds: readonly string[], ratio: number): boolean =>
  grounds.every((ground) => contrast(colour, ground) >= ratio);

/** The least change of lightness after which the colour is as dark, or as light, as `goal`. */
const atLuminance = (from: Tone, direction: Direction, goal: number): Tone => {
  let [near, far] = [from.l, direction < 0 ? 0 : 1];
  for (let step = 0; step < precision; step += 1) {
    const middle = (near + far) / 2;
    const there = (luminance(hex({ ...from, l: middle })) - goal) * direction >= 0;
    if (there) far = middle;
    else near = middle;
  }
  return { ...from, l: far };
};

/** Goes past one ground after another until none is too near. */
const walk = (from: Tone, direction: Direction, grounds: readonly string[], ratio: number): Tone | undefined => {
  let value = from;
  for (;;) {
    const blocking = grounds.find((ground) => contrast(hex(value), ground) < ratio);
    if (blocking === undefined) return value;
    const flared = luminance(blocking) + 0.05;
    const goal = (direction < 0 ? flared / ratio : flared * ratio) - 0.05;
    if (goal < 0 || goal > 1) return undefined;
    value = atLuminance(value, direction, goal);
  }
};

/**
 * The colour nearest in lightness, hue kept, that stands out from all the grounds by the ratio; undefined where none does,
 * which only grounds of opposite lightness can cause.
 */
export const reach = (from: Tone, grounds: readonly string[], ratio: number): string | undefined => {
  const found = [walk(from, -1, grounds, ratio), walk(from, 1, grounds, ratio)].filter((value) => value !== undefined);
  const nearest = found.toSorted((a, b) => Math.abs(a.l - from.l) - Math.abs(b.l - from.l))[0];
  return nearest && hex(nearest);
};

/** As `reach`, where an answer is known to exist. */
export const mustReach = (from: Tone, grounds: readonly string[], ratio: number): string => {
  const found = reach(from, grounds, ratio);
  if (!found) throw new Error(`No shade of ${hex(from)} reaches ${ratio}:1 on all of ${grounds.join(', ')}.`);
  return found;
};
