import type { BrowserStorage } from './storage.ts';

declare global {
  interface Window {
    /** The token of the address, which the page's own script has taken out of it. */
    vitrineToken?: string;
  }
}

/** The name of the token in the query of an address. */
export const ENTRY_TOKEN = 'token';

/**
 * Keeps the token of the address, and where the link leads, for the sign-in (R-055, B-02). The address and the history lose the token before
 * anything is shown or asked for (D-134).
 */
export const takeEntryToken = (storage: BrowserStorage): void => {
  const url = new URL(location.href);
  const token = window.vitrineToken ?? url.searchParams.get(ENTRY_TOKEN);
  if (token === null) return;
  delete window.vitrineToken;
  url.searchParams.delete(ENTRY_TOKEN);
  const address = url.pathname + url.search + url.hash;
  history.replaceState(history.state, '', address);
  if (token === '') return;
  storage.set('temporaryToken', token);
  if (url.pathname !== '/') storage.set('loginTarget', address);
};
