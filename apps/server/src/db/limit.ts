import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/** Pages that people go to one after the other; each is a statement of its own. */
const NEAR_PAGES = 20;

const whole = (value: number): Sql => raw(String(Math.trunc(value)));

/**
 * `limit` with its number in the statement. A statement is planned once for all values (see `postgres.ts`), and for a limit that it does not
 * know PostgreSQL plans for a tenth of the table: it sorts all rows where an index would give the first ones.
 */
export const limitTo = (most: number): Sql => sql`limit ${whole(most)}`;

/** The rows of a page, from 1. */
export const limitToPage = (page: number, size: number): Sql =>
  page <= NEAR_PAGES
    ? sql`limit ${whole(size)} offset ${whole((page - 1) * size)}`
    : sql`limit ${whole(size)} offset ${(page - 1) * size}::int`;
