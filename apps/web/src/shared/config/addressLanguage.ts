import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import type { BrowserStorage } from './storage.ts';

/** The language of an address, such as `?lang=pt-BR`, becomes the choice of this browser, and leaves the address. */
export const keepAddressLanguage = (storage: BrowserStorage): void => {
  const url = new URL(location.href);
  const tag = url.searchParams.get('lang');
  if (tag === null) return;
  const named = languageCodes.find((code) => LANGUAGES[code].tag === tag);
  if (named) storage.set('language', named);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
};
