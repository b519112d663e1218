import { languageCodes } from '@vitrine/api/rules';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { accountOrigin } from '../../platform/origin.ts';

/** Public addresses of an account: one for each page and language, the same for every host. */
export interface Addresses {
  /** Of a path or picture of the shop. */
  of: (path: string) => string;
  /** Of a page in a language. The account's own language needs no mention. */
  in: (path: string, language: Language) => string;
  /** Of a page in every language, by tag; `x-default` is for all who read none of them. */
  alternates: (path: string) => readonly (readonly [tag: string, address: string])[];
}

export const createAddresses = (publicUrl: string, account: AccountRecord): Addresses => {
  const origin = accountOrigin(publicUrl, account);
  const of = (path: string): string => new URL(path, origin).href;
  const inLanguage = (path: string, language: Language): string =>
    of(language === account.language ? path : `${path}?lang=${languageTag(language)}`);
  return {
    of,
    in: inLanguage,
    alternates: (path) => [
      ...languageCodes.map((language) => [languageTag(language), inLanguage(path, language)] as const),
      ['x-default', of(path)],
    ],
  };
};
