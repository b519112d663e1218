import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import type { BrowserStorage } from './storage.ts';

const NAME = 'lang';

/** An address of the shop as its app sees it: the language is no part of it. */
export const withoutLanguage = (address: string): string => {
  const url = new URL(address, 'http://shop.invalid');
  if (!url.searchParams.has(NAME)) return address;
  url.searchParams.delete(NAME);
  return url.pathname + url.search + url.hash;
};

/** The language of an address, such as `?lang=pt-BR`, becomes the choice of this browser, and leaves the address. */
export const keepAddressLanguage = (storage: BrowserStorage): void => {
  const { pathname, search, hash } = location;
  const tag = new URLSearchParams(search).get(NAME);
  if (tag === null) return;
  const named = languageCodes.find((code) => LANGUAGES[code].tag === tag);
  if (named) storage.set('language', named);
  history.replaceState(history.state, '', withoutLanguage(pathname + search + hash));
};
