import { languageTags } from '@vitrine/api/rules';
import { createIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { expect, it } from 'vitest';

type Words = Record<string, string>;

const files = import.meta.glob<Words>(['./*/*/*.json', '../../../../packages/studio/locales/*/*.json'], {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<string>(['./*/*/*.json', '../../../../packages/studio/locales/*/*.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const mappers = import.meta.glob<Record<string, unknown>>(['../**/mappers/labels/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/mappers/labels/**', '!**/*.{test,stories}.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const wordsOf = (locale: string): Words =>
  Object.assign({}, ...Object.entries(files).flatMap(([path, words]) => (path.includes(`/${locale}/`) ? [words] : [])));

const english = wordsOf('en');
const locales = [...new Set(Object.keys(files).map((path) => /(?:^\.|locales)\/([^/]+)\//.exec(path)?.[1] ?? ''))];

/** Calls every label that is a function too: it may look up an id of its own. */
const readAll = (labels: unknown): void => {
  if (typeof labels === 'function') {
    try {
      readAll((labels as (values: object) => unknown)({}));
    } catch {
      // It needs real values, such as a date or a list.
    }
  } else if (labels && typeof labels === 'object') Object.values(labels).forEach(readAll);
};

const missingIn = (messages: Words, use: (intl: IntlShape) => void): string[] => {
  const missing: string[] = [];
  const onError = ({ code, message }: { code: string; message: string }): void => {
    const id = /"([^"]*)"/.exec(message)?.[1] ?? message;
    // Called without values, some labels look up `order.status.undefined`.
    if (code === 'MISSING_TRANSLATION' && !/undefined|\[object/.test(id)) missing.push(id);
  };
  use(createIntl({ locale: 'en', messages, onError }));
  return missing;
};

/** Ids that screens look up themselves, as patterns: some have a value inside. */
const saidInScreens = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/\bt\(\s*(['`])(.+?)\1/g)].map(([, , id = '']) =>
    RegExp(`^${id.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`),
  ),
);

it('has a folder for each language of the product, and for no other', () => {
  expect(locales.toSorted()).toEqual(languageTags.toSorted());
});

// JSON would take the last of two without a word.
it.each(locales)('has each id once in %s', (locale) => {
  const ids = Object.entries(texts).flatMap(([path, text]) =>
    path.includes(`/${locale}/`) ? [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, id]) => id) : [],
  );
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it.each(locales)('has every sentence in %s', (locale) => {
  expect(Object.keys(wordsOf(locale)).sort()).toEqual(Object.keys(english).sort());
});

it('has every sentence that a label of a component looks up', () => {
  const missing = missingIn(english, (intl) => {
    for (const mapper of Object.values(mappers).flatMap((module) => Object.values(module)))
      if (typeof mapper === 'function') readAll(() => (mapper as (intl: IntlShape) => unknown)(intl));
  });
  expect(missing).toEqual([]);
});

it('has every sentence that a screen looks up', () => {
  const ids = Object.keys(english);
  expect(saidInScreens.length).toBeGreaterThan(100);
  expect(saidInScreens.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([]);
});
