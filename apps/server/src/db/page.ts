import { pageSizes } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Database } from './database.ts';

export interface Page<Row> {
  data: Row[];
  meta: { total: number };
}

interface PageQuery {
  /** Every row that passes the filters, in one statement. */
  rows: Sql;
  /** A row `r` as the wire says it. */
  wire: Sql;
  /** Of rows `r`. */
  order: Sql;
  page: number;
}

/** A page of rows as the lists of the back office answer it. One statement. */
export const findPage = async <Row>(db: Database, { rows, wire, order, page }: PageQuery): Promise<Page<Row>> => {
  const size = pageSizes.staff;
  const [found] = await db.query<{ data: Row[]; total: number }>(sql`
    with found as (${rows})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(p.wire), '[]') from (
        select ${wire} as wire from found r order by ${order} limit ${size} offset ${(page - 1) * size}) p) as data`);
  return { data: found?.data ?? [], meta: { total: found?.total ?? 0 } };
};

/** True where one of the texts contains the words, without case and diacritics. */
export const contains = (words: string | undefined, ...texts: Sql[]): Sql => {
  const searched = words?.trim() ?? '';
  if (searched === '') return sql`true`;
  return texts
    .map((text) => sql`position(folded(${searched}) in folded(coalesce(${text}, ''))) > 0`)
    .reduce((all, one) => sql`${all} or ${one}`);
};
