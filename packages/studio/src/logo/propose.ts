import { hex, tone } from '@vitrine/tokens/palette';
import type { Tone } from '@vitrine/tokens/palette';
import { apart } from '../model/legible.ts';
import type { Swatch } from './palette.ts';

/** For each seed the proposal, then two others. */
export type Proposal = Record<'brand' | 'accent' | 'neutral', [string, string, string]>;

const colourful = 0.045;
const alike = 0.08;
/** A colour seen less than this is an edge rather than a choice. */
const tiny = 0.005;

const turned = ({ l, c, h }: Tone, degrees: number): string =>
  hex({ l: Math.min(0.78, Math.max(0.5, l)), c: Math.max(0.1, c), h: (h + degrees + 360) % 360 });

const grey = (h: number, c: number): string => hex({ l: 0.46, c, h });

/** The first three that differ from each other; every list given here is long enough. */
const three = (candidates: readonly string[]): [string, string, string] => {
  const found: string[] = [];
  for (const candidate of candidates)
    if (found.every((other) => apart(other, candidate) >= alike)) found.push(candidate);
  for (const candidate of candidates) if (found.length < 3 && !found.includes(candidate)) found.push(candidate);
  const [first = '#1a1a1a', second = '#4d4d4d', third = '#808080'] = found;
  return [first, second, third];
};

const strength = ({ hex: colour, share }: Swatch): number => Math.sqrt(share) * tone(colour).c;

/** Colours with a hue, the strongest first; then inks, the darkest first. White paper is neither. */
const sorted = (palette: readonly Swatch[]): { hues: string[]; inks: string[] } => {
  const seen = palette.filter(({ share }) => share >= tiny);
  const hues = seen
    .filter(({ hex: colour }) => tone(colour).c >= colourful)
    .toSorted((a, b) => strength(b) - strength(a));
  const inks = seen.filter(({ hex: colour }) => tone(colour).c < colourful && tone(colour).l < 0.85);
  return {
    hues: hues.map(({ hex: colour }) => colour),
    inks: inks.map(({ hex: colour }) => colour).toSorted((a, b) => tone(a).l - tone(b).l),
  };
};

const darker = (colour: string, by: number): string => {
  const { l, c, h } = tone(colour);
  return hex({ l: l > by + 0.15 ? l - by : l + by, c, h });
};

/**
 * Seeds for a partner's branding from the colours of its logo: what is most colourful and most seen is the brand, the next one that differs
 * the accent, and the neutral takes a breath of the brand's hue. A logo in black and white stays in black, with accents to choose from.
 */
export const proposeSeeds = (palette: readonly Swatch[]): Proposal => {
  const { hues, inks } = sorted(palette);
  const own = [...hues, ...inks];
  const brand = own[0] ?? '#1a1a1a';
  const from = tone(hues[0] ?? '#b4552d');
  const others = own.filter(
    (colour) => colour !== brand && tone(colour).c >= colourful && apart(colour, brand) >= alike,
  );
  const turns = hues.length > 0 ? [180, 150, 30, 210] : [0, 200, 100, 280];
  return {
    brand: three([brand, ...own.slice(1), darker(brand, 0.12), darker(brand, 0.24), darker(brand, 0.36)]),
    accent: three([...others, ...turns.map((degrees) => turned(from, degrees))]),
    neutral: three([
      grey(tone(brand).h, hues.length > 0 ? 0.02 : 0),
      ...inks.filter((colour) => tone(colour).l > 0.3).slice(0, 1),
      grey(tone(others[0] ?? turned(from, 180)).h, 0.02),
      grey(60, 0.012),
      grey(0, 0),
    ]),
  };
};
