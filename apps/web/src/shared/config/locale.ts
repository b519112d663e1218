import { isLanguageCode } from '@vitrine/api/rules';
import type { LanguageCode } from '@vitrine/api/rules';

/** The stored language wins over the account's own (D-047). */
export const chooseLanguage = (stored: string | null, account: LanguageCode): LanguageCode =>
  isLanguageCode(stored) ? stored : account;
