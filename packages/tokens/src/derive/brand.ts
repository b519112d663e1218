import type { Mode } from '../branding.ts';
import { contrast, hex, shade, tone } from '../palette/color.ts';
import { mustReach, passes, reach } from '../palette/reach.ts';
import { pageOf } from './grounds.ts';
import type { Surfaces } from './grounds.ts';
import { limits } from './levels.ts';
import type { Seeds } from './seeds.ts';

/** White wherever it is legible, else a near-black of the fill's own hue; black itself always is where white is not. */
const inkFor = (fill: string): string =>
  ['#ffffff', hex(shade(tone(fill), 0.16, 0.03))].find((ink) => contrast(fill, ink) >= 4.5) ?? '#000000';

/** Hover and press move the fill away from its ink, so its contrast can only grow; where there is no room, it has contrast to spare. */
const pressed = (fill: string, ink: string) => {
  const base = tone(fill);
  const away = contrast(ink, '#000000') > contrast(ink, '#ffffff') ? -1 : 1;
  const room = away < 0 ? base.l > 0.24 : base.l < 0.9;
  const from = Math.max(base.l, limits.black);
  const step = (by: number) => hex({ ...base, l: from + by * (room ? away : -away) });
  return { 'brand-hover': step(limits.hover), 'brand-pressed': step(limits.pressed) };
};

/** A seed as given where it reaches the ratio, else at the nearest lightness that does, if any. */
const near = (seed: string, grounds: readonly string[], ratio: number): string | undefined =>
  passes(seed, grounds, ratio) ? seed : reach(tone(seed), grounds, ratio);

const kept = (seed: string, grounds: readonly string[], ratio: number): string =>
  near(seed, grounds, ratio) ?? mustReach(tone(seed), grounds, ratio);

/**
 * Who lends links and focus rings their colour: the brand, unless it is black or grey and the accent has a colour
 * that can be seen as given.
 */
export const voiceOf = ({ brand, accent }: Seeds, { ground }: Surfaces): 'brand' | 'accent' =>
  tone(brand).c < limits.colourful && tone(accent).c >= limits.colourful && contrast(accent, ground) >= 3
    ? 'accent'
    : 'brand';

/**
 * The ring is drawn in `focus` around a gap in `focus-gap`, the page's ground; where that is of middling lightness, white or
 * black. On a fill that the gap is too near to, the ring itself has to stand out.
 */
const focusOf = (voice: string, mode: Mode, grounds: readonly string[], fills: readonly string[]) => {
  const around = (focusGap: string): string[] => [
    ...grounds,
    focusGap,
    ...fills.filter((fill) => contrast(focusGap, fill) < 3),
  ];
  const focus = near(voice, around(grounds[0] as string), 3);
  if (focus) return { focus, 'focus-gap': grounds[0] as string };
  const focusGap = mode === 'light' ? '#ffffff' : '#000000';
  return { focus: kept(voice, around(focusGap), 3), 'focus-gap': focusGap };
};

/** The roles of brand and accent. `fills` are the other colours a control may have or stand on. */
export const brandOf = (seeds: Seeds, mode: Mode, surfaces: Surfaces, fills: readonly string[]) => {
  const grounds = pageOf(surfaces);
  const brand = kept(seeds.brand, Object.values(surfaces), 3);
  const onBrand = inkFor(brand);
  const states = pressed(brand, onBrand);
  const voice = seeds[voiceOf(seeds, surfaces)];
  return {
    brand,
    ...states,
    'ground-brand': brand,
    'on-brand': onBrand,
    accent: seeds.accent,
    'on-accent': inkFor(seeds.accent),
    'ink-brand': kept(voice, grounds, 4.5),
    ...focusOf(voice, mode, grounds, [brand, ...Object.values(states), seeds.accent, ...fills]),
  };
};
