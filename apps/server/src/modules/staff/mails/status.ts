import sql from 'sql-template-tag';

/** How far a mail `m` is, in SQL. */
export const mailStatus = sql`case when m.sent_at is not null then 'sent' when m.secret_until <= now() then 'expired'
  when m.error is not null then 'failed' else 'waiting' end`;
