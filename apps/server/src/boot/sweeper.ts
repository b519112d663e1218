import type { Sql } from 'sql-template-tag';
import sql from 'sql-template-tag';
import { forgetOldSources } from '../modules/shared/auth/knownSources.ts';
import { forgetSpentSecrets } from '../platform/mail/secrets.ts';
import type { Platform } from '../platform/platform.ts';

const hour = 3_600_000;

const leftovers: readonly Sql[] = [
  sql`delete from session where refresh_expires_at < now() - interval '1 day'`,
  sql`delete from one_time_token where expires_at < now() - interval '1 day'`,
  sql`delete from subscription_link where expires_at < now() - interval '1 day'`,
  forgetSpentSecrets,
  forgetOldSources,
  sql`delete from attempt where window_ends_at < now() - interval '1 day'`,
  sql`delete from import_draft where created_at < now() - interval '2 days'`,
  sql`delete from notification where created_at < now() - interval '90 days'`,
  sql`delete from idempotency where created_at < now() - interval '30 days'`,
];

/** What jobs made can be downloaded for a week. */
const oldJobs = sql`delete from job where finished_at < now() - interval '7 days' returning result -> 'file' ->> 'key' as key`;

type SweptPlatform = Pick<Platform, 'db' | 'files'>;

/** Takes away what nobody can use any more: ended sessions, spent tokens and links, old counters, kept answers and old jobs. */
const sweep = async ({ db, files }: SweptPlatform): Promise<void> => {
  for (const statement of leftovers) await db.query(statement);
  const swept = await db.query<{ key: string | null }>(oldJobs);
  for (const { key } of swept) if (key !== null) await files.remove(key);
};

/** Sweeps every hour until stopped. */
export const startSweeper = (platform: SweptPlatform, onError: (error: unknown) => void): { stop: () => void } => {
  const timer = setInterval(() => void sweep(platform).catch(onError), hour).unref();
  return { stop: () => clearInterval(timer) };
};
