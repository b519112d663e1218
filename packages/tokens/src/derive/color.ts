import type { Branding, Mode } from '../branding.ts';
import type { Theme } from '../contract/index.ts';
import { hexAlpha, shade, tone } from '../palette/color.ts';
import { mustReach, reach } from '../palette/reach.ts';
import { brandOf } from './brand.ts';
import { groundsOf, pageOf, towardInk } from './grounds.ts';
import { levels } from './levels.ts';
import { seedsOf } from './seeds.ts';
import { statusesOf } from './status.ts';

/** Text at its calmest: 12:1 where the ground allows, never below 7:1. */
const inksOf = (neutral: string, mode: Mode, grounds: string[]) => {
  const level = levels[mode];
  const strong = shade(tone(neutral), level.ink, level.inkChroma);
  const ink = reach(strong, grounds, 12) ?? mustReach(strong, grounds, 7);
  const inkMuted = mustReach(shade(tone(neutral), level.muted, 0.03), grounds, 4.6);
  return { ink, inkMuted, inkInverse: grounds[0] as string, groundInverse: ink };
};

/** Every colour role of a branding in one mode, as hex. */
export const deriveColor = (style: Branding, mode: Mode): Theme['color'] => {
  const seeds = seedsOf(style, mode);
  const surfaces = groundsOf(seeds, mode);
  const inks = inksOf(seeds.neutral, mode, Object.values(surfaces));
  const page = pageOf(surfaces);
  const statuses = statusesOf(mode, page);
  const fills = [inks.groundInverse, ...Object.values(statuses).flatMap(({ ground, ink }) => [ground, ink])];
  const line = (amount: number) => towardInk(surfaces.ground, seeds.neutral, mode, amount);
  return {
    ...surfaces,
    ...inks,
    ...brandOf(seeds, mode, surfaces, fills),
    line: line(0.15),
    lineStrong: mustReach(tone(line(0.45)), page, 3.05),
    ...statuses,
    scrim: hexAlpha(shade(tone(seeds.neutral), 0.14, 0.02), 0.62),
    onScrim: '#ffffff',
  };
};
