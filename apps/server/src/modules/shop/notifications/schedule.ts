import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import { announce } from '../../../platform/signals.ts';
import { mailDigest, toMail } from './digest.ts';

const minute = 60_000;

/** The hour of the daily mails, UTC: six in São Paulo, ten in Paris. */
const digestHour = 9;

/** When the last daily mails were due. */
export const lastDigest = (now: Date): Date => {
  const due = new Date(now);
  due.setUTCHours(digestHour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return due;
};

/**
 * Makes a job for each member who is due a daily mail. Several processes may do so at once: a member's row is taken by one of them. Tells
 * how many were made.
 */
export const queueDigests = (db: Database, now = new Date()): Promise<number> =>
  db.transaction(async (tx) => {
    const before = lastDigest(now).toISOString();
    const made = await tx.query(sql`
      with due as (
        update member m set digest_at = now()
        where m.status = 'active' and (m.digest_at is null or m.digest_at < ${before}::timestamptz) and exists (
          select from notification n where n.member_id = m.id and n.created_at < ${before}::timestamptz and ${toMail})
        returning m.account_id, m.id, m.language_code)
      insert into job (account_id, member_id, language_code, kind, input)
      select account_id, id, language_code, ${mailDigest.name}, ${JSON.stringify({ before })}::jsonb from due returning id`);
    if (made.length > 0) await announce(tx, 'jobs');
    return made.length;
  });

/** Looks every ten minutes whether daily mails are due. */
export const startDigests = (db: Database, onError: (error: unknown) => void): { stop: () => void } => {
  const timer = setInterval(() => void queueDigests(db).catch(onError), 10 * minute).unref();
  return { stop: () => clearInterval(timer) };
};
