import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Database } from '../../db/database.ts';

/** Stands in a mail where its secret was. */
const removed = 'removed';

/** Stands in the call to unsubscribe for the secret, which is filled in when the mail is sent. */
const place = '{secret}';

/** The call to unsubscribe as the database keeps it: the secret of the mail is in one column, which is emptied when it is spent. */
export const withPlace = (url: string, secret: string): string => url.replaceAll(secret, place);

/** The call to unsubscribe as its reader gets it. */
export const withSecret = (url: string, secret: string): string => url.replaceAll(place, secret);

const without = (column: Sql): Sql => sql`coalesce(replace(${column}, secret, ${removed}), ${column})`;

/** The columns of a mail whose secret is gone: the rest can still be read, and it is never sent with a link that leads nowhere. */
export const withoutSecret: Sql = sql`
  text = ${without(sql`text`)}, html = ${without(sql`html`)}, unsubscribe_url = null,
  secret = null, secret_until = case when secret is null then secret_until else least(secret_until, now()) end`;

/** Takes the secrets out of the mails that a condition names. */
export const forgetSecrets = async (db: Database, condition: Sql): Promise<void> => {
  await db.query(sql`update mail set ${withoutSecret} where secret is not null and ${condition}`);
};

/** The condition that a mail carries a secret with one of these hashes: a statement that gives `hash`. */
export const hasHash = (hashes: Sql): Sql => sql`sha256(convert_to(secret, 'UTF8')) in (${hashes})`;

/** Of mails that were delivered or have expired. */
export const forgetSpentSecrets: Sql = sql`
  update mail set ${withoutSecret} where secret is not null and (sent_at is not null or secret_until <= now())`;
