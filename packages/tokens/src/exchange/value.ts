import type { VarName } from '../contract/index.ts';
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
  /** A colour, or the variable whose colour it takes. */
  color: ColourValue | VarName;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset: boolean;
}

/** A value of the contract, typed. What no type of the DTCG format can hold is `text`. */
export type Typed =
  | { type: 'color'; value: ColourValue }
  | { type: 'dimension'; value: Dimension; smallest?: Dimension }
  | { type: 'duration'; value: { value: number; unit: 'ms' | 's' } }
  | { type: 'number'; value: number; unit?: string }
  | { type: 'fontWeight'; value: number }
  | { type: 'fontFamily'; value: string[] }
  | { type: 'cubicBezier'; value: number[] }
  | { type: 'shadow'; value: ShadowLayer[] }
  | { type: 'alias'; value: VarName }
  | { type: 'text'; value: string };

const lengths = /^(?:border|radius|size|space|text)-|-(?:gap|height|padding|radius|size|width)$/;

export const colourValue = (text: string): ColourValue | null => {
  const found = readColour(text);
  if (!found) return null;
  const part = (from: number) => Math.round((Number.parseInt(found.hex.slice(from, from + 2), 16) / 255) * 1e6) / 1e6;
  const alpha = Math.round(found.alpha * 1e4) / 1e4;
  return { colorSpace: 'srgb', components: [part(1), part(3), part(5)], alpha, hex: found.hex };
};

const variable = (text: string): VarName | null =>
  (/^var\((--v-[\w-]+)\)$/.exec(text)?.[1] as VarName | undefined) ?? null;

const dimension = (text: string): Dimension | null => {
  const [, amount, unit] = /^(-?\d*\.?\d+)(px|rem)$/.exec(text.trim()) ?? [];
  if (amount !== undefined) return { value: Number(amount), unit: unit as Dimension['unit'] };
  return /^-?0$/.test(text.trim()) ? { value: 0, unit: 'px' } : null;
};

const fluid = (text: string): Typed | null => {
  const [, from, to] = /^clamp\(([^,()]+),[^,]+,([^,()]+)\)$/.exec(text) ?? [];
  const [smallest, value] = [dimension(from ?? ''), dimension(to ?? '')];
  return smallest && value && { type: 'dimension', value, smallest };
};

const nowhere: Dimension = { value: 0, unit: 'px' };

const layerOf = (text: string): ShadowLayer | null => {
  const inset = /\binset\b/.test(text);
  const colour = /var\([^)]*\)|[a-z]+\([^)]*\)|#[0-9a-f]{3,8}/i.exec(text)?.[0] ?? '';
  const color = variable(colour) ?? colourValue(colour);
  const sizes = text.replace(colour, '').replace('inset', '').trim().split(/\s+/).map(dimension);
  const [offsetX, offsetY, blur = nowhere, spread = nowhere] = sizes;
  return color && offsetX && offsetY && blur && spread ? { color, offsetX, offsetY, blur, spread, inset } : null;
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

const number = (name: string, text: string): Typed | null => {
  const [, amount, unit] = /^(-?\d*\.?\d+)(em|ch|%|)$/.exec(text) ?? [];
  if (amount === undefined) return null;
  if (/weight/.test(name)) return { type: 'fontWeight', value: Number(amount) };
  return { type: 'number', value: Number(amount), ...(unit ? { unit } : {}) };
};

const duration = (text: string): Typed | null => {
  const [, amount, unit] = /^(\d*\.?\d+)(ms|s)$/.exec(text) ?? [];
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

const measure = (name: string, text: string): Typed | null => {
  const value = text !== '0' || lengths.test(name) ? dimension(text) : null;
  return value && { type: 'dimension', value };
};

/** Types a value of the contract by what it is; the name decides where the text alone does not. */
export const typed = (variableName: VarName, css: string): Typed => {
  const name = variableName.slice('--v-'.length);
  const alias = variable(css);
  if (alias) return { type: 'alias', value: alias };
  if (name.endsWith('family')) return family(css);
  if (/shadow/.test(name)) return shadow(css) ?? { type: 'text', value: css };
  const found = measure(name, css) ?? number(name, css) ?? fluid(css) ?? duration(css) ?? bezier(css);
  return found ?? colour(css) ?? { type: 'text', value: css };
};
