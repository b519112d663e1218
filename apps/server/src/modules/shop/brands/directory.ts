import type { CallData, contract } from '@vitrine/api';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sized, tagList } from '../../../db/json.ts';
import { limitTo, limitToPage } from '../../../db/limit.ts';
import { nameInSql } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import { isActive, onShow } from './filters.ts';
import type { DirectoryQuery } from './filters.ts';
import { hasEnded } from '../../../domain/today.ts';
import { isNamed, matchesOf } from './matches.ts';

export type DirectoryPage = CallData<typeof contract.brands.list>['data'];
export type Tile = DirectoryPage['data'][number];

/** A section of the directory: where its brands come from, and their order. */
interface Section {
  readonly join?: Sql;
  readonly only?: Sql;
  readonly order: Sql;
  readonly limit?: number;
}

const sectionLength = 12;

const underLetter = sql`(b.search_name >= 'a' and b.search_name < '{')`;

/** A to Z, after names that begin with none of these letters. */
const byName = sql`${underLetter}, b.search_name, b.id`;

/** R-203. */
export const newest: Section = { order: sql`b.created_at desc, b.id desc`, limit: sectionLength };
/** R-204. */
export const featured: Section = { only: sql`and b.is_featured`, order: byName, limit: 2 * sectionLength };
/** R-205. */
export const visitedBy = (memberId: number): Section => ({
  join: sql`join brand_visit visit on visit.brand_id = b.id and visit.member_id = ${memberId}`,
  order: sql`visit.visited_at desc, b.id`,
  limit: sectionLength,
});

/** R-352: featured ones first. */
export const toOrderFrom: Section = {
  only: sql`and ${isActive}`,
  order: sql`b.is_featured desc, b.created_at desc, b.id desc`,
  limit: sectionLength,
};

const tile = (scope: Scope, search: string): Sql => sql`json_build_object(
  'id', b.id,
  'name', b.name,
  'slug', b.slug,
  'list_image', ${sized(sql`b.list_image`, 600)},
  'logo', b.logo,
  'landing_description', localized(b.description, ${scope.language}),
  'has_active_collection', ${isActive},
  'open_collection', (
    select json_build_object('id', c.id, 'name', localized(c.name, ${scope.language})) from collection c
    where c.account_id = b.account_id and c.brand_id = b.id and c.is_active
      and not ${hasEnded(sql`c.order_window_end`, scope.account)}
    order by c.position, c.id limit 1),
  'tags', ${tagList(sql`b.tags`, (tag) => nameInSql(scope, tag))},
  'brand_page_template', b.page_template
  ${search === '' ? empty : sql`, 'matched', ${matchesOf(scope, search)}`})`;

const typed = ({ search = '' }: DirectoryQuery): string => search.trim();

/** Brands found by their name come before those found by what they sell. */
const nameFirst = (scope: Scope, search: string): Sql =>
  search === '' ? byName : sql`${isNamed(scope, search)} desc, ${byName}`;

/** The brands of a section as `b`, each with its `place`. */
const brandsOf = (
  scope: Scope,
  { join = empty, only = empty, order, limit }: Section,
  query: DirectoryQuery,
  page = 1,
): Sql => sql`
  select b.*, row_number() over (order by ${order}) as place from brand b ${join}
  where ${onShow(scope, query)} ${only} order by ${order} ${limit ? limitToPage(page, limit) : empty}`;

/** One section of the directory (A-055, A-056, A-057, A-058): one statement. */
export const findBrands = async (scope: Scope, section: Section, query: DirectoryQuery): Promise<Tile[]> => {
  const rows = await scope.db.query<{ tile: Tile }>(sql`
    select ${tile(scope, typed(query))} as tile from (${brandsOf(scope, section, query)}) b order by b.place`);
  return rows.map((row) => row.tile);
};

/** All brands: A to Z, or those that a search finds. */
export const findAll = (scope: Scope, query: DirectoryQuery): Promise<Tile[]> =>
  findBrands(scope, { order: nameFirst(scope, typed(query)) }, query);

/** A page of all brands, the letters of all pages, and how many brands follow them: one statement. */
export const findPage = async (
  scope: Scope,
  query: DirectoryQuery & { page: number; limit: number },
): Promise<DirectoryPage> => {
  const search = typed(query);
  const section = { order: nameFirst(scope, search), limit: query.limit };
  const [found] = await scope.db.query<Required<DirectoryPage>>(sql`
    with counted as (
      select ${search === '' ? sql`true` : isNamed(scope, search)} as named,
        case when ${underLetter} then upper(left(b.search_name, 1)) else '#' end as letter, count(*)::int as count
      from brand b where ${onShow(scope, query)} group by 1, 2)
    select
      (select coalesce(json_agg(${tile(scope, search)} order by b.place), '[]')
        from (${brandsOf(scope, section, query, query.page)}) b) as data,
      (select coalesce(json_agg(json_build_object('letter', letter, 'count', count) order by letter), '[]') from counted where named) as letters,
      (select coalesce(sum(count), 0)::int from counted where not named) as selling`);
  return found ?? { data: [], letters: [], selling: 0 };
};

const suggestions = 8;

type Suggestion = CallData<typeof contract.search.find>['data']['brands'][number];

/** Brands by name, those first that begin with what was typed, then brands that sell it (R-214): one statement. */
export const findBrandsByWords = (scope: Scope, search: string): Promise<Suggestion[]> =>
  scope.db.query(sql`
    select b.id, b.name, b.slug, b.logo, ${matchesOf(scope, search)} as matched from (
      select b.* from brand b where ${onShow(scope, { search })}
      order by starts_with(b.search_name, (select folded(${search.trim()}))) desc, ${nameFirst(scope, search)} ${limitTo(suggestions)}) b
    order by starts_with(b.search_name, (select folded(${search.trim()}))) desc, ${nameFirst(scope, search)}`);

export const suggestBrands = async (scope: Scope, search: string): Promise<Omit<Suggestion, 'id' | 'logo'>[]> =>
  (await findBrandsByWords(scope, search)).map(({ name, slug, matched }) => ({ name, slug, matched }));
