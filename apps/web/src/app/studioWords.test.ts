import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { varNames } from '@vitrine/tokens/contract';
import { importAny } from '@vitrine/tokens/exchange';
import type { ProblemCode } from '@vitrine/tokens/repair';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import english from '@vitrine/studio/locales/en/studio.json' with { type: 'json' };
import portuguese from '@vitrine/studio/locales/pt-BR/studio.json' with { type: 'json' };
import { studioLabels } from '../shared/mappers/labels/studio.ts';

const catalogues = { en: english, 'pt-BR': portuguese } as const;
type Words = Record<string, string>;

const argumentsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound || part.type === TYPE.tag) return [];
    const inner = part.type === TYPE.plural || part.type === TYPE.select ? Object.values(part.options) : [];
    return [part.value, ...inner.flatMap(({ value }) => argumentsOf(value))];
  });

const named = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].sort();

it('says the same of everything in both languages, with the same values', () => {
  expect(Object.keys(portuguese).sort()).toEqual(Object.keys(english).sort());
  for (const [id, text] of Object.entries(english as Words))
    expect(named((portuguese as Words)[id] ?? ''), id).toEqual(named(text));
});

/** Every code there is: one more is a type error here. */
const problems = {
  'not-object': true,
  'too-large': true,
  'too-deep': true,
  'unknown-key': true,
  'misspelt-key': true,
  missing: true,
  'not-group': true,
  'not-colour': true,
  'colour-notation': true,
  'see-through': true,
  'not-choice': true,
  'unknown-font': true,
  'not-number': true,
  'out-of-range': true,
  refused: true,
  unreadable: true,
  empty: true,
  'not-json': true,
  'no-tokens': true,
  'no-colours': true,
  'alias-cycle': true,
  'alias-missing': true,
  'not-css': true,
  'broken-link': true,
  'unknown-format': true,
} satisfies Record<ProblemCode, true>;

it('has words for every colour role and every problem of a file (D-113)', () => {
  const roles = varNames.filter((name) => name.startsWith('--v-color-')).map((name) => name.replace('--v-color-', ''));
  for (const words of Object.values(catalogues))
    expect(Object.keys(words)).toEqual(
      expect.arrayContaining([
        ...roles.map((role) => `studio.role.${role}`),
        ...Object.keys(problems).map((code) => `studio.problem.${code}`),
      ]),
    );
});

it.each(['en', 'pt-BR'] as const)(
  'tells in %s what is wrong with a file, with its values, and what to do',
  (locale) => {
    const failures: unknown[] = [];
    const { t } = studioLabels(
      createIntl({ locale, messages: catalogues[locale], onError: (error) => failures.push(error) }),
    );
    const mistaken = {
      seeds: { brand: 'teal', accent: '#12', neutrl: '#808080' },
      type: { display: 'Futura' },
      density: 9,
    };
    const found = [
      ...importAny(JSON.stringify(mistaken)).problems,
      ...importAny('{"seeds":').problems,
      ...importAny('Dear all').problems,
      ...importAny('1.abc.def').problems,
      ...importAny(':root{--gap:2px}').problems,
    ];
    expect(found.length).toBeGreaterThan(9);
    for (const { code, params, path, given, suggestion } of found) {
      const hasSuggestion = suggestion === null ? 'no' : 'yes';
      const text = t(`problem.${code}`, { ...params, path, given, suggestion: suggestion ?? '', hasSuggestion });
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toContain('{');
    }
    expect(failures).toEqual([]);
  },
);
