import { createClient } from '@vitrine/api/client';
import type { Boot } from '../shared/config/boot.ts';
import { chooseLanguage } from '../shared/config/locale.ts';
import type { BrowserStorage } from '../shared/config/storage.ts';
import { applyBranding } from './applyBranding.ts';

const visitor = {
  accessToken: () => null,
  temporaryToken: () => null,
  refreshToken: () => null,
  store: () => {},
  end: () => {},
};

/** Asks for the account and the event segments when the page did not bring them, and dresses the document in its brand (A-022, S-052). */
export const fetchBoot = async (storage: BrowserStorage, baseUrl: string): Promise<Boot> => {
  const client = createClient({
    baseUrl,
    session: visitor,
    clientId: '',
    accountHash: () => storage.get('accountHash') ?? '',
    language: () => chooseLanguage(storage.get('language'), 'en'),
  });
  const [branding, segments] = await Promise.all([client.account.branding(), client.account.eventSegments()]);
  const account = branding.data.data;
  applyBranding(document, account);
  return { account, eventSegments: segments.data.results };
};
