import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { keptNames } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import { narrowsProducts } from './filters.ts';
import type { Filters } from './filters.ts';
import { givenOrNull } from './givenPricelists.ts';
import { isByShelf } from './market.ts';
import { sees } from './priceVisibility.ts';

const oneOf = (column: Sql, ids: readonly number[]): Sql =>
  sql`(${ids.length === 0}::boolean or ${column} = any(${ids}::int[]))`;

/** Leaves out products `p` without a price in the list asked for. A list the viewer is not offered has none. */
export const priced = ({ pricelist, visibility }: Filters): Sql =>
  pricelist === null
    ? empty
    : sql`and exists (select from price where price.product_id = p.id and price.pricelist_id = ${givenOrNull(visibility, pricelist)})`;

/** Lexemes that begin with '/' are its account and the families of its colours (migration 044). */
const words = ({ account }: Scope, { search, colours }: Filters): Sql => {
  const belongs = [`'/a${account.id}'`];
  if (colours.length > 0) belongs.push(colours.map((family) => `'/c${family}'`).join(' | '));
  const lexemes = sql`${belongs.map((one) => `(${one})`).join(' & ')}::tsquery`;
  return search === '' ? lexemes : sql`${lexemes} && search_query(${account.id}, ${search})`;
};

const withTags = (scope: Scope, { tags }: Filters): Sql =>
  tags.length === 0 ? empty : sql`and p.tags && ${keptNames(scope, tags)}::text[]`;

const withWords = (scope: Scope, filters: Filters): Sql =>
  filters.search === '' && filters.colours.length === 0
    ? empty
    : sql`and p.id in (select product_id from product_search where words @@ (${words(scope, filters)}))`;

/** Products with one of the tags and colours, and all of the words: filters that shelves know nothing of, so their products are read. */
const narrowed = (scope: Scope, filters: Filters): Sql => sql`
  narrowed as materialized (
    select p.id, p.collection_id, p.shelf_id, p.position, p.created_at, p.delivery_days from product p
    where p.account_id = ${scope.account.id} and p.is_active ${withTags(scope, filters)} ${withWords(scope, filters)} ${priced(filters)}
  ),`;

/** Where the number of a shelf's products comes from. */
const counted = (filters: Filters): Sql => {
  if (narrowsProducts(filters))
    return sql`join (select shelf_id, count(*)::int as products from narrowed group by shelf_id) counted on counted.shelf_id = s.id`;
  if (filters.pricelist !== null)
    return sql`join shelf_pricelist counted on counted.shelf_id = s.id and counted.pricelist_id = ${givenOrNull(filters.visibility, filters.pricelist)}`;
  return sql`join shelf counted on counted.id = s.id`;
};

/** Shelves of neither a chosen brand nor a chosen collection leave no option but of the whole marketplace, which is read by itself. */
const within = (filters: Filters): Sql => {
  const { brands, collections } = filters;
  if (!isByShelf(filters) || brands.length + collections.length === 0) return empty;
  return sql`and (s.brand_id = any(${brands}::int[]) or s.collection_id = any(${collections}::int[]))`;
};

/**
 * The common table expressions a listing starts with: `shelves` on show, each saying which kinds of filter it passes; `chosen`, those
 * that pass all; and `open`, the chosen ones by collection.
 */
export const shelves = (scope: Scope, filters: Filters): Sql => sql`
  ${narrowsProducts(filters) ? narrowed(scope, filters) : empty}
  shelves as materialized (
    select s.id, s.brand_id, s.collection_id, s.category_id, s.segment_id, c.position, counted.products,
      ${oneOf(sql`s.brand_id`, filters.brands)} as of_brand,
      ${oneOf(sql`s.collection_id`, filters.collections)} as of_collection,
      ${oneOf(sql`s.category_id`, filters.categories)} as of_category,
      ${oneOf(sql`s.segment_id`, filters.segments)} as of_segment
    from shelf s
    join collection c on c.id = s.collection_id and c.is_active
    join brand b on b.id = s.brand_id and b.is_published
    ${counted(filters)}
    where s.account_id = ${scope.account.id} and counted.products > 0 ${within(filters)}
  ),
  chosen as materialized (select * from shelves where of_brand and of_collection and of_category and of_segment),
  open as materialized (
    select collection_id, brand_id, position, sum(products) as products, array_agg(id) as shelves, ${sees(filters.visibility, sql`brand_id`)} as sees_prices
    from chosen group by collection_id, brand_id, position
  )`;
