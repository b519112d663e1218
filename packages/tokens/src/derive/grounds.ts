import type { Mode } from '../branding.ts';
import type { ColorName } from '../contract/index.ts';
import { contrast, hex, mix, shade, tone } from '../palette/color.ts';
import type { Tone } from '../palette/color.ts';
import { passes } from '../palette/reach.ts';
import { levels, lift, limits, wayToInk } from './levels.ts';
import type { Seeds } from './seeds.ts';

/** What whole pages, cards and rows stand on. */
export interface Surfaces {
  ground: string;
  'ground-raised': string;
  'ground-sunken': string;
  selected: string;
  skeleton: string;
}

/** The surfaces that controls and links stand on; the page's ground is the first. A skeleton holds neither. */
export const pageOf = (surfaces: Surfaces): string[] => [
  surfaces.ground,
  surfaces['ground-raised'],
  surfaces['ground-sunken'],
  surfaces.selected,
];

/** A ground that leaves room for text: the strongest ink reads on every surface of the page. */
const roomForInk = 7;
const strongest = { light: '#000000', dark: '#ffffff' };

/** Under this lightness the eye sees no steps; surfaces are told apart from the second one upwards. */
const black = { until: 0.1, steps: 0.16 };

/** Where the steps away from a ground begin. */
const footing = (ground: string, mode: Mode): Tone => {
  const base = tone(ground);
  return mode === 'dark' && base.l < black.until ? { ...base, l: black.steps } : base;
};

/** A role that stands on the way from a ground to the ink of its mode. */
export const towardInk = (ground: string, neutral: string, mode: Mode, role: ColorName): string =>
  mix(hex(footing(ground, mode)), hex(shade(tone(neutral), levels[mode].ink.l, limits.line)), wayToInk(mode, role));

const surfacesOf = (ground: string, neutral: string, mode: Mode): Surfaces => {
  const base = footing(ground, mode);
  // Below black there is nothing to sink to.
  const floor = base.l > tone(ground).l ? base.l : 0;
  const lifted = (role: ColorName) => {
    const by = lift(mode, role);
    return hex({ ...base, l: Math.max(floor, base.l + by), c: by > 0 && mode === 'light' ? base.c * 0.4 : base.c });
  };
  return {
    ground,
    'ground-raised': lifted('ground-raised'),
    'ground-sunken': lifted('ground-sunken'),
    selected: towardInk(ground, neutral, mode, 'selected'),
    skeleton: towardInk(ground, neutral, mode, 'skeleton'),
  };
};

const readable = (surfaces: Surfaces, mode: Mode): boolean =>
  passes(strongest[mode], Object.values(surfaces), roomForInk);

/** Moves a ground's lightness, as little as text needs, towards where its mode has it. */
const cleared = (seed: string, neutral: string, mode: Mode): Surfaces => {
  const own = tone(seed);
  const at = (l: number): Surfaces => surfacesOf(hex({ ...own, l }), neutral, mode);
  let [bad, good]: [number, number] = [own.l, levels[mode].ground.l];
  for (let step = 0; step < 12; step += 1) {
    const middle = (bad + good) / 2;
    if (readable(at(middle), mode)) good = middle;
    else bad = middle;
  }
  return at(good);
};

const derived = (neutral: string, mode: Mode): Tone =>
  shade(tone(neutral), levels[mode].ground.l, levels[mode].ground.c);

/** The surfaces of a mode: from the partner's own ground where one is given, as given wherever text can be read on it. */
export const groundsOf = ({ ground, neutral }: Seeds, mode: Mode): Surfaces => {
  const given = surfacesOf(ground ?? hex(derived(neutral, mode)), neutral, mode);
  return readable(given, mode) ? given : cleared(given.ground, neutral, mode);
};

/** How well the strongest ink would read on a ground as given, at its worst. */
export const inkOn = (ground: string, neutral: string, mode: Mode): { ratio: number; required: number } => ({
  ratio: Math.min(
    ...Object.values(surfacesOf(ground, neutral, mode)).map((surface) => contrast(strongest[mode], surface)),
  ),
  required: roomForInk,
});
