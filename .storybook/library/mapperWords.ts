import { createIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { catalogues } from '../catalogues.ts';

// Without the tests: they would bring their runner into the built workshop, where it cannot start.
const modules = import.meta.glob<Record<string, unknown>>(['../../apps/web/src/mappers/labels/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const texts = import.meta.glob<string>(['../../apps/web/src/mappers/labels/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const intl = createIntl({ locale: 'en', messages: catalogues.en, onError: () => undefined });

const attempt = (call: () => unknown): unknown => {
  try {
    return call();
  } catch {
    // It asks for more than the catalogue: a count, a date. Its words are then not among those one searches by.
    return undefined;
  }
};

const wordsIn = (labels: unknown): string[] => {
  if (typeof labels === 'string') return [labels];
  if (typeof labels === 'function') return wordsIn(attempt(() => (labels as (words: object) => unknown)({})));
  return labels && typeof labels === 'object' ? Object.values(labels).flatMap(wordsIn) : [];
};

/** `Commerce/PriceBlock`, of the path a type of labels is imported from. */
const titleOf = (path: string): string => path.replace(/^\w/, (letter) => letter.toUpperCase());

/** Types of labels by name, with the component each belongs to. */
const ownersIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/import type \{([^}]+)\} from '@vitrine\/ui\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), titleOf(path)]),
    ),
  );

const wordsOfFile = ([path, text]: [string, string]): [string, string[]][] => {
  const owners = ownersIn(text);
  return [...text.matchAll(/export const (\w+) = \(intl[^)]*\): (\w+)/g)].flatMap(([, name = '', type = '']) => {
    const title = owners.get(type);
    const mapper = modules[path]?.[name] as ((intl: IntlShape) => unknown) | undefined;
    return title && mapper ? [[title, wordsIn(attempt(() => mapper(intl)))]] : [];
  });
};

/** The English words each component shows, as the application's mappers hand them over, by title. */
export const mapperWords = (): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [title, words] of Object.entries(texts).flatMap(wordsOfFile))
    found.set(title, [...new Set([...(found.get(title) ?? []), ...words])]);
  return found;
};
