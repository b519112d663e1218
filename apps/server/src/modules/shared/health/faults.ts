import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What does not work while the rest goes on. */
export type Fault = 'disk' | 'files' | 'mail' | 'replica';

const leastFree = 64 * 1_048_576;
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const patience = 2000;
const kept = 5000;

type Disk = Pick<StatsFs, 'blocks' | 'bavail' | 'bsize'>;

/** Whether a disk has no room left for orders and files. One that does not tell its size has. */
export const isFull = ({ blocks, bavail, bsize }: Disk): boolean => blocks > 0 && bavail * bsize < leastFree;

/** Whether the disk of a folder is full. A folder that is made with its first file is judged by the nearest one above it. */
export const isDiskFull = async (folder: string, look: (path: string) => Promise<Disk> = statfs): Promise<boolean> => {
  const above = dirname(resolve(folder));
  try {
    return isFull(await look(folder));
  } catch (error) {
    return isMissing(error) && above !== folder && isDiskFull(above, look);
  }
};

/** Resolves to whether work fails or takes too long. */
const fails = async (work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
  });
  return Promise.race([
    late,
    work.then(
      () => false,
      () => true,
    ),
  ]).finally(() => clearTimeout(timer));
};

/** Errors of the way to the mail server; others are of one mail. */
const wayWords = /^(?:connect|connection|greeting|getaddrinfo|socket|invalid login|unexpected socket)/i;

const isMailDown = async (db: Database): Promise<boolean> => {
  const [last] = await db.query<{ error: string }>(
    sql`select error from mail where sent_at is null and error is not null order by id desc limit 1`,
  );
  return last !== undefined && wayWords.test(last.error);
};

const findFaults = async ({ config, db, files, replica }: Platform): Promise<Fault[]> => {
  const usesDisk = db.engine === 'pglite' || config.filesUrl === undefined;
  const found = await Promise.all([
    usesDisk && isDiskFull(config.dataDir),
    fails(files.exists('readyz')),
    config.smtpUrl !== undefined && isMailDown(db),
  ]);
  const isReplicaLate = replica !== undefined && replica.current() === undefined;
  return (['disk', 'files', 'mail', 'replica'] as const).filter((_, at) => [...found, isReplicaLate][at]);
};

/** Looks for faults, at most once in five seconds however often it is asked. What the database refuses is known at once. */
export const watchFaults = (platform: Platform): (() => Promise<Fault[]>) => {
  let last: { at: number; faults: Promise<Fault[]> } | undefined;
  return async () => {
    if (!last || Date.now() - last.at > kept) last = { at: Date.now(), faults: findFaults(platform) };
    const faults = await last.faults;
    return platform.db.isDiskFull && !faults.includes('disk') ? ['disk', ...faults] : faults;
  };
};
