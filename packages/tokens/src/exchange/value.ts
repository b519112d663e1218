import { readColour } from '../repair/colour.ts';

/** A colour as the DTCG format writes it; `hex` leaves the alpha out. */
export interface ColourValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

export interface ShadowLayer {
  color: ColourValue;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset: boolean;
}

/** A value of the contract by its type in the DTCG format. */
export type Typed =
  | { type: 'color'; value: ColourValue }
  /** `smallest` is the other end of a size that grows with the screen. */
  | { type: 'dimension'; value: Dimension; smallest?: Dimension }
  | { type: 'duration'; value: { value: number; unit: 'ms' | 's' } }
  /** The format has numbers alone: `unit` and `word` are what they stand for in CSS. */
  | { type: 'number'; value: number; unit?: string; word?: string }
  | { type: 'fontWeight'; value: number }
  | { type: 'fontFamily'; value: string[] }
  | { type: 'cubicBezier'; value: number[] }
  | { type: 'shadow'; value: ShadowLayer[] };

export const colourValue = (text: string): ColourValue | null => {
  const found = readColour(text);
  if (!found) return null;
  const part = (from: number) => Math.round((Number.parseInt(found.hex.slice(from, from + 2), 16) / 255) * 1e6) / 1e6;
  const alpha = Math.round(found.alpha * 1e4) / 1e4;
  return { colorSpace: 'srgb', components: [part(1), part(3), part(5)], alpha, hex: found.hex };
};

const dimension = (text: string): Dimension | null => {
  const [, amount, unit] = /^(-?(?:\d*\.)?\d+)(px|rem)$/.exec(text.trim()) ?? [];
  if (amount !== undefined) return { value: Number(amount), unit: unit as Dimension['unit'] };
  return text.trim() === '0' ? nowhere : null;
};

const nowhere: Dimension = { value: 0, unit: 'px' };

const measure = (text: string): Typed | null => {
  const [, from, to] = /^clamp\(([^,()]+),[^,]+,([^,()]+)\)$/.exec(text) ?? [];
  const [smallest, value] = [dimension(from ?? ''), dimension(to ?? text)];
  return value && { type: 'dimension', value, ...(smallest ? { smallest } : {}) };
};

const layerOf = (text: string): ShadowLayer | null => {
  const colour = /\b[a-z]+\([^()]*\)|#[0-9a-f]{3,8}/i.exec(text)?.[0] ?? '';
  const color = colourValue(colour);
  const sizes = text.replace(colour, '').replace('inset', '').trim().split(/\s+/).map(dimension);
  const [offsetX, offsetY, blur = nowhere, spread = nowhere] = sizes;
  if (!color || !offsetX || !offsetY || !blur || !spread) return null;
  return { color, offsetX, offsetY, blur, spread, inset: /\binset\b/.test(text) };
};

/** The format has no word for no shadow; one that cannot be seen says it. */
const unseen: ShadowLayer = {
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' },
  offsetX: nowhere,
  offsetY: nowhere,
  blur: nowhere,
  spread: nowhere,
  inset: false,
};

const shadow = (text: string): Typed | null => {
  if (text === 'none') return { type: 'shadow', value: [unseen] };
  const layers = text.split(/,(?![^(]*\))/).map((part) => layerOf(part.trim()));
  const read = layers.filter((layer) => layer !== null);
  return read.length === layers.length ? { type: 'shadow', value: read } : null;
};

/** A number, with what it counts; a word is counted by its place among the keywords of the source. */
const number = (text: string, keywords: string[]): Typed => {
  const [, amount, unit] = /^(-?(?:\d*\.)?\d+)([a-z%]*)$/.exec(text) ?? [];
  if (amount !== undefined) return { type: 'number', value: Number(amount), ...(unit ? { unit } : {}) };
  const place = keywords.indexOf(text);
  return { type: 'number', value: place < 0 ? keywords.length : place, word: text };
};

const duration = (text: string): Typed | null => {
  const [, amount, unit] = /^((?:\d*\.)?\d+)(ms|s)$/.exec(text) ?? [];
  return amount === undefined ? null : { type: 'duration', value: { value: Number(amount), unit: unit as 'ms' | 's' } };
};

const bezier = (text: string): Typed | null => {
  const parts = /^cubic-bezier\(([^)]+)\)$/.exec(text)?.[1]?.split(',').map(Number);
  return parts?.length === 4 ? { type: 'cubicBezier', value: parts } : null;
};

const family = (text: string): Typed => ({
  type: 'fontFamily',
  value: text.split(',').map((item) => item.trim().replaceAll(/^['"]|['"]$/g, '')),
});

const colour = (text: string): Typed | null => {
  const value = colourValue(text);
  return value && { type: 'color', value };
};

const weight = (text: string): Typed | null =>
  /^\d+$/.test(text) ? { type: 'fontWeight', value: Number(text) } : null;

const readers: Record<string, (text: string) => Typed | null> = {
  color: colour,
  dimension: measure,
  duration,
  fontWeight: weight,
  fontFamily: family,
  cubicBezier: bezier,
  shadow,
};

/** Reads a CSS value of the contract as the type its token has. What the type cannot hold stays a word. */
export const typed = (type: string, css: string, keywords: string[] = []): Typed =>
  readers[type]?.(css) ?? number(css, keywords);
