import type { BrowserStorage, StorageKey } from './storage.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Cookies that tell the server which page to send before any script runs. Neither is a secret, and no call trusts them. */
const hints: Partial<Record<StorageKey, { cookie: string; valueOf: (entry: string) => string }>> = {
  language: { cookie: 'language_code', valueOf: (code) => code },
  userData: { cookie: 'signed_in', valueOf: () => '1' },
};

const writeCookie = (name: string, value: string | null): void => {
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : YEAR}; SameSite=Lax`;
};

/**
 * Storage that also keeps the hints: the chosen language, and whether anybody is signed in. The server then renders the page in that
 * language, and leaves a visitor's page out for a user.
 */
export const withPageHints = (storage: BrowserStorage): BrowserStorage => {
  const tell = (key: StorageKey): void => {
    const hint = hints[key];
    if (!hint) return;
    const entry = storage.get(key);
    writeCookie(hint.cookie, entry === null ? null : hint.valueOf(entry));
  };
  tell('language');
  tell('userData');
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
      tell('userData');
    },
  };
};
