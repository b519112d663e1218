import type { CallData, contract } from '@vitrine/api';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sized, tagList } from '../../db/json.ts';
import { limitTo, limitToPage } from '../../db/limit.ts';
import { nameInSql } from '../../domain/names.ts';
import type { Scope } from '../../domain/scope.ts';
import { isActive, onShow } from './filters.ts';
import type { DirectoryQuery } from './filters.ts';

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

/** All brands, A to Z. */
export const everybody: Section = { order: byName };
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

const tile = (scope: Scope): Sql => sql`json_build_object(
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
      and coalesce(c.order_window_end, current_date) >= current_date
    order by c.position, c.id limit 1),
  'tags', ${tagList(sql`b.tags`, (tag) => nameInSql(scope, tag))},
  'brand_page_template', b.page_template)`;

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
    select ${tile(scope)} as tile from (${brandsOf(scope, section, query)}) b order by b.place`);
  return rows.map((row) => row.tile);
};

/** A page of all brands, and the letters of all pages: one statement. */
export const findPage = async (
  scope: Scope,
  query: DirectoryQuery & { page: number; limit: number },
): Promise<DirectoryPage> => {
  const section = { ...everybody, limit: query.limit };
  const [found] = await scope.db.query<DirectoryPage>(sql`
    select
      (select coalesce(json_agg(${tile(scope)} order by b.place), '[]')
        from (${brandsOf(scope, section, query, query.page)}) b) as data,
      (select coalesce(json_agg(json_build_object('letter', l.letter, 'count', l.count) order by l.letter), '[]') from (
        select case when ${underLetter} then upper(left(b.search_name, 1)) else '#' end as letter, count(*)::int from brand b
        where ${onShow(scope, query)} group by 1) l) as letters`);
  return found ?? { data: [], letters: [] };
};

const suggestions = 8;

/** Brands whose name has what was typed, those that begin with it first (R-214). */
export const findBrandsByWords = (
  scope: Scope,
  search: string,
): Promise<{ id: number; name: string; slug: string; logo: string }[]> =>
  scope.db.query(sql`
    select b.id, b.name, b.slug, b.logo from brand b
    where ${onShow(scope, { search })}
    order by position((select folded(${search.trim()})) in b.search_name) = 1 desc, ${byName} ${limitTo(suggestions)}`);

export const suggestBrands = async (scope: Scope, search: string): Promise<{ name: string; slug: string }[]> =>
  (await findBrandsByWords(scope, search)).map(({ name, slug }) => ({ name, slug }));
