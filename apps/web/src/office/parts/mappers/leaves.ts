import { isLanguageCode } from '@vitrine/api/rules';

/** A value inside a document, at its place: `buttons.1.text.en`. Entries of lists count from 1. */
export interface LeafChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type Leaves = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Formatted text without its tags; a paragraph ends its line. */
const withoutTags = (text: string): string =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? text
        .replace(/<\/(?:p|li|h[1-6])>|<br\s*\/?>/gi, '\n')
        .replace(/<[^<>]*>/g, '')
        .trim()
    : text;

const collect = (value: unknown, path: readonly string[], into: Map<string, string>): void => {
  if (value === undefined || value === null) return;
  if (!isObject(value)) {
    into.set(path.join('.'), withoutTags(typeof value === 'string' ? value : JSON.stringify(value)));
    return;
  }
  for (const [key, part] of Object.entries(value))
    collect(part, [...path, Array.isArray(value) ? String(Number(key) + 1) : key], into);
};

const leavesOf = (document: unknown): Leaves => {
  const leaves = new Map<string, string>();
  collect(document, [], leaves);
  return leaves;
};

/** Each value that differs between two documents, as people read it: no markup, one language at a time. */
export const leafChanges = (before: unknown, after: unknown): LeafChange[] => {
  const [one, other] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((field) => ({ field, before: one.get(field), after: other.get(field) }))
    .filter((change) => (change.before ?? '') !== (change.after ?? ''));
};

/** The parts of a place: names of fields, numbers of entries, and the language at its end. */
export const partsOf = (field: string) => {
  const parts = field.split('.');
  const last = parts.at(-1) ?? '';
  const language = parts.length > 1 && isLanguageCode(last) ? last : undefined;
  return { names: language ? parts.slice(0, -1) : parts, language };
};

const AROUND = 60;
const LONGEST = 240;

const cut = (text: string, from: number): string =>
  `${from > 0 ? '… ' : ''}${text.slice(from, from + LONGEST)}${from + LONGEST < text.length ? ' …' : ''}`;

/** Two long texts from a little before the place where they begin to differ. */
export const excerpts = ({ before = '', after = '' }: Pick<LeafChange, 'before' | 'after'>): [string, string] => {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1;
  const from = Math.max(before.length, after.length) > LONGEST ? Math.max(0, same - AROUND) : 0;
  return [cut(before, from), cut(after, from)];
};
