import { languageCodes } from '@vitrine/api/rules';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { AccountTexts } from '../../../domain/account.ts';
import type { Catalogue } from '../../../platform/catalogue.ts';
import { isStorable } from '../../../platform/input.ts';
import { translateInput } from '../../../platform/inputWords.ts';
import { nearest } from './nearest.ts';
import type { Checked, DocumentProblem } from './problem.ts';

const mostTexts = 1000;
const longest = 2000;

/** Tags are letters like others: an account's texts hold no markup. */
const read = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

/** What stands in braces in a message, by name, with the ways it is formatted there. */
const argumentsOf = (elements: readonly MessageFormatElement[]): Map<string, Set<TYPE>> => {
  const found = new Map<string, Set<TYPE>>();
  const note = (name: string, type: TYPE): void => void found.set(name, (found.get(name) ?? new Set()).add(type));
  const walk = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      if (part.type === TYPE.tag) walk(part.children);
      else note(part.value, part.type);
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const option of Object.values(part.options)) walk(option.value);
    }
  };
  walk(elements);
  return found;
};

/** What is wrong with a sentence said in place of the catalogue's; undefined when nothing is. */
const reasonAgainst = (text: unknown, originals: readonly string[]): string | undefined => {
  if (typeof text !== 'string') return 'A text stands in quotes, or in quotes by language: {"en": "…", "pt_BR": "…"}.';
  if (text.length > longest) return `The text has ${text.length} characters; at most ${longest} fit.`;
  if (!isStorable(text)) return translateInput('en', 'unstorable');
  let own: MessageFormatElement[];
  try {
    own = read(text);
  } catch (error) {
    return `The braces of the text cannot be read (${error instanceof Error ? error.message : 'syntax'}). To show a brace itself, write '{'.`;
  }
  const known = argumentsOf(originals.flatMap(read));
  const names = [...known.keys()].map((name) => `{${name}}`).join(', ') || 'none';
  for (const [name, types] of argumentsOf(own)) {
    const ways = known.get(name);
    if (!ways) return `{${name}} is not known here. This sentence knows: ${names}.`;
    if ([...types].some((type) => type !== TYPE.argument && !ways.has(type)))
      return `{${name}} cannot be formatted this way here. Write {${name}}, or as in the original: ${originals[0]}`;
  }
  return undefined;
};

type Entry = AccountTexts[string];

const inLanguages = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [['', value]];

const checkEntry = (id: string, value: unknown, catalogue: Catalogue): Checked<Entry> => {
  const originals = languageCodes.flatMap((language) =>
    Object.hasOwn(catalogue[language], id) ? (catalogue[language][id] ?? []) : [],
  );
  if (originals.length === 0) {
    const suggestion = nearest(id, Object.keys(catalogue.en));
    return {
      problems: [{ path: `texts.${id}`, message: 'The shop says no sentence with this id.', given: id, suggestion }],
    };
  }
  const parts = inLanguages(value);
  const problems = parts.flatMap(([language, text]): DocumentProblem[] => {
    const unknown = language !== '' && !languageCodes.some((known) => known === language);
    const message = unknown ? `The languages are ${languageCodes.join(', ')}.` : reasonAgainst(text, originals);
    const path = ['texts', id, language].filter((part) => part !== '').join('.');
    return message === undefined ? [] : [{ path, message, given: text, suggestion: originals[0] }];
  });
  return problems.length === 0 ? { value: value as Entry, problems } : { problems };
};

/** The sentences an account says differently (D-115): known ids, readable braces, no unknown placeholder. A broken one is left out of the repair. */
export const checkTexts = (given: unknown, catalogue: Catalogue | undefined): Checked<AccountTexts> => {
  const refuse = (message: string): Checked<AccountTexts> => ({ problems: [{ path: 'texts', message, given }] });
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse('Texts are sentences by id: {"shell.terms": "BrandingDeps rules"}.');
  const entries = Object.entries(given);
  if (entries.length === 0) return { value: {}, problems: [] };
  if (entries.length > mostTexts) return refuse(`There are ${entries.length} texts; at most ${mostTexts} fit.`);
  if (!catalogue)
    return refuse(
      'Texts cannot be checked, because the shop is not built here. Build it with npm start, then try again.',
    );
  const checked = entries.map(([id, value]) => ({ id, ...checkEntry(id, value, catalogue) }));
  const problems = checked.flatMap((entry) => entry.problems);
  const kept = Object.fromEntries(
    checked.flatMap(({ id, value }): [string, Entry][] => (value === undefined ? [] : [[id, value]])),
  );
  return problems.length === 0 ? { value: kept, problems } : { problems, repaired: kept };
};
