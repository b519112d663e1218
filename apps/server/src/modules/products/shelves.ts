import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../domain/scope.ts';
import type { Filters } from './filters.ts';
import { sees } from './sight.ts';
import type { Sight } from './sight.ts';

const oneOf = (column: Sql, ids: readonly number[]): Sql => sql`(${ids.length === 0}::boolean or ${column} = any(${ids}::int[]))`;

/** Narrows products to those with one of the tags. */
export const tagged = ({ tags }: Filters): Sql => (tags.length === 0 ? empty : sql`and p.tags && ${tags}::text[]`);

/** Leaves out products without a price in the list asked for. */
export const priced = ({ pricelist }: Filters): Sql =>
  pricelist === null ? empty : sql`and exists (select from price where price.product_id = p.id and price.pricelist_id = ${pricelist})`;

/** Where the number of a shelf's products comes from. Only tags have to be counted; everything else is kept by the shelves. */
const counted = (scope: Scope, filters: Filters): Sql => {
  if (filters.tags.length > 0) {
    return sql`join (
      select p.shelf_id, count(*)::int as products from product p
      where p.account_id = ${scope.account.id} ${tagged(filters)} ${priced(filters)} group by p.shelf_id
    ) counted on counted.shelf_id = s.id`;
  }
  if (filters.pricelist !== null) return sql`join shelf_pricelist counted on counted.shelf_id = s.id and counted.pricelist_id = ${filters.pricelist}`;
  return sql`join shelf counted on counted.id = s.id`;
};

/**
 * The common table expressions a listing starts with: `shelves` that buyers may see, each saying which kinds of filter it passes,
 * and `chosen`, those that pass all. A shelf's list is the one asked for, or the first it has prices in.
 */
export const shelves = (scope: Scope, sight: Sight, filters: Filters): Sql => sql`
  shelves as materialized (
    select s.id, s.brand_id, s.collection_id, s.category_id, s.segment_id, c.position, counted.products, s.products as standing,
      ${sees(sight, sql`s.brand_id`)} as sees_prices,
      ${oneOf(sql`s.brand_id`, filters.brands)} as of_brand,
      ${oneOf(sql`s.collection_id`, filters.collections)} as of_collection,
      ${oneOf(sql`s.category_id`, filters.categories)} as of_category,
      ${oneOf(sql`s.segment_id`, filters.segments)} as of_segment
    from shelf s
    join collection c on c.id = s.collection_id and c.is_active
    join brand b on b.id = s.brand_id and b.is_published
    ${counted(scope, filters)}
    where s.account_id = ${scope.account.id} and counted.products > 0
  ),
  chosen as materialized (select * from shelves where of_brand and of_collection and of_category and of_segment)`;
