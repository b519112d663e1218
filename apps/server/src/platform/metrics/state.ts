import { statfs } from 'node:fs/promises';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { Platform } from '../platform.ts';

/** What the installation is like at the moment; undefined for what does not apply or cannot be read. */
export interface State {
  databaseUp: number;
  jobsWaiting: number | undefined;
  oldestJobSeconds: number | undefined;
  mailsWaiting: number | undefined;
  mailsFailing: number | undefined;
  oldestMailSeconds: number | undefined;
  replicaLagSeconds: number | undefined;
  journalBytes: number | undefined;
  diskFreeBytes: number | undefined;
  replicaLateSeconds: number | undefined;
  poolInUse: number | undefined;
  poolWaiting: number | undefined;
  poolSize: number | undefined;
}

type Queues = Pick<
  State,
  'jobsWaiting' | 'oldestJobSeconds' | 'mailsWaiting' | 'mailsFailing' | 'oldestMailSeconds' | 'replicaLagSeconds'
>;

const readQueues = async (db: Database): Promise<Queues | undefined> => {
  const [row] = await db.query<{ [Key in keyof Queues]: number | null }>(sql`
    select j.waiting as "jobsWaiting", j.oldest as "oldestJobSeconds",
      m.waiting as "mailsWaiting", m.failing as "mailsFailing", m.oldest as "oldestMailSeconds", r.lag as "replicaLagSeconds"
    from (select count(*)::int as waiting, coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 as oldest
        from job where status = 'queued' and next_attempt_at <= now()) j,
      (select count(*)::int as waiting, (count(*) filter (where error is not null))::int as failing,
          coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
        from mail where sent_at is null) m,
      (select max(extract(epoch from replay_lag))::float8 as lag from pg_stat_replication) r`);
  return row && ({ ...row, replicaLagSeconds: row.replicaLagSeconds ?? undefined } as Queues);
};

const orUndefined = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export const readState = async ({ db, journal, config, replica }: Platform): Promise<State> => {
  const queues = await orUndefined(readQueues(db));
  const pool = db.pool();
  return {
    jobsWaiting: undefined,
    oldestJobSeconds: undefined,
    mailsWaiting: undefined,
    mailsFailing: undefined,
    oldestMailSeconds: undefined,
    replicaLagSeconds: undefined,
    ...queues,
    databaseUp: queues ? 1 : 0,
    journalBytes: journal.durability === 'journal' ? await orUndefined(journal.end()) : undefined,
    diskFreeBytes: await orUndefined(freeBytes(config.dataDir)),
    replicaLateSeconds: replica && Math.min(replica.lateness() / 1000, 86_400),
    poolInUse: pool?.inUse,
    poolWaiting: pool?.waiting,
    poolSize: pool?.size,
  };
};
