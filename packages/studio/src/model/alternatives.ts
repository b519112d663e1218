import { audit } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';
import { hex, tone } from '@vitrine/tokens/palette';
import { seedOf, seedPathFor, withSeed } from './brandDraft.ts';
import { apart } from './legible.ts';
import type { MovedSeed } from './legible.ts';

const lightnesses = [0.03, 0.06, 0.09, 0.13, 0.17, 0.22, 0.28, 0.35, 0.43, 0.5, 0.57, 0.65];

/** The same hue, lighter and darker; nearest first. */
const around = (colour: string): string[] => {
  const { l, c, h } = tone(colour);
  const found = lightnesses.flatMap((step) => [-step, step].map((shift) => hex({ l: l + shift, c, h })));
  return [...new Set(found)]
    .filter((candidate) => candidate !== colour)
    .toSorted((a, b) => apart(a, colour) - apart(b, colour));
};

/** Whether seeds can be used as given, in a mode. */
const stays = (style: Branding, mode: Mode, seeds: readonly MovedSeed['seed'][]): boolean =>
  !audit(style, mode).moves.some(
    ({ seed, because }) => seeds.includes(seed) && (because.code === 'contrast' || because.code === 'no-ink'),
  );

/**
 * Colours close to a seed that can be used as they are, in its mode: at most `most`, the nearest first. Empty where the engine's own answer
 * is all there is.
 */
export const alternativesTo = (style: Branding, moved: MovedSeed, most = 2): string[] => {
  const found: string[] = [];
  const fits = (candidate: string) => stays(withSeed(style, moved.path, candidate), moved.mode, [moved.seed]);
  for (const candidate of around(moved.from)) {
    if (found.length === most) break;
    if (found.every((other) => apart(other, candidate) > 0.03) && fits(candidate)) found.push(candidate);
  }
  return found;
};

/** A way to keep a brand colour exactly as it was given, as the accent: `brand` takes its place. */
export interface Keep {
  /** The brand becomes another tone of its hue, or what was the accent. */
  brandFrom: 'tone' | 'accent';
  brand: string;
}

/** The style with a colour kept as the accent of a mode, and `brand` in its place. */
export const withKept = (style: Branding, mode: Mode, colour: string, brand: string): Branding =>
  withSeed(withSeed(style, seedPathFor(style, 'brand', mode), brand), seedPathFor(style, 'accent', mode), colour);

/**
 * Ways to keep a brand that was moved: an accent is used as given, as its text follows it. Only those after which neither of the two moves.
 * Empty for other seeds.
 */
export const keepsOf = (style: Branding, moved: MovedSeed): Keep[] => {
  const { seed, mode, from, became } = moved;
  if (seed !== 'brand') return [];
  const fits = (brand: string) =>
    brand !== from && stays(withKept(style, mode, from, brand), mode, ['brand', 'accent']);
  const accent = (seedOf(style, seedPathFor(style, 'accent', mode)) ?? style.seeds.accent).toLowerCase();
  const tones = [...became.map(({ to }) => to), ...around(from)];
  const nearest = tones.find(fits);
  return [
    ...(nearest === undefined ? [] : [{ brandFrom: 'tone' as const, brand: nearest }]),
    ...(fits(accent) ? [{ brandFrom: 'accent' as const, brand: accent }] : []),
  ];
};
