import { audit } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import { hex, tone } from '@vitrine/tokens/palette';
import { withSeed } from './brandDraft.ts';
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

const stays = (style: Branding, { seed, mode }: MovedSeed): boolean =>
  !audit(style, mode).moves.some(
    ({ seed: moved, because }) => moved === seed && (because.code === 'contrast' || because.code === 'no-ink'),
  );

/**
 * Colours close to a seed that can be used as they are, in its mode: at most `most`, the nearest first. Empty where the engine's own answer
 * is all there is.
 */
export const alternativesTo = (style: Branding, moved: MovedSeed, most = 2): string[] => {
  const found: string[] = [];
  for (const candidate of around(moved.from)) {
    if (found.length === most) break;
    if (found.every((other) => apart(other, candidate) > 0.03) && stays(withSeed(style, moved.path, candidate), moved))
      found.push(candidate);
  }
  return found;
};
