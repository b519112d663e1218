import sql from 'sql-template-tag';
import { isRetryable, isUnavailable } from '../db/errors.ts';
import type { Database } from '../db/database.ts';
import type { Scope } from '../domain/scope.ts';

/** Twice as long as a replica may be late: then it shows what the member wrote. */
export const secondsAfterWrite = 10;

/** Notes that a member has just changed something, so that no process shows them an older state. Written at most once a second. */
export const noteWrite = async (db: Database, sessionId: number): Promise<void> => {
  await db.query(sql`
    update session set wrote_at = now() where id = ${sessionId} and (wrote_at is null or wrote_at < now() - interval '1 second')`);
};

/** The replica is away, or had to give up the read for its log: the primary can answer. */
const isReplicas = (error: unknown): boolean => isUnavailable(error) || isRetryable(error);

/** Runs a read on the replica, or on the primary when there is none to use, or when it fails there. */
export const readLate = async <T>(
  scope: Scope,
  replica: Database | undefined,
  read: (scope: Scope) => Promise<T>,
): Promise<T> => {
  if (!replica || scope.viewer?.wroteLately) return read(scope);
  try {
    return await read({ ...scope, db: replica });
  } catch (error) {
    if (!isReplicas(error)) throw error;
    return read(scope);
  }
};
