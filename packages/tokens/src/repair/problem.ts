import type { Plain } from './plain.ts';

/** What a message needs besides `path`, `given` and `suggestion`, by code: enough for a catalogue to say it in any language. */
export interface ProblemParams {
  'not-object': { kind: string };
  'too-large': { limit: number };
  'too-deep': { limit: number };
  'unknown-key': { key: string };
  'misspelt-key': { key: string; name: string };
  missing: { name: string };
  'not-group': { kind: string };
  'not-colour': { kind: string };
  'colour-notation': Record<never, never>;
  'see-through': { percent: number };
  'not-choice': { choices: string };
  'unknown-font': { choices: string };
  'not-number': { kind: string };
  'out-of-range': { min: number; max: number };
  refused: { reason: string };
  /** A file that cannot be opened, as when it was moved since. */
  unreadable: Record<never, never>;
  /** Nothing but white space. */
  empty: Record<never, never>;
  /** Which line, from 1; 0 where that is not known. */
  'not-json': { line: number };
  'no-tokens': Record<never, never>;
  'no-colours': Record<never, never>;
  'alias-cycle': { chain: string };
  'alias-missing': { name: string };
  'not-css': Record<never, never>;
  'broken-link': Record<never, never>;
  'unknown-format': Record<never, never>;
}

export type ProblemCode = keyof ProblemParams;

interface ProblemOf<C extends ProblemCode> {
  code: C;
  params: ProblemParams[C];
  /** Where, such as `seeds.brand`; empty for the document as a whole. */
  path: string;
  /** What stands there, at most 80 characters of it. */
  given: string;
  /** What to put there instead; null where it is best left out or nothing can be proposed. */
  suggestion: string | null;
  /** What is wrong, why it matters and what to do, in English. */
  message: string;
}

/** Something wrong with a document. */
export type BrandingProblem = { [C in ProblemCode]: ProblemOf<C> }[ProblemCode];

const longest = 80;

/** Text safe to show: one line, no control or direction characters, at most `limit` long. */
export const excerpt = (text: string, limit = longest): string => {
  const clean = text
    .slice(0, limit + 1)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return clean.length > limit ? `${clean.slice(0, limit - 1)}…` : clean;
};

/** A value as a reader would name it. */
export const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'object' : typeof value;
};

const shown = (value: Plain | undefined): string => {
  if (value === undefined) return '';
  if (typeof value === 'string') return excerpt(value);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return excerpt(String(value));
};

interface Seen {
  path: string;
  given: string;
  suggestion: string | null;
}

const instead = ({ suggestion }: Seen, otherwise: string): string =>
  suggestion === null ? otherwise : `Use ${suggestion}.`;

const english: { [C in ProblemCode]: (params: ProblemParams[C], seen: Seen) => string } = {
  'not-object': ({ kind }) =>
    `A branding is a JSON object with seeds, type and shape; this is a ${kind}. Start from an exported branding.`,
  'too-large': ({ limit }) =>
    `The document is larger than ${limit} KB, which no branding needs. Hand over the branding alone, without pictures or fonts.`,
  'too-deep': ({ limit }) =>
    `The document is nested deeper than ${limit} levels or contains itself, so it cannot be read. Start from an exported branding.`,
  'unknown-key': ({ key }, { path }) => `"${key}" is not part of a branding, so nothing would read it. Remove ${path}.`,
  'misspelt-key': ({ key, name }) => `"${key}" is not part of a branding, but "${name}" is. Rename it to ${name}.`,
  missing: ({ name }, seen) =>
    `${name} is missing, and every theme is derived from it. ${seen.suggestion === null ? 'Add it.' : `Add it; Vitrine has ${seen.suggestion}.`}`,
  'not-group': ({ kind }, { path }) =>
    `${path} holds several settings, so it is written as an object in braces; this is a ${kind}. Write it as {"name": value}.`,
  'not-colour': (_, seen) =>
    `${seen.given === '' ? 'This' : `"${seen.given}"`} is not a colour. Colours are written as # and six hex digits. ${instead(seen, 'Leave it out or choose a colour.')}`,
  'colour-notation': (_, seen) =>
    `"${seen.given}" is a colour in another notation. A branding holds # and six hex digits alone, so that no other text can ride along. ${instead(seen, '')}`,
  'see-through': ({ percent }, seen) =>
    `"${seen.given}" is ${percent} % opaque. Contrast can only be promised for solid colours. ${instead(seen, '')}`,
  'not-choice': ({ choices }, seen) =>
    `"${seen.given}" is not one of the choices: ${choices}. ${instead(seen, 'Leave it out or use one of them.')}`,
  'unknown-font': ({ choices }, seen) =>
    `The font "${seen.given}" is not served by the shop, so visitors would see another. Choose from ${choices}. ${instead(seen, '')}`,
  'not-number': (_, seen) => `"${seen.given}" is not a number. ${instead(seen, 'Leave it out or write a number.')}`,
  'out-of-range': ({ min, max }, seen) =>
    `${seen.given} is not a whole number from ${min} to ${max}, the range fonts are drawn for. ${instead(seen, '')}`,
  refused: ({ reason }) => excerpt(reason, 200),
  unreadable: () => `The file could not be read. It may have been moved or changed since: choose it again.`,
  empty: () => `There is nothing in it. Choose a branding, design tokens or CSS, or paste one of them.`,
  'not-json': ({ line }) =>
    `This is not JSON${line === 0 ? '' : ` (line ${line})`}. It may be cut off or be of another kind. Export it again, or check it with a JSON editor.`,
  'no-tokens': () =>
    `No design tokens were found: no entry has a $value (or value). Export the file as W3C design tokens (DTCG) or from Tokens Studio.`,
  'no-colours': () =>
    `The tokens hold no colour, and a branding begins with one. Include a colour named brand or primary in the export.`,
  'alias-cycle': ({ chain }) =>
    `These tokens refer to each other in a circle, so none has a value: ${chain}. Give one of them a value of its own.`,
  'alias-missing': ({ name }, { path }) =>
    `${path} refers to "${name}", which the file does not hold. Export both together, or give it a value of its own.`,
  'not-css': () => `No custom properties were found. CSS to read from declares colours such as --brand: #1f6184.`,
  'broken-link': () => `The link is incomplete or was changed on its way. Copy the whole link again.`,
  'unknown-format': () =>
    `This is neither a branding, design tokens (DTCG, Figma, Tokens Studio) nor CSS. Choose a .json or .css file exported by one of them.`,
};

/** Names a problem; the message follows from the rest. */
export const problem = <C extends ProblemCode>(
  code: C,
  path: string,
  params: ProblemParams[C],
  given?: Plain,
  suggestion: string | null = null,
): BrandingProblem => {
  const seen: Seen = { path, given: shown(given), suggestion };
  return { code, params, ...seen, message: english[code](params, seen) } as BrandingProblem;
};
