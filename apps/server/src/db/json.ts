import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../domain/scope.ts';
import { todayInSql } from '../domain/today.ts';

/** A stored picture path (`{w}` for the width) at one width, in SQL. */
export const sized = (column: Sql, width: 300 | 600 | 1200): Sql =>
  sql`replace(${column}, '{w}', ${raw(`'${width}'`)})`;

/** A moment as the wire has it, in UTC and whole seconds: `2026-11-23T10:00:00Z`. */
export const momentOf = (column: Sql): Sql => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** An array of tags as the wire's `[{ name }]`, in SQL. `named` makes the name of the column `tag`. */
export const tagList = (tags: Sql, named: (tag: Sql) => Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object('name', ${named(sql`tag`)}) order by place), '[]') from unnest(${tags}) with ordinality named (tag, place))`;

/** Event segments of brand `b` as the wire lists them (E-05), in SQL. */
export const eventSegmentsOf = ({ account, language }: Pick<Scope, 'account' | 'language'>): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'id', es.id, 'name', localized(es.name, ${language}), 'slug', es.slug, 'is_active_event', is_open(es, ${todayInSql(account)}), 'image_tag_event', es.image_tag,
    'event', event_on_wire(e, ${language})) order by es.id), '[]')
  from brand_event_segment bes join event_segment es on es.id = bes.event_segment_id left join event e on e.id = es.event_id
  where bes.brand_id = b.id and not is_over(es, ${todayInSql(account)}))`;
