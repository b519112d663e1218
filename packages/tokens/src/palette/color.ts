import { clampChroma, converter, interpolate, formatHex, formatHex8, wcagLuminance } from 'culori';
import type { Oklch } from 'culori';

const toOklch = converter('oklch');

/** A colour as lightness 0-1, chroma 0-0.4 and hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

/** Reads a hex colour. */
export const tone = (hex: string): Tone => {
  const found = toOklch(hex);
  if (!found) throw new Error(`"${hex}" is not a colour. Seeds are six-digit hex colours such as #1a1714.`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const oklch = ({ l, c, h }: Tone): Oklch =>
  clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c: Math.max(0, c), h }, 'oklch') as Oklch;

/** Writes a colour as hex, its chroma reduced to what sRGB can show. */
export const hex = (value: Tone): string => formatHex(oklch(value));

/** Writes a colour with an opacity between 0 and 1. */
export const hexAlpha = (value: Tone, alpha: number): string => formatHex8({ ...oklch(value), alpha });

const measured = new Map<string, number>();

/** WCAG 2 relative luminance of a hex colour, 0 to 1. A theme asks for the same few hundred colours again and again. */
export const luminance = (colour: string): number => {
  const known = measured.get(colour);
  if (known !== undefined) return known;
  if (measured.size >= 1000) measured.clear();
  const found = wcagLuminance(colour);
  measured.set(colour, found);
  return found;
};

/** WCAG 2 contrast of two opaque hex colours. */
export const contrast = (a: string, b: string): number => {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** Same hue, another lightness, chroma at most `c`. */
export const shade = (value: Tone, l: number, c = value.c): Tone => ({
  l: clamp(l, 0, 1),
  c: Math.min(value.c, c),
  h: value.h,
});

/** A point between two hex colours; 0 is the first. */
export const mix = (from: string, to: string, amount: number): string => {
  const [a, b] = [tone(from), tone(to)];
  const hue = a.c < b.c ? b.h : a.h;
  return hex({ l: a.l + (b.l - a.l) * amount, c: a.c + (b.c - a.c) * amount, h: hue });
};

/** Two hex colours blended as light would, hues passing through grey rather than around the wheel. */
export const mixed = (from: string, to: string, amount: number): string =>
  formatHex(interpolate([from, to], 'oklab')(amount));
