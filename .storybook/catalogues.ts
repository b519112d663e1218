import { languageTags } from '@vitrine/api/rules';
import type { LanguageTag } from '@vitrine/api/rules';
import type { Locale } from './modes.ts';
import { pseudo } from './pseudo.ts';

type Messages = Record<string, string>;

const files = import.meta.glob<Messages>(
  ['../apps/web/src/locales/*/*/*.json', '../packages/studio/locales/*/*.json'],
  {
    eager: true,
    import: 'default',
  },
);

const merged = (language: string): Messages =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, words]) => words),
  );

const english = merged('en');

/** The application's words by locale. */
export const catalogues: Record<Locale, Messages> = {
  ...(Object.fromEntries(languageTags.map((tag) => [tag, { ...english, ...merged(tag) }])) as Record<
    LanguageTag,
    Messages
  >),
  pseudo: Object.fromEntries(Object.entries(english).map(([id, words]) => [id, pseudo(words)])),
};
