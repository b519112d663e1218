import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../domain/scope.ts';
import type { Filters } from './filters.ts';
import { sees } from './priceVisibility.ts';
import type { PriceVisibility } from './priceVisibility.ts';

const oneOf = (column: Sql, ids: readonly number[]): Sql =>
  sql`(${ids.length === 0}::boolean or ${column} = any(${ids}::int[]))`;

/** Leaves out products `p` without a price in the list asked for. */
export const priced = ({ pricelist }: Filters): Sql =>
  pricelist === null
    ? empty
    : sql`and exists (select from price where price.product_id = p.id and price.pricelist_id = ${pricelist})`;

/** Products with one of the tags asked for: the one filter that shelves know nothing of, so its products are read. */
const tagged = ({ account }: Scope, filters: Filters): Sql => sql`
  tagged as materialized (
    select p.* from product p where p.account_id = ${account.id} and p.is_active and p.tags && ${filters.tags}::text[] ${priced(filters)}
  ),`;

/** Where the number of a shelf's products comes from. */
const counted = ({ tags, pricelist }: Filters): Sql => {
  if (tags.length > 0)
    return sql`join (select shelf_id, count(*)::int as products from tagged group by shelf_id) counted on counted.shelf_id = s.id`;
  if (pricelist !== null)
    return sql`join shelf_pricelist counted on counted.shelf_id = s.id and counted.pricelist_id = ${pricelist}`;
  return sql`join shelf counted on counted.id = s.id`;
};

/**
 * The common table expressions a listing starts with: `shelves` on show, each saying which kinds of filter it passes; `chosen`, those
 * that pass all; and `open`, the chosen ones by collection.
 */
export const shelves = (scope: Scope, visibility: PriceVisibility, filters: Filters): Sql => sql`
  ${filters.tags.length > 0 ? tagged(scope, filters) : empty}
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
    where s.account_id = ${scope.account.id} and counted.products > 0
  ),
  chosen as materialized (select * from shelves where of_brand and of_collection and of_category and of_segment),
  open as materialized (
    select collection_id, brand_id, position, sum(products) as products, array_agg(id) as shelves, ${sees(visibility, sql`brand_id`)} as sees_prices
    from chosen group by collection_id, brand_id, position
  )`;
