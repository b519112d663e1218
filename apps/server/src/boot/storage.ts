import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/folderLock.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { replayOrders } from '../modules/cart/finalize/journal.ts';
import type { Config } from '../platform/config.ts';
import { noJournal, openJournal } from '../platform/journal.ts';
import type { Journal } from '../platform/journal.ts';

/** The data of a process: migrated, seeded, whole. */
export interface Storage {
  db: Database;
  journal: Journal;
  close(): Promise<void>;
}

const openServer = (config: Config, url: string, log: FastifyBaseLogger): Storage => {
  const db = openPostgres({
    url,
    connections: config.databaseConnections,
    onLost: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  return { db, journal: noJournal('database'), close: () => db.close() };
};

const openEmbedded = async ({ dataDir }: Config): Promise<Storage> => {
  const lock = await lockFolder(dataDir);
  const db = await openPglite({ folder: join(dataDir, 'database') });
  const journal = await openJournal(join(dataDir, 'journal', 'orders.jsonl'));
  const close = async (): Promise<void> => {
    await db.close();
    await journal.close();
    await lock.release();
  };
  return { db, journal, close };
};

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.query(sql`select id from account limit 1`)).length === 0;

const seedLock = 7_240_132;

/** In one transaction, so that an interrupted filling leaves nothing, and under a lock, so that of several processes one does it. */
const fill = async (db: Database, { seed: wanted, seedScale }: Config, log: FastifyBaseLogger): Promise<void> => {
  if (wanted === 'none' || !(await isEmpty(db))) return;
  // Loaded only here: a server whose database is filled has no use for the demo marketplace's texts.
  const { seed } = await import('../seed/index.ts');
  await db.transaction(async (tx) => {
    await tx.query(sql`set local statement_timeout = 0`);
    await tx.query(sql`set local lock_timeout = 0`);
    await tx.query(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmpty(tx))) return;
    log.info({ scale: seedScale }, 'filling the empty database with the demo marketplace');
    await seed(tx, { scale: seedScale });
  });
};

/** Opens the database the settings name, brings it up to date, fills it when it is empty and brings back orders it may have lost. */
export const openStorage = async (config: Config, log: FastifyBaseLogger): Promise<Storage> => {
  const storage =
    config.databaseUrl === undefined ? await openEmbedded(config) : openServer(config, config.databaseUrl, log);
  try {
    const applied = await migrate(storage.db);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    await fill(storage.db, config, log);
    const restored = await replayOrders(storage.db, await storage.journal.read(), (order, err) =>
      log.error({ err, order }, 'an order could not be brought back from the journal'),
    );
    if (restored.length > 0) log.warn({ orders: restored }, 'orders brought back from the journal');
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
};
