import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Engine } from '../db/database.ts';
import { openPglite } from '../db/pglite.ts';
import { freshDatabase } from './template.ts';
import type { Templates } from './template.ts';

/** The test world in a database that servers of other processes open. */
export interface OwnDatabase {
  /** What such a server is started with. */
  settings: Record<string, string>;
  /** Opens it here. The embedded one lets one process in, so no server may have it open. */
  use: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  drop: () => Promise<void>;
}

const openEmbedded = async (folder: string, { pglite }: Templates): Promise<OwnDatabase> => {
  const path = join(folder, 'database');
  const use: OwnDatabase['use'] = async (work) => {
    const db = await openPglite({ folder: path });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
  const made = await openPglite({ folder: path, snapshot: new Blob([await readFile(pglite)]) });
  await made.close();
  return { settings: { DATA_DIR: folder }, use, drop: () => Promise.resolve() };
};

const openOnServer = async (folder: string, templates: Templates): Promise<OwnDatabase> => {
  const { db, url = '', drop } = await freshDatabase('postgres', templates);
  return { settings: { DATA_DIR: folder, DATABASE_URL: url }, use: (work) => work(db), drop };
};

/** Makes one for a data folder. */
export const ownDatabase = (engine: Engine, folder: string, templates: Templates): Promise<OwnDatabase> =>
  engine === 'pglite' ? openEmbedded(folder, templates) : openOnServer(folder, templates);
