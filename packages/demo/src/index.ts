import type { Demo } from '@vitrine/server/seed';
import { findLogins } from './logins.ts';

/** The demo marketplace. Texts and drawing are loaded when they are used: a server whose database is filled needs neither. */
export const demo: Demo = {
  seed: async (db, options) => (await import('./seed.ts')).seed(db, options),
  findLogins,
  pictures: new URL('./pictureSource.ts', import.meta.url).href,
};
