import type { Sql } from 'sql-template-tag';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';

const hour = 3_600_000;

const leftovers: readonly Sql[] = [
  sql`delete from session where refresh_expires_at < now() - interval '1 day'`,
  sql`delete from one_time_token where expires_at < now() - interval '1 day'`,
  sql`delete from attempt where window_ends_at < now() - interval '1 day'`,
  sql`delete from idempotency where created_at < now() - interval '30 days'`,
];

/** Takes away what nobody can use any more: ended sessions, spent tokens, old counters and kept answers. */
const sweep = async (db: Database): Promise<void> => {
  for (const statement of leftovers) await db.query(statement);
};

/** Sweeps every hour until stopped. */
export const startSweeper = (db: Database, onError: (error: unknown) => void): { stop: () => void } => {
  const timer = setInterval(() => void sweep(db).catch(onError), hour).unref();
  return { stop: () => clearInterval(timer) };
};
