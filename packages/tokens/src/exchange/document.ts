import type { Branding } from '../branding.ts';
import { copyPlain, isObject } from '../repair/plain.ts';
import type { PlainObject } from '../repair/plain.ts';
import { kindOf, problem } from '../repair/problem.ts';
import type { BrandingProblem } from '../repair/problem.ts';
import { repairBranding } from '../repair/repair.ts';
import type { Note } from './note.ts';
import { checked, pretty } from './tokens.ts';

/** What came out of a file. */
export interface Imported {
  /** The branding, whole or proposed; null when the file gives none. */
  branding: Branding | null;
  problems: BrandingProblem[];
  /** A valid branding as close to a broken one as can be; null when nothing is wrong or nothing is left to start from. */
  repaired: Branding | null;
  /** What was taken from where, for people to see. */
  notes: Note[];
}

const kilobytes = 256;
const depth = 40;

export const failed = (...problems: BrandingProblem[]): Imported => ({
  branding: null,
  problems,
  repaired: null,
  notes: [],
});

/** Refuses text no exchange file comes near to. */
export const tooLarge = (text: string): BrandingProblem | null =>
  text.length > kilobytes * 1024 ? problem('too-large', '', { limit: kilobytes }) : null;

/** The line at which reading stopped, from 1; 0 where the platform does not say. */
const lineOf = (error: unknown, text: string): number => {
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return place === undefined ? 0 : text.slice(0, Number(place)).split('\n').length;
};

/** Text as a JSON object, within limits. */
export const parseObject = (text: string): { value: PlainObject } | { value: null; found: BrandingProblem } => {
  const large = tooLarge(text);
  if (large) return { value: null, found: large };
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { value: null, found: problem('not-json', '', { line: lineOf(error, text) }) };
  }
  const copied = copyPlain(json, { characters: kilobytes * 1024 * 2, depth });
  if (!copied.ok) {
    const deep = problem('too-deep', '', { limit: depth });
    return { value: null, found: copied.why === 'too-deep' ? deep : problem('too-large', '', { limit: kilobytes }) };
  }
  if (isObject(copied.value)) return { value: copied.value };
  return { value: null, found: problem('not-object', '', { kind: kindOf(copied.value) }) };
};

/** The branding document as a file, with its schema named for editors. */
export const exportBranding = (style: Branding): string =>
  pretty({ $schema: './branding.schema.json', ...checked(style) });

/** Reads a branding document: bare, or as the `style` of an account's document. */
export const importBranding = (text: string): Imported => {
  const parsed = parseObject(text);
  if (parsed.value === null) return failed(parsed.found);
  const { style } = parsed.value;
  return { ...repairBranding(isObject(style) ? style : parsed.value), notes: [] };
};
