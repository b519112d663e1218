import type { BrowserStorage } from './storage.ts';

const PARAMETER = 'token';

/**
 * Keeps the token of the address, and where the link leads, for the sign-in (R-055, B-02). The address and the history lose the token before
 * anything is shown or asked for (D-134).
 */
export const takeEntryToken = (storage: BrowserStorage): void => {
  const url = new URL(location.href);
  const token = url.searchParams.get(PARAMETER);
  if (token === null) return;
  url.searchParams.delete(PARAMETER);
  const address = url.pathname + url.search + url.hash;
  history.replaceState(history.state, '', address);
  if (token === '') return;
  storage.set('temporaryToken', token);
  if (url.pathname !== '/') storage.set('loginTarget', address);
};
