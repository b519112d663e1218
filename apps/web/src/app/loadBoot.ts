import { readBoot, type Boot } from '../shared/config/boot.ts';
import type { BrowserStorage } from '../shared/config/storage.ts';

/** The account of this visit, and what the browser remembers of it (B-13, B-14, B-15, B-16, B-17, B-18), all of it for a start that fails. */
export const loadBoot = async (storage: BrowserStorage, baseUrl: string): Promise<Boot> => {
  const boot = readBoot(document) ?? (await (await import('./fetchBoot.ts')).fetchBoot(storage, baseUrl));
  const { account, eventSegments } = boot;
  storage.set('accountHash', account.hash);
  storage.set('accountName', account.name);
  storage.set('accountTitle', account.title);
  storage.set('accountLogo', account.logo);
  storage.set('poweredBy', String(account.poweredByBlanc));
  storage.setJson('account', account);
  storage.setJson('eventSegments', eventSegments);
  return boot;
};
