import { brandingSchema } from '../branding.ts';
import type { Branding } from '../branding.ts';
import type { VarName } from '../contract/index.ts';
import { derive } from '../expand.ts';
import { isObject } from '../repair/plain.ts';
import type { Plain } from '../repair/plain.ts';
import { best } from './roles.ts';
import type { Candidate } from './roles.ts';
import { sizeWords } from './words.ts';

type Shape = Branding['shape'];

/** A length in pixels, however it is written; null for what is none. */
const pixels = (value: Plain = null): number | null => {
  if (isObject(value)) {
    const { value: amount, unit } = value;
    return typeof amount === 'number' ? pixels(`${amount}${unit === 'rem' ? unit : ''}`) : null;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const [, amount, unit] = (typeof value === 'string' && /^(-?(?:\d*\.)?\d+)\s*(px|rem|)$/.exec(value.trim())) || [];
  return amount === undefined ? null : Number(amount) * (unit === 'rem' ? 16 : 1);
};

/** The choice of a closed list under which a length of the theme comes closest to the one wanted. */
const closest = <T extends string>(
  choices: readonly T[],
  name: VarName,
  wanted: number,
  themed: (choice: T) => Branding,
): T | null => {
  const ranked = choices.map((choice) => {
    const style = themed(choice);
    return { choice, off: Math.abs((pixels(derive(style, style.mode)[name]) ?? 0) - wanted) };
  });
  return ranked.toSorted((a, b) => a.off - b.off)[0]?.choice ?? null;
};

const { radius, stroke } = brandingSchema.shape.shape.shape;

/** A choice of the shape with the token it was read from. */
export interface Chosen<K extends keyof Branding | keyof Shape> {
  key: K;
  token: Candidate;
  choice: string;
}

const lengthsOf = (tokens: Candidate[], wanted: (token: Candidate) => boolean): Candidate[] =>
  tokens.filter((token) => wanted(token) && pixels(token.value) !== null);

const isRadius = ({ type, words }: Candidate): boolean =>
  type === 'borderRadius' || words.some((word) => /^(?:radius|radii|corner|corners|rounded|rounding)$/.test(word));

const isStroke = ({ type, words }: Candidate): boolean =>
  type === 'borderWidth' || (words.includes('width') && words.some((word) => /^(?:border|stroke|line)$/.test(word)));

const buttonOf = (px: number): Shape['button'] => {
  if (px >= 99) return 'pill';
  return px < 1 ? 'square' : 'rounded';
};

/** Reads corners, buttons and strokes from the lengths of a file. */
export const shapeOf = (tokens: Candidate[], base: Branding): Chosen<keyof Shape>[] => {
  const found: Chosen<keyof Shape>[] = [];
  const themed = (shape: Partial<Shape>): Branding => ({ ...base, shape: { ...base.shape, ...shape } });
  const radii = lengthsOf(tokens, isRadius);
  const corner = best(radii, sizeWords, -99);
  const button = radii.find(({ words }) => words.includes('button')) ?? corner;
  const line = lengthsOf(tokens, isStroke)[0];
  if (corner) {
    const px = Math.min(pixels(corner.value) ?? 0, 99);
    const choice = closest(radius.options, '--v-radius-control', px, (item) => themed({ radius: item }));
    if (choice) found.push({ key: 'radius', token: corner, choice });
  }
  if (button) found.push({ key: 'button', token: button, choice: buttonOf(pixels(button.value) ?? 0) });
  if (line) {
    const px = pixels(line.value) ?? 1;
    const choice = closest(stroke.options, '--v-border-strong', px, (item) => themed({ stroke: item }));
    if (choice) found.push({ key: 'stroke', token: line, choice });
  }
  return found;
};

const layersOf = (value: Plain) => (Array.isArray(value) ? value : [value]).filter(isObject);

/** Reads from its shadows how high things stand: soft shadows are blurred, hard ones have an edge. */
export const elevationOf = (tokens: Candidate[]): Chosen<'elevation'> | null => {
  const token = tokens.find(({ type }) => type === 'shadow' || type === 'boxShadow');
  if (!token) return null;
  const layers = layersOf(token.value);
  const blurred = layers.some(({ blur }) => (pixels(blur ?? 0) ?? 0) > 0);
  const moved = layers.some((layer) => (pixels(layer['offsetY'] ?? layer['y'] ?? 0) ?? 0) !== 0);
  if (blurred) return { key: 'elevation', token, choice: 'soft' };
  return { key: 'elevation', token, choice: moved ? 'hard' : 'flat' };
};
