import { isLanguageCode, languageCodes } from '@vitrine/api/rules';
import type { FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { entryTokenName } from '../../modules/shared/handOff/service.ts';

const valueOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language that an address asks for, as search engines list it: `?lang=pt-BR`. */
const languageIn = (url: string): Language | undefined => {
  const tag = new URLSearchParams(url.split('?')[1]).get('lang');
  return languageCodes.find((language) => languageTag(language) === tag);
};

/** Whether an address brings a token, as a link that signs somebody in does. */
export const hasEntryToken = (url: string): boolean => new URLSearchParams(url.split('?')[1]).has(entryTokenName);

/** Hints of a browser. */
interface Hints {
  language: Language;
  /** Null for visitors; 0 for somebody whom the cookie does not name. */
  userId: number | null;
  /** The price list chosen last. */
  pricelist: number | null;
}

const idOf = (value: string): number => (/^\d{1,9}$/.test(value) ? Number(value) : 0);

/** What a browser says of itself before any script runs (`apps/web/src/shared/config/pageHints.ts`). It chooses a page, and opens nothing. */
export const readHints = (
  { url, headers: { cookie: cookies = '' } }: Pick<FastifyRequest, 'url' | 'headers'>,
  account: AccountRecord,
): Hints => {
  const chosen = valueOf(cookies, 'language_code');
  const kept = isLanguageCode(chosen) ? chosen : account.language;
  const user = valueOf(cookies, 'signed_in');
  return {
    language: languageIn(url) ?? kept,
    userId: user ? idOf(user) : null,
    pricelist: idOf(valueOf(cookies, 'pricelist') ?? '') || null,
  };
};
