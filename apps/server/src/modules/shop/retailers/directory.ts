import type { CallData, contract } from '@vitrine/api';
import { pageSizes, parseIds, roleCan, safeLink } from '@vitrine/api/rules';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { forbidden, notFound } from '../../../domain/refusal.ts';
import { asMember } from '../../../domain/scope.ts';
import type { MemberScope, Scope } from '../../../domain/scope.ts';

export type DirectoryPage = CallData<typeof contract.retailers.list>;
export type RetailerPage = CallData<typeof contract.retailers.page>['data'];

export interface DirectoryQuery {
  page: number;
  locations?: string | undefined;
  search?: string | undefined;
  letter?: string | undefined;
}

/** Brands and staff find retailers, retailers do not find each other (P-037, P-038, P-039, P-040). */
export const asFinder = (scope: Scope): MemberScope => {
  const own = asMember(scope);
  if (!roleCan(own.viewer.side, 'findRetailers')) throw forbidden();
  return own;
};

const locations = sql`(
  select coalesce(json_agg(json_build_object('name', l.name) order by l.name), '[]') from location l where l.id = any(r.location_ids))`;

/** Names begin with the letter; `#` stands for everything but A to Z (D-109). */
const beginsWith = (letter: string | undefined): Sql => {
  if (!letter) return empty;
  return letter === '#'
    ? sql`and (r.search_name < 'a' or r.search_name >= '{')`
    : sql`and r.search_name >= ${letter.toLowerCase()} and r.search_name < ${String.fromCharCode(letter.toLowerCase().charCodeAt(0) + 1)}`;
};

const sellsIn = (ids: readonly number[]): Sql => (ids.length === 0 ? empty : sql`and r.location_ids && ${ids}::int[]`);

const named = (search: string): Sql =>
  search === '' ? empty : sql`and position(folded(${search}) in r.search_name) > 0`;

/** A page of the approved retailers that pass all filters. One statement. */
export const findRetailers = async ({ db, account }: MemberScope, query: DirectoryQuery): Promise<DirectoryPage> => {
  const size = pageSizes.retailers;
  const [found] = await db.query<{ data: DirectoryPage['data']; total: number }>(sql`
    with found as (
      select r.id, r.name, r.logo, r.location_ids, r.search_name from retailer r
      where r.account_id = ${account.id} and r.stage = 'approved'
      ${beginsWith(query.letter)} ${sellsIn(parseIds(query.locations))} ${named(query.search?.trim() ?? '')}
    ), page as (select * from found order by search_name, id limit ${size} offset ${(query.page - 1) * size})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'logo', r.logo, 'locations', ${locations}) order by r.search_name, r.id), '[]')
        from page r) as data`);
  return { data: found?.data ?? [], meta: { total: found?.total ?? 0 } };
};

/** A retailer's page (E-46): brands see approved retailers, and those they have a connection or a chat with. */
export const openRetailer = async (
  { db, account, language, viewer }: MemberScope,
  id: number,
): Promise<RetailerPage> => {
  const [retailer] = await db.query<RetailerPage>(sql`
    select r.id, r.name, r.logo, r.facebook, r.instagram, r.website, r.year_established, localized(r.about, ${language}) as text,
      coalesce(localized(r.first_request_text, ${language}), '') as instrucoes_primeira_request, ${locations} as locations
    from retailer r where r.account_id = ${account.id} and r.id = ${id} and (r.stage = 'approved' or exists (
      select from connection c where c.retailer_id = r.id and c.brand_id = ${viewer.brandId}::int) or exists (
      select from chat c where c.retailer_id = r.id and c.brand_id = ${viewer.brandId}::int))`);
  if (!retailer) throw notFound();
  const { facebook, instagram, website } = retailer;
  return { ...retailer, facebook: safeLink(facebook), instagram: safeLink(instagram), website: safeLink(website) };
};
