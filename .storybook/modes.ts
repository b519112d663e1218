import { themes } from '@vitrine/tokens';
import type { ThemeName } from '@vitrine/tokens';

/** The partners every story can be seen as. */
export const partners = Object.keys(themes) as ThemeName[];

/** `pseudo` is English with long, accented words: what is not translated or does not fit shows at once. */
export const locales = ['en', 'pt-BR', 'pseudo'] as const;
export type Locale = (typeof locales)[number];

/** A phone and a desktop, px. */
export const widths = { phone: 390, desktop: 1440 } as const;

/** The one list of what pictures are compared in: partner x locale x width, the house in both languages. */
export const modes = Object.fromEntries(
  partners.flatMap((partner) =>
    Object.entries(widths).flatMap(([name, viewport]) =>
      (partner === 'vitrine' ? (['en', 'pt-BR'] as const) : (['en'] as const)).map((locale) => [
        `${partner} ${locale} ${name}`,
        { partner, locale, viewport },
      ]),
    ),
  ),
);
