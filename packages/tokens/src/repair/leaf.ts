import { readColour } from './colour.ts';
import { familyNames, nearestFamily } from './font.ts';
import { nearest } from './nearest.ts';
import type { Plain } from './plain.ts';
import { kindOf, problem } from './problem.ts';
import type { BrandingProblem } from './problem.ts';

/** A setting as JSON Schema describes it: a choice, a whole number or a colour. */
export interface Leaf {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

type Note = (found: BrandingProblem) => void;
/** What is put in place of a value that cannot be used: Vitrine's choice, or nothing for a setting that may be left out. */
type Fallback = Plain | undefined;

/** A choice as text; null for what is left out. */
export const textOf = (choice: Fallback): string | null =>
  choice === undefined || choice === null || typeof choice === 'object' ? null : String(choice);

const mendColour = (value: Plain, path: string, fallback: Fallback, note: Note): Fallback => {
  const found = readColour(value);
  if (!found) {
    note(problem('not-colour', path, { kind: kindOf(value) }, value, textOf(fallback)));
    return fallback;
  }
  note(
    found.alpha < 1
      ? problem('see-through', path, { percent: Math.round(found.alpha * 100) }, value, found.hex)
      : problem('colour-notation', path, {}, value, found.hex),
  );
  return found.hex;
};

const mendFont = (value: Plain, path: string, fallback: Fallback, note: Note): Fallback => {
  const family = typeof value === 'string' && value.trim() !== '' ? nearestFamily(value).family : fallback;
  note(problem('unknown-font', path, { choices: familyNames.join(', ') }, value, textOf(family)));
  return family;
};

const mendChoice = (choices: string[], value: Plain, path: string, fallback: Fallback, note: Note): Fallback => {
  const found = nearest(textOf(value) ?? '', choices) ?? fallback;
  note(problem('not-choice', path, { choices: choices.join(', ') }, value, textOf(found)));
  return found;
};

const weights: Record<string, number> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  bold: 700,
  black: 900,
};

const mendNumber = (
  { minimum: min = 0, maximum: max = 1000 }: Leaf,
  value: Plain,
  path: string,
  note: Note,
): Fallback => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const read = typeof value === 'number' ? value : (weights[text] ?? (text === '' ? Number.NaN : Number(text)));
  if (!Number.isFinite(read)) {
    note(problem('not-number', path, { kind: kindOf(value) }, value));
    return undefined;
  }
  const fitting = Math.round(Math.min(max, Math.max(min, read)));
  note(
    typeof value === 'number'
      ? problem('out-of-range', path, { min, max }, value, String(fitting))
      : problem('not-number', path, { kind: kindOf(value) }, value, String(fitting)),
  );
  return fitting;
};

const fits = (leaf: Leaf, value: Plain): boolean => {
  if (leaf.enum) return typeof value === 'string' && leaf.enum.includes(value);
  if (leaf.type === 'integer')
    return (
      Number.isInteger(value) && (value as number) >= (leaf.minimum ?? 0) && (value as number) <= (leaf.maximum ?? 1000)
    );
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
};

/** One setting: kept when it fits, else rewritten and noted. Undefined leaves it out. */
export const mendLeaf = (leaf: Leaf, value: Plain, path: string, fallback: Fallback, note: Note): Fallback => {
  if (fits(leaf, value)) return value;
  if (leaf.type === 'integer') return mendNumber(leaf, value, path, note) ?? fallback;
  if (!leaf.enum) return mendColour(value, path, fallback, note);
  const isFont = leaf.enum.every((choice) => familyNames.some((name) => name === choice));
  return isFont ? mendFont(value, path, fallback, note) : mendChoice(leaf.enum, value, path, fallback, note);
};
