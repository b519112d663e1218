/** Language codes as accounts and the browser store them (K-24, K-25). */
export type LanguageCode = 'en' | 'pt_BR';

export type Locale = 'en' | 'pt-BR';

export const locales: Record<LanguageCode, Locale> = { en: 'en', pt_BR: 'pt-BR' };

export const isLanguageCode = (value: unknown): value is LanguageCode => value === 'en' || value === 'pt_BR';

/** The stored language wins over the account's own (D-047). */
export const chooseLanguage = (stored: string | null, account: LanguageCode): LanguageCode =>
  isLanguageCode(stored) ? stored : account;
