import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Database } from '../../db/database.ts';

/** Stands in a mail where its secret was. */
const removed = 'removed';

const without = (column: Sql): Sql => sql`coalesce(replace(${column}, secret, ${removed}), ${column})`;

/** The columns of a mail whose secret is gone: the rest can still be read, and it is never sent with a link that leads nowhere. */
export const withoutSecret: Sql = sql`
  text = ${without(sql`text`)}, html = ${without(sql`html`)},
  secret = null, secret_until = case when secret is null then secret_until else least(secret_until, now()) end`;

/** Takes the secrets out of the mails that a condition names. */
export const forgetSecrets = async (db: Database, condition: Sql): Promise<void> => {
  await db.query(sql`update mail set ${withoutSecret} where secret is not null and ${condition}`);
};

/** Of mails that were delivered or have expired. */
export const forgetSpentSecrets: Sql = sql`
  update mail set ${withoutSecret} where secret is not null and (sent_at is not null or secret_until <= now())`;
