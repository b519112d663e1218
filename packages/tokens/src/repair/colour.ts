import { clampChroma, formatHex, parse } from 'culori';
import type { Color } from 'culori';
import { isObject } from './plain.ts';

export interface ReadColour {
  /** `#` and six hex digits. */
  hex: string;
  /** 0 to 1. */
  alpha: number;
}

const longest = 120;

const finish = (found: Color | undefined): ReadColour | null => {
  if (!found) return null;
  const hex = formatHex(clampChroma(found, 'oklch'));
  return hex && /^#[0-9a-f]{6}$/.test(hex) ? { hex, alpha: Math.min(1, Math.max(0, found.alpha ?? 1)) } : null;
};

/** Colour spaces of the DTCG format whose components CSS takes as they are. */
const spaces: Record<string, string> = {
  srgb: 'color(srgb',
  'srgb-linear': 'color(srgb-linear',
  'display-p3': 'color(display-p3',
  'a98-rgb': 'color(a98-rgb',
  'prophoto-rgb': 'color(prophoto-rgb',
  rec2020: 'color(rec2020',
  'xyz-d65': 'color(xyz-d65',
  'xyz-d50': 'color(xyz-d50',
  lab: 'lab(',
  lch: 'lch(',
  oklab: 'oklab(',
  oklch: 'oklch(',
};

const percents = new Set(['hsl', 'hwb']);

const component = (value: unknown): string | null => {
  if (value === 'none') return 'none';
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
};

const fromComponents = (space: unknown, parts: unknown, alpha: unknown): Color | undefined => {
  if (typeof space !== 'string' || !Array.isArray(parts) || parts.length !== 3) return undefined;
  const [a, b, c] = parts.map(component);
  if (!a || !b || !c) return undefined;
  const opacity = typeof alpha === 'number' ? ` / ${alpha}` : '';
  if (percents.has(space)) return parse(`${space}(${a} ${b}% ${c}%${opacity})`);
  const open = Object.hasOwn(spaces, space) ? spaces[space] : undefined;
  return open === undefined ? undefined : parse(`${open}${open.endsWith('(') ? '' : ' '}${a} ${b} ${c}${opacity})`);
};

const fromText = (text: string): Color | undefined => {
  const clean = text.trim().toLowerCase();
  if (clean === '' || clean.length > longest) return undefined;
  try {
    return parse(clean);
  } catch {
    // The parser throws at a few texts that are no colour, such as "/ 1rem".
    return undefined;
  }
};

/** Reads a colour in any notation of CSS or of the DTCG format; null where there is none. */
export const readColour = (value: unknown): ReadColour | null => {
  if (typeof value === 'string') return finish(fromText(value));
  if (!isObject(value)) return null;
  const { colorSpace, components, alpha, hex, r, g, b, a } = value;
  const found = fromComponents(colorSpace, components, alpha);
  if (found) return finish(found);
  if (typeof hex === 'string') return finish(fromText(hex));
  return finish(fromComponents('srgb', [r, g, b], a));
};
