/** Languages the product speaks, as the wire writes them. */
export type Language = 'en' | 'pt_BR';

const spoken: Readonly<Record<string, Language>> = { en: 'en', pt: 'pt_BR' };

/** The first language of an `Accept-Language` header that the product speaks, in the header's order. */
export const preferredLanguage = (header: string | undefined, fallback: Language): Language => {
  for (const entry of (header ?? '').slice(0, 200).split(',')) {
    const primary = entry.trim().toLowerCase().split(/[-_;]/)[0];
    const language = primary === undefined ? undefined : spoken[primary];
    if (language !== undefined) return language;
  }
  return fallback;
};

/** As HTML's `lang` and `Intl` write it. */
export const languageTag = (language: Language): string => language.replace('_', '-');
