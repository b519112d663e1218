import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/** A stored picture path (`{w}` for the width) at one width, in SQL. */
export const sized = (column: Sql, width: 300 | 600 | 1200): Sql => sql`replace(${column}, '{w}', ${raw(`'${width}'`)})`;

/** An array of tags as the wire's `[{ name }]`, in SQL. */
export const tagList = (tags: Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object('name', tag) order by place), '[]') from unnest(${tags}) with ordinality named (tag, place))`;
