import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sized } from '../../../db/json.ts';
import type { Scope } from '../../../domain/scope.ts';
import { onShow } from './filters.ts';
import type { DirectoryQuery, Kind } from './filters.ts';
import { todayInSql } from '../../../domain/today.ts';

export type Option = CallData<typeof contract.brands.segments>['data']['data'][number];

type Category = CallData<typeof contract.brands.sellerCategories>['data'][number];

const sourcesFor = ({
  account,
}: Scope): Readonly<Record<Kind, { option: Sql; link: Sql; order: Sql; shown?: Sql }>> => ({
  segments: {
    option: sql`segment o`,
    link: sql`brand_segment link where link.account_id = o.account_id and link.segment_id = o.id`,
    order: sql`o.position, o.id`,
    shown: sql`not o.is_hidden`,
  },
  categories: {
    option: sql`category o`,
    link: sql`brand_category link where link.category_id = o.id`,
    order: sql`o.position, name, o.id`,
    shown: sql`not o.is_hidden`,
  },
  showroom: {
    option: sql`event_segment o`,
    link: sql`brand_event_segment link where link.event_segment_id = o.id and is_open(o, ${todayInSql(account)})`,
    order: sql`name, o.id`,
  },
});

/** Categories of published brands with their pictures, by name until staff order them (A-061, E-37). */
export const findCategories = ({ db, account, language }: Scope): Promise<Category[]> =>
  db.query(sql`
    select o.id, localized(o.name, ${language}) as name, ${sized(sql`o.image`, 600)} as image_thumbnail from category o
    where o.account_id = ${account.id} and not o.is_hidden and exists (
      select from brand_category link join brand b on b.id = link.brand_id and b.is_published where link.category_id = o.id)
    order by o.position, name, o.id`);

/** Options of one filter that leave at least one brand under the other filters (A-038, A-039, A-059). */
export const findOptions = (scope: Scope, kind: Kind, query: DirectoryQuery): Promise<Option[]> => {
  const { option, link, order, shown = sql`true` } = sourcesFor(scope)[kind];
  return scope.db.query(sql`
    select o.id, localized(o.name, ${scope.language}) as name, o.slug from ${option}
    where o.account_id = ${scope.account.id} and ${shown} and exists (
      select from brand b where ${onShow(scope, query, kind)} and exists (select from ${link} and link.brand_id = b.id))
    order by ${order}`);
};
