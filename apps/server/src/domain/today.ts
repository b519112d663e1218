import { dayIn } from '@vitrine/api/rules';
import sql, { type Sql } from 'sql-template-tag';
import type { AccountRecord } from './account.ts';

type Zoned = Pick<AccountRecord, 'timeZone'>;

/** The day that it is for an account, as `YYYY-MM-DD` in its time zone. The database's `current_date` is the day of no account. */
export const todayOf = ({ timeZone }: Zoned): string => dayIn(timeZone, new Date());

/** The same day in SQL. */
export const todayInSql = (account: Zoned): Sql => sql`${todayOf(account)}::date`;

/** Whether a day that a column holds is over for an account, in SQL. It lasts until midnight there; where there is no day, nothing ends. */
export const hasEnded = (day: Sql, account: Zoned): Sql => sql`coalesce(${day} < ${todayInSql(account)}, false)`;

/** The moment at which a day of an account begins, in SQL. */
export const startOfDay = (day: Sql, { timeZone }: Zoned): Sql =>
  sql`(${day}::date::timestamp at time zone ${timeZone}::text)`;
