import type { Branding, Mode } from '../branding.ts';
import type { ColorName } from '../contract/index.ts';
import { hex, hexAlpha, shade, tone } from '../palette/color.ts';
import { mustReach, reach } from '../palette/reach.ts';
import { brandOf } from './brand.ts';
import { groundsOf, pageOf, towardInk } from './grounds.ts';
import { levels, scrimAlpha } from './levels.ts';
import { seedsOf } from './seeds.ts';
import { fillsOf, statusesOf } from './status.ts';

/** Every role of colour by its name. */
export type Colors = Record<ColorName, string>;

/** Text at its calmest: 12:1 where the ground allows, never below 7:1. */
const inksOf = (neutral: string, mode: Mode, grounds: string[]) => {
  const { ink: inkLevel, 'ink-muted': mutedLevel } = levels[mode];
  const strong = shade(tone(neutral), inkLevel.l, inkLevel.c);
  const ink = reach(strong, grounds, 12) ?? mustReach(strong, grounds, 7);
  return {
    ink,
    'ink-muted': mustReach(shade(tone(neutral), mutedLevel.l, mutedLevel.c), grounds, 4.6),
    'ink-inverse': grounds[0] as string,
    'ground-inverse': ink,
  };
};

const scrimOf = (neutral: string, mode: Mode): string => {
  const { l, c } = levels[mode].scrim;
  return hexAlpha(shade(tone(neutral), l, c), scrimAlpha[mode]);
};

/** Every role of colour of a branding in one mode, as hex. */
export const deriveColor = (style: Branding, mode: Mode): Colors => {
  const seeds = seedsOf(style, mode);
  const surfaces = groundsOf(seeds, mode);
  const page = pageOf(surfaces);
  const inks = inksOf(seeds.neutral, mode, Object.values(surfaces));
  const statuses = statusesOf(mode, page);
  const fills = [inks['ground-inverse'], ...fillsOf(statuses)];
  // Where shadows are hard, lines are drawn in ink too: a shade of grey would be out of character.
  const hard = style.elevation === 'hard';
  const toward = (role: ColorName) => towardInk(surfaces.ground, seeds.neutral, mode, role);
  return {
    ...surfaces,
    ...inks,
    ...brandOf(seeds, mode, surfaces, fills),
    line: hard ? inks.ink : toward('line'),
    'line-strong': hard ? inks.ink : mustReach(tone(toward('line-strong')), page, 3.05),
    ...statuses,
    scrim: scrimOf(seeds.neutral, mode),
    'on-scrim': hex(levels[mode]['on-scrim']),
  };
};
