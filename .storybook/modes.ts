import { themes } from '@vitrine/tokens';
import type { ThemeName } from '@vitrine/tokens';

/** The partners every story can be seen as. */
export const partners = Object.keys(themes) as ThemeName[];

/** `pseudo` is English with long, accented words: what is not translated or does not fit shows at once. */
export const locales = ['en', 'pt-BR', 'pseudo'] as const;
export type Locale = (typeof locales)[number];
