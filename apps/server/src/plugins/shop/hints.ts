import { isLanguageCode } from '@vitrine/api/rules';
import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';

const valueOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** What a browser says of itself before any script runs (`apps/web/src/config/pageHints.ts`). It chooses a page, and opens nothing. */
export const readHints = (cookies = '', account: AccountRecord): { language: Language; isSignedIn: boolean } => {
  const language = valueOf(cookies, 'language_code');
  return {
    language: isLanguageCode(language) ? language : account.language,
    isSignedIn: valueOf(cookies, 'signed_in') === '1',
  };
};
