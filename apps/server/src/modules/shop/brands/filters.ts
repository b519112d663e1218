import { parseIds } from '@vitrine/api/rules';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { todayInSql } from '../../../domain/today.ts';
import { typedWords } from './matches.ts';

/** What narrows the directory, as the wire writes it: ids separated by commas; `showroom` holds ids of event segments (D-011). */
export interface DirectoryQuery {
  search?: string;
  segments?: string;
  categories?: string;
  showroom?: string;
  /** Only brands with an active collection, or only those without one. */
  active?: 'true' | 'false';
}

export type Kind = 'segments' | 'categories' | 'showroom';

const memberships: Readonly<Record<Kind, (ids: number[], scope: Scope) => Sql>> = {
  segments: (ids) => sql`and b.id in (select brand_id from brand_segment where segment_id = any(${ids}::int[]))`,
  categories: (ids) => sql`and b.id in (select brand_id from brand_category where category_id = any(${ids}::int[]))`,
  showroom: (ids, { account }) => sql`and b.id in (
    select bes.brand_id from brand_event_segment bes join event_segment es on es.id = bes.event_segment_id
    where is_visible(es, ${todayInSql(account)}) and es.id = any(${ids}::int[]))`,
};

const narrowed = (scope: Scope, query: DirectoryQuery, kind: Kind, except?: Kind): Sql => {
  const ids = kind === except ? [] : parseIds(query[kind]);
  return ids.length === 0 ? empty : memberships[kind](ids, scope);
};

/** Names and what is sold are compared without case and diacritics, and with one typo (migrations 044 and 136). */
const found = (scope: Scope, search: string | undefined): Sql => {
  if (!search?.trim()) return empty;
  const ofAccount = `'/a${scope.account.id}'`;
  return sql`and b.id in (select brand_id from brand_search where words @@ (select ${typedWords(scope, search)} && ${ofAccount}::tsquery))`;
};

/** Whether the brand `b` has a collection that is not closed. */
export const isActive = sql`exists (select from collection c where c.account_id = b.account_id and c.brand_id = b.id and c.is_active)`;

const ofActivity = { true: sql`and ${isActive}`, false: sql`and not ${isActive}` } as const;

/** The brands `b` on show that pass all filters, but for the kind a list of options is made of. */
export const onShow = (scope: Scope, query: DirectoryQuery, except?: Kind): Sql => sql`
  b.account_id = ${scope.account.id} and b.is_published
  ${found(scope, query.search)} ${narrowed(scope, query, 'segments', except)} ${narrowed(scope, query, 'categories', except)} ${narrowed(scope, query, 'showroom', except)}
  ${query.active ? ofActivity[query.active] : empty}`;
