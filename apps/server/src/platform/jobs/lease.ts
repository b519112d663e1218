import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../domain/language.ts';
import { announce } from '../signals.ts';
import type { JobResult } from './job.ts';

/** A job in the hands of this process. `attempts` tells this turn from a later one of another process. */
export interface TakenJob {
  id: number;
  accountId: number;
  memberId: number;
  language: Language;
  kind: string;
  input: unknown;
  attempts: number;
}

/** Seconds after which another process may take a job whose process was not heard of. */
export const leaseSeconds = 30;

/** The next job of these kinds, taken so that no other process gets it. */
export const takeJob = async (db: Database, kinds: readonly string[]): Promise<TakenJob | undefined> => {
  const [job] = await db.query<TakenJob>(sql`
    update job set status = 'running', attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from job where status in ('queued', 'running') and next_attempt_at <= now() and kind = any(${kinds})
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, account_id as "accountId", member_id as "memberId", language_code as language, kind, input, attempts`);
  return job;
};

export type Held = 'held' | 'cancelled' | 'lost';

/** Renews the lease, with the progress if there is some. `lost` when another process has the job by now. */
export const renewLease = async (db: Database, { id, attempts }: TakenJob, progress?: number): Promise<Held> => {
  const [job] = await db.query<{ cancelled: boolean }>(sql`
    update job set next_attempt_at = now() + make_interval(secs => ${leaseSeconds}), progress = coalesce(${progress ?? null}::real, progress)
    where id = ${id} and attempts = ${attempts} and status = 'running'
    returning cancel_requested_at is not null as cancelled`);
  if (!job) return 'lost';
  if (progress !== undefined) await announce(db, `job:${id}`);
  return job.cancelled ? 'cancelled' : 'held';
};

export type Ending =
  | { status: 'done'; result: JobResult }
  | { status: 'cancelled' }
  | { status: 'failed'; problem: string }
  /** `isUncounted` where the process stopped: the turn is not one of the job's attempts. */
  | { status: 'queued'; seconds: number; isUncounted?: true };

/** Writes how a turn ended, unless another process has the job by now. `queued` is tried again after so many seconds. */
export const endTurn = (db: Database, { id, attempts }: TakenJob, ending: Ending): Promise<void> =>
  db.transaction(async (tx) => {
    const result = ending.status === 'done' ? JSON.stringify(ending.result) : null;
    const problem = ending.status === 'failed' ? ending.problem : null;
    const { seconds, isUncounted } = ending.status === 'queued' ? ending : { seconds: 0 };
    await tx.query(sql`
      update job set status = ${ending.status}, result = ${result}::jsonb, problem = ${problem},
        progress = case when ${ending.status} = 'done' then 1 else progress end,
        next_attempt_at = now() + make_interval(secs => ${seconds}), attempts = attempts - ${isUncounted ? 1 : 0}::int,
        finished_at = case when ${ending.status} <> 'queued' then now() end
      where id = ${id} and attempts = ${attempts} and status = 'running'`);
    // What the job changed was changed for them: a replica may not show it yet.
    await tx.query(sql`
      update session set wrote_at = now() where member_id = (select member_id from job where id = ${id}) and refresh_expires_at > now()`);
    await announce(tx, `job:${id}`);
  });
