import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/folderLock.ts';
import { migrate } from '../db/migrate.ts';
import { reasonOf } from '../db/errors.ts';
import { waitForDatabase } from '../db/waitForDatabase.ts';
import { closeFolder } from '../db/privateFolder.ts';
import { ConfigError } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { noJournal, openJournal } from '../platform/journal.ts';
import type { Demo } from '../seed/demo.ts';
import { settleJournal, type Kept } from './journal.ts';

/** The data of a process: migrated, seeded, whole. */
export interface Storage extends Kept {
  close(): Promise<void>;
}

// Each engine is loaded only where it is used.
const openServer = async (
  config: Config,
  url: string,
  log: FastifyBaseLogger,
  signal?: AbortSignal,
): Promise<Storage> => {
  const { openPostgres, prepareRole } = await import('../db/postgres.ts');
  const directUrl = config.databaseDirectUrl;
  const db = openPostgres({
    url,
    directUrl,
    connections: config.databaseConnections,
    onLost: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  const onWait = (error: unknown): void =>
    log.warn(
      { reason: reasonOf(error), seconds: config.databaseWait },
      'waiting for the database: check that it runs, and DATABASE_URL',
    );
  try {
    const ask = async (): Promise<void> => {
      await db.query(sql`select 1`);
      if (directUrl !== undefined) await prepareRole(directUrl);
    };
    await waitForDatabase(ask, { seconds: config.databaseWait, signal, onWait });
  } catch (error) {
    await db.close();
    throw error;
  }
  return { db, journal: noJournal('database'), close: () => db.close() };
};

const openEmbedded = async ({ dataDir }: Config): Promise<Storage> => {
  const { openPglite } = await import('../db/pglite.ts');
  const lock = await lockFolder(dataDir);
  const database = join(dataDir, 'database');
  const db = await openPglite({ folder: database });
  // The engine creates its first files readable for all, despite the umask of the process.
  await closeFolder(database);
  const journal = await openJournal(join(dataDir, 'journal', 'orders.jsonl'));
  const close = async (): Promise<void> => {
    await db.close();
    await journal.close();
    await lock.release();
  };
  return { db, journal, makeDurable: () => db.makeDurable(), close };
};

const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.query(sql`select id from account limit 1`)).length === 0;

const seedLock = 7_240_132;

const leaveEmpty = (wanted: 'demo' | 'if-installed'): void => {
  if (wanted === 'demo')
    throw new ConfigError(
      'SEED is "demo", but the package @vitrine/demo is not installed, so the empty database cannot be filled. Install the package, or set SEED=none to start with an empty database.',
    );
};

/** In one transaction, so that an interrupted filling leaves nothing, and under a lock, so that of several processes one does it. */
const fill = async (
  db: Database,
  { seed: wanted, seedScale }: Config,
  log: FastifyBaseLogger,
  demo: Demo | undefined,
): Promise<void> => {
  if (wanted === 'none' || !(await isEmpty(db))) return;
  if (!demo) return leaveEmpty(wanted);
  await db.transaction(async (tx) => {
    await tx.query(sql`set local statement_timeout = 0`);
    await tx.query(sql`set local lock_timeout = 0`);
    await tx.query(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmpty(tx))) return;
    log.info({ scale: seedScale }, 'filling the empty database with the demo marketplace');
    await demo.seed(tx, { scale: seedScale });
  });
};

/** Opens the database that the settings name, as it is. */
export const openEngine = (config: Config, log: FastifyBaseLogger, signal?: AbortSignal): Promise<Storage> =>
  config.databaseUrl === undefined ? openEmbedded(config) : openServer(config, config.databaseUrl, log, signal);

/** Opens the database the settings name, brings it up to date, fills it when it is empty and brings back orders it may have lost. */
export const openStorage = async (
  config: Config,
  log: FastifyBaseLogger,
  { demo, signal }: { demo?: Demo | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Storage> => {
  const open = await closeFolder(config.dataDir);
  if (open.length > 0)
    log.warn(
      { paths: open.slice(0, 5) },
      'another user owns parts of the data folder: close them to others, or chown them',
    );
  const storage = await openEngine(config, log, signal);
  try {
    const applied = await migrate(storage.db);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    await fill(storage.db, config, log, demo);
    await settleJournal(storage, log);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
};
