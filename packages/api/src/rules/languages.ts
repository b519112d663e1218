/** The properties of a language besides its texts. */
interface LanguageFacts {
  /** As HTML's `lang` and `Intl` write it. */
  tag: string;
  /** Its name in itself. */
  name: string;
}

/**
 * The languages the product speaks, by the wire's code: the one list of them. The first is the default, and what has no words in another language is
 * said in it (K-24, K-25). To add one, see `docs/guides/add-a-language.md`.
 */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English' },
  pt_BR: { tag: 'pt-BR', name: 'Português' },
} as const satisfies Record<string, LanguageFacts>;

/** As accounts, members, the wire and the browser's storage write it. */
export type LanguageCode = keyof typeof LANGUAGES;
export type LanguageTag = (typeof LANGUAGES)[LanguageCode]['tag'];

export const languageCodes = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]];
export const languageTags = languageCodes.map((code): LanguageTag => LANGUAGES[code].tag);

export const isLanguageCode = (value: unknown): value is LanguageCode => languageCodes.some((code) => code === value);

/** The code of a tag; the default language for a tag that is not spoken. */
export const languageOfTag = (tag: string): LanguageCode =>
  languageCodes.find((code) => LANGUAGES[code].tag === tag) ?? languageCodes[0];
