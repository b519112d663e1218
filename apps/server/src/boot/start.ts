import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import { createAccounts } from '../platform/accounts.ts';
import { readCatalogue } from '../platform/catalogue.ts';
import { hostRulesOf } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { findTxt } from '../platform/dns.ts';
import { openFiles } from '../platform/files/index.ts';
import { createLogger } from '../platform/logger.ts';
import { startJobRunner } from '../platform/jobs/runner.ts';
import type { Platform } from '../platform/platform.ts';
import type { DemoLogin } from '../seed/demo.ts';
import { loadDemo } from '../seed/load.ts';
import { createSignals } from '../platform/signals.ts';
import { imageReader } from '../modules/shared/media/readImage.ts';
import { startDigests } from '../modules/shop/notifications/schedule.ts';
import { jobKinds } from '../modules/jobKinds.ts';
import { choosePort } from './port.ts';
import { watchJournal } from './journal.ts';
import { openStorage } from './storage.ts';
import { startSweeper } from './sweeper.ts';

/** A process that serves. */
export interface Running {
  /** Scheme, host and port it listens on. */
  origin: string;
  port: number;
  /** Where `/metrics` listens; undefined when nobody asked for it. */
  metricsPort: number | undefined;
  /** The account hashes with the host names that lead to them. */
  accounts: readonly { hash: string; name: string; hosts: readonly string[] }[];
  /** Logins of the demo marketplace that open this shop. */
  demoLogins: readonly DemoLogin[];
  close(): Promise<void>;
}

// The first queries of a fresh embedded engine take a second or more; nobody should be the one who waits for them.
const warmPaths = [
  '/v1/x-account',
  '/v1/landing',
  '/v1/sellers/landing',
  '/v1/buyers/landing',
  '/v2/brands',
  '/readyz',
  '/',
];

const warm = async (app: FastifyInstance): Promise<void> => {
  for (let round = 0; round < 2; round += 1) for (const url of warmPaths) await app.inject({ url });
};

/** Requests of our own making are no news. */
const quietly = async (log: Logger, work: () => Promise<void>): Promise<void> => {
  const { level } = log;
  log.level = 'error';
  await work();
  log.level = level;
};

/** The embedded database lets one process in: `npm run admin` then comes through this one. A server database is open to it anyway. */
const openAdmin = async ({ config, db, files, accounts }: Platform, onError: (error: unknown) => void) => {
  if (db.engine !== 'pglite') return undefined;
  const { openAdminSocket } = await import('../admin/adminSocket.ts');
  const catalogue = await readCatalogue(config.webDist);
  return openAdminSocket({ config, db, files, catalogue, changed: accounts.forget }, config.dataDir, onError);
};

const openSender = async ({ config, db }: Platform, onError: (error: unknown) => void) => {
  if (config.smtpUrl === undefined) return undefined;
  const { startMailSender } = await import('../platform/mail/sender.ts');
  return startMailSender(db, { smtpUrl: config.smtpUrl, from: config.mailFrom, onError });
};

/** Nobody waits for a replica: until it answers, the primary takes all reads. */
const openReplica = async (config: Config, db: Database, log: Logger) => {
  if (config.replicaUrl === undefined) return undefined;
  const [{ openPostgres }, { watchReplica }] = await Promise.all([
    import('../db/postgres.ts'),
    import('../db/replica.ts'),
  ]);
  const onLost = (err: Error): void => log.warn({ err }, 'a connection to the replica was lost');
  return watchReplica(db, openPostgres({ url: config.replicaUrl, connections: config.databaseConnections, onLost }));
};

/** Loaded only where it is asked for. It listens before the shop does, so that a port that is taken ends the start. */
const openMetrics = async (platform: Platform, onError: (error: unknown) => void) => {
  if (platform.config.metrics === undefined) return undefined;
  const { createMetrics } = await import('../platform/metrics/metrics.ts');
  const { serveMetrics } = await import('../platform/metrics/server.ts');
  const metrics = createMetrics(platform);
  return { ...metrics, ...(await serveMetrics(metrics, platform.config.metrics, onError)) };
};

/** Starts everything in order: data, application, listening. What was opened is closed again when a later step fails. `signal` ends the wait for a database. */
export const start = async (given: Config, signal?: AbortSignal): Promise<Running> => {
  const port = await choosePort(given.port, given.host);
  const config: Config =
    port === given.port
      ? given
      : {
          ...given,
          port,
          publicUrl: given.publicUrl.replace(`http://localhost:${given.port}`, `http://localhost:${port}`),
        };
  const log = createLogger(config.logLevel);
  const demo = await loadDemo();
  const storage = await openStorage(config, log, { demo, signal });
  const { db, journal } = storage;
  const replica = await openReplica(config, db, log);
  try {
    const hostRules = hostRulesOf(config);
    const accounts = createAccounts(db, { defaultHash: config.defaultAccount, timeZone: config.timeZone, hostRules });
    const signals = createSignals(db);
    const files = openFiles(config);
    const pictureSource = demo?.pictures;
    const platform: Platform = { config, db, replica, accounts, files, journal, signals, findTxt, pictureSource };
    const onError = (err: unknown): void => log.error({ err }, 'background work failed');
    const metrics = await openMetrics(platform, onError);
    const app = await createApp(platform, log, { watch: metrics?.watch });
    await quietly(log, () => warm(app));
    metrics?.register.resetMetrics();
    const origin = await app.listen({ port: config.port, host: config.host });
    const sender = await openSender(platform, onError);
    const runner = startJobRunner({
      ...platform,
      publicUrl: config.publicUrl,
      hostRules,
      readPicture: imageReader(app),
      kinds: jobKinds,
      onError,
    });
    const sweeper = startSweeper(platform, onError);
    const digests = startDigests(db, onError);
    const journalWatch = watchJournal(storage, log, onError);
    const adminSocket = await openAdmin(platform, onError);
    const close = async (): Promise<void> => {
      sweeper.stop();
      digests.stop();
      await adminSocket?.close();
      await metrics?.close();
      await app.close();
      await sender?.stop();
      await journalWatch.stop();
      await runner.stop();
      await replica?.close();
      await storage.close();
    };
    return {
      origin,
      port: Number(new URL(origin).port),
      metricsPort: metrics?.port,
      accounts: await accounts.all(),
      demoLogins: (await demo?.findLogins(db)) ?? [],
      close,
    };
  } catch (error) {
    await replica?.close();
    await storage.close();
    throw error;
  }
};
