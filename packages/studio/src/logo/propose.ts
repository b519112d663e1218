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

const hasHue = (colour: string): boolean => tone(colour).c >= colourful;

/** White paper is no part of a mark. */
const isPaper = (colour: string): boolean => !hasHue(colour) && tone(colour).l >= 0.85;

interface Mark {
  /** What covers most of it. */
  main: string | undefined;
  /** Colours with a hue, the strongest first. */
  hues: string[];
  /** Colours without, the darkest first. */
  inks: string[];
}

const markOf = (palette: readonly Swatch[]): Mark => {
  const seen = palette.filter(({ hex: colour, share }) => share >= tiny && !isPaper(colour));
  const hues = seen.filter(({ hex: colour }) => hasHue(colour)).toSorted((a, b) => strength(b) - strength(a));
  return {
    main: seen.toSorted((a, b) => b.share - a.share)[0]?.hex,
    hues: hues.map(({ hex: colour }) => colour),
    inks: seen
      .map(({ hex: colour }) => colour)
      .filter((colour) => !hasHue(colour))
      .toSorted((a, b) => tone(a).l - tone(b).l),
  };
};

const darker = (colour: string, by: number): string => {
  const { l, c, h } = tone(colour);
  return hex({ l: l > by + 0.15 ? l - by : l + by, c, h });
};

/**
 * Seeds for a partner's branding from the colours of its logo: what covers most of the mark is the brand, the strongest colour that differs
 * the accent, and the neutral takes a breath of the brand's hue. A logo in black and white stays in black, with accents to choose from.
 */
export const proposeSeeds = (palette: readonly Swatch[]): Proposal => {
  const { main: brand = '#1a1a1a', hues, inks } = markOf(palette);
  const rest = [...hues, ...inks].filter((colour) => colour !== brand);
  const from = tone(hasHue(brand) ? brand : (hues[0] ?? '#b4552d'));
  const others = rest.filter((colour) => hasHue(colour) && apart(colour, brand) >= alike);
  const turns = hues.length > 0 ? [180, 150, 30, 210] : [0, 200, 100, 280];
  return {
    brand: three([brand, ...rest, darker(brand, 0.12), darker(brand, 0.24), darker(brand, 0.36)]),
    accent: three([...others, ...turns.map((degrees) => turned(from, degrees))]),
    neutral: three([
      grey(tone(brand).h, hasHue(brand) ? 0.02 : 0),
      ...inks.filter((colour) => tone(colour).l > 0.3).slice(0, 1),
      grey(tone(others[0] ?? turned(from, 180)).h, 0.02),
      grey(60, 0.012),
      grey(0, 0),
    ]),
  };
};
