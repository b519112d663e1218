import type { BrowserStorage, StorageKey } from './storage.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Cookies that tell the server which page to send before any script runs. None is a secret, and no call trusts them. */
const hints: Partial<
  Record<StorageKey, { cookie: string; valueIn: (storage: BrowserStorage) => string | number | null }>
> = {
  language: { cookie: 'language_code', valueIn: (storage) => storage.get('language') },
  userData: { cookie: 'signed_in', valueIn: (storage) => storage.getJson<{ id: number }>('userData')?.id ?? null },
  pricelist: { cookie: 'pricelist', valueIn: (storage) => storage.get('pricelist') },
};

const writeCookie = (name: string, value: string | number | null): void => {
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : YEAR}; SameSite=Lax`;
};

/**
 * Storage that also keeps the hints: the chosen language, who is signed in, and the price list chosen last. The server then renders the page
 * in that language, and that user's with prices of that list.
 */
export const withPageHints = (storage: BrowserStorage): BrowserStorage => {
  const tell = (key: StorageKey): void => {
    const hint = hints[key];
    if (hint) writeCookie(hint.cookie, hint.valueIn(storage));
  };
  const tellAll = (): void => (Object.keys(hints) as StorageKey[]).forEach(tell);
  tellAll();
  return {
    ...storage,
    set: (key, value) => {
      storage.set(key, value);
      tell(key);
    },
    setJson: (key, value) => {
      storage.setJson(key, value);
      tell(key);
    },
    clearUser: (but) => {
      storage.clearUser(but);
      tellAll();
    },
  };
};
