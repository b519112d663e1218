import sql from 'sql-template-tag';
import { notFound } from '../../domain/refusal.ts';
import { inTransaction } from '../../domain/scope.ts';
import type { MemberScope } from '../../domain/scope.ts';
import { announce } from '../signals.ts';
import type { JobKind, JobResult } from './job.ts';

export type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** A job as its member sees it. */
export interface JobRow {
  id: number;
  kind: string;
  status: JobStatus;
  progress: number;
  result: JobResult | null;
  problem: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Puts work into the queue for the viewer; inside a transaction it goes with it or not at all. `at` keeps it until that moment. Gives the job's number. */
export const enqueue = <Input extends object>(
  scope: MemberScope,
  { name }: JobKind<Input>,
  input: Input,
  at?: Date,
): Promise<number> =>
  inTransaction(scope, async ({ db, account, viewer, language }) => {
    const [job] = await db.query<{ id: number }>(sql`
      insert into job (account_id, member_id, language_code, kind, input, next_attempt_at)
      values (${account.id}, ${viewer.memberId}, ${language}, ${name}, ${JSON.stringify(input)}::jsonb, coalesce(${at ?? null}::timestamptz, now())) returning id`);
    if (!job) throw new Error('The job was not written.');
    await announce(db, 'jobs');
    return job.id;
  });

/** A job of the viewer; 404 for anybody else's. */
export const findJob = async ({ db, account, viewer }: MemberScope, id: number): Promise<JobRow> => {
  const [job] = await db.query<JobRow>(sql`
    select id, kind, status, progress, result, problem, created_at as "createdAt", finished_at as "finishedAt"
    from job where id = ${id} and account_id = ${account.id} and member_id = ${viewer.memberId}`);
  if (!job) throw notFound();
  return job;
};

/** Ends a job of the viewer: at once while it waits, at its next report while it runs. One that has finished stays as it is. */
export const cancelJob = async (scope: MemberScope, id: number): Promise<JobRow> =>
  inTransaction(scope, async (tx) => {
    await tx.db.query(sql`
      update job set cancel_requested_at = now(),
        status = case when status = 'queued' then 'cancelled' else status end,
        finished_at = case when status = 'queued' then now() end
      where id = ${id} and account_id = ${tx.account.id} and member_id = ${tx.viewer.memberId} and status in ('queued', 'running')`);
    await announce(tx.db, `job:${id}`);
    return findJob(tx, id);
  });
