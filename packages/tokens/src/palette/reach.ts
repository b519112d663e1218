import { contrast, hex } from './color.ts';
import type { Tone } from './color.ts';

const step = 0.005;

const passes = (value: Tone, grounds: string[], ratio: number): boolean =>
  grounds.every((ground) => contrast(hex(value), ground) >= ratio);

const walk = (from: Tone, direction: 1 | -1, grounds: string[], ratio: number): Tone | undefined => {
  for (let l = from.l; l >= 0 && l <= 1; l += direction * step) {
    if (passes({ ...from, l }, grounds, ratio)) return { ...from, l };
  }
  return undefined;
};

/**
 * The nearest lightness at which a colour stands out from all the grounds by the ratio.
 * Throws when no lightness does, which only grounds of opposite lightness can cause.
 */
export const reach = (from: Tone, grounds: string[], ratio: number): Tone => {
  const found = [walk(from, -1, grounds, ratio), walk(from, 1, grounds, ratio)].filter((value) => value !== undefined);
  const nearest = found.toSorted((a, b) => Math.abs(a.l - from.l) - Math.abs(b.l - from.l))[0];
  if (!nearest) throw new Error(`No shade of ${hex(from)} reaches ${ratio}:1 on all of ${grounds.join(', ')}.`);
  return nearest;
};
