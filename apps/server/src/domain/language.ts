import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import type { LanguageCode } from '@vitrine/api/rules';

/** A language the product speaks, as the wire writes it. */
export type Language = LanguageCode;

/** By what a browser asks for: the first part of the tag. */
const spoken = new Map(languageCodes.map((code) => [code.split('_')[0], code]));

/** The first language of an `Accept-Language` header that the product speaks, in the header's order. */
export const preferredLanguage = (header: string | undefined, fallback: Language): Language => {
  for (const entry of (header ?? '').slice(0, 200).split(',')) {
    const primary = entry.trim().toLowerCase().split(/[-_;]/)[0];
    const language = spoken.get(primary);
    if (language !== undefined) return language;
  }
  return fallback;
};

/** As HTML's `lang` and `Intl` write it. */
export const languageTag = (language: Language): string => LANGUAGES[language].tag;
