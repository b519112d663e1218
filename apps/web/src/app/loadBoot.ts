import { createClient } from '@vitrine/api/client';
import { readBoot, type Boot } from '../config/boot.ts';
import { chooseLanguage } from '../config/locale.ts';
import type { BrowserStorage } from '../config/storage.ts';

const visitor = { accessToken: () => null, temporaryToken: () => null, refreshToken: () => null, store: () => {}, end: () => {} };

/** Asks for the account when the page did not bring it, and dresses the document in its brand (A-022, S-052). */
const fetchBoot = async (storage: BrowserStorage, baseUrl: string): Promise<Boot> => {
  const hash = storage.get('accountHash');
  const client = createClient({ baseUrl, session: visitor, clientId: '', accountHash: () => hash ?? '', language: () => chooseLanguage(storage.get('language'), 'en') });
  const account = (await client.account.branding()).data.data;
  const { applyBranding } = await import('./applyBranding.ts');
  applyBranding(document, account);
  return { account };
};

/** The account of this visit, and what the browser remembers of it (B-13…B-17). */
export const loadBoot = async (storage: BrowserStorage, baseUrl: string): Promise<Boot> => {
  const boot = readBoot(document) ?? (await fetchBoot(storage, baseUrl));
  const { account } = boot;
  storage.set('accountHash', account.hash);
  storage.set('accountName', account.name);
  storage.set('accountTitle', account.title);
  storage.set('accountLogo', account.logo);
  storage.set('poweredBy', String(account.poweredByBlanc));
  return boot;
};
