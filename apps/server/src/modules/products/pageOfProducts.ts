import type { Ordering } from '@vitrine/api/rules';
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Filters } from './filters.ts';
import { priced, tagged } from './shelves.ts';

type Direction = 'asc' | 'desc';

/** An order: a column of the product, or of its price. */
interface Sort {
  readonly column: string;
  readonly direction: Direction;
  readonly of: 'collection' | 'product' | 'price';
}

const sorts: Readonly<Record<Ordering, Sort>> = {
  collection_order: { column: 'position', direction: 'asc', of: 'collection' },
  '-created': { column: 'created_at', direction: 'desc', of: 'product' },
  order_delivery_days: { column: 'delivery_days', direction: 'asc', of: 'product' },
  '-order_delivery_days': { column: 'delivery_days', direction: 'desc', of: 'product' },
  wholesale_price: { column: 'wholesale_cents', direction: 'asc', of: 'price' },
  '-wholesale_price': { column: 'wholesale_cents', direction: 'desc', of: 'price' },
  retailer_price: { column: 'retailer_cents', direction: 'asc', of: 'price' },
  '-retailer_price': { column: 'retailer_cents', direction: 'desc', of: 'price' },
};

const byColumn = ({ column, direction }: Sort, filters: Filters, reach: number): Sql => sql`
  select p.id, p.${raw(column)} as key, 0 as tail from product p
  where p.shelf_id = s.id ${tagged(filters)} ${priced(filters)}
  order by p.${raw(column)} ${raw(direction)}, p.id ${raw(direction)} limit ${reach}::int`;

const tagJoin = (filters: Filters): Sql => (filters.tags.length === 0 ? empty : sql`join product p on p.id = price.product_id ${tagged(filters)}`);

/**
 * Prices of one list compare with each other. What has none in the shelf's list, or a price the viewer may not know, follows in the
 * collection's order.
 */
const byPrice = ({ column, direction }: Sort, filters: Filters, reach: number): Sql => sql`
  (select price.product_id as id, price.${raw(column)} as key, 0 as tail from price ${tagJoin(filters)}
    where s.sees_prices and price.shelf_id = s.id and price.pricelist_id = list.id
    order by price.${raw(column)} ${raw(direction)}, price.product_id ${raw(direction)} limit ${reach}::int)
  union all
  (select p.id, null, p.position from product p
    where p.shelf_id = s.id ${tagged(filters)} ${priced(filters)} and (not s.sees_prices or coalesce(list.products, 0) < s.standing
      and not exists (select from price where price.product_id = p.id and price.pricelist_id = list.id))
    order by p.position, p.id ${raw(direction)} limit ${reach}::int)`;

const listOfShelf = ({ pricelist }: Filters): Sql => sql`
  left join lateral (
    select sp.pricelist_id as id, sp.products from shelf_pricelist sp
    where sp.shelf_id = s.id and sp.products > 0 and (${pricelist}::int is null or sp.pricelist_id = ${pricelist}::int)
    order by sp.pricelist_id limit 1
  ) list on true`;

const orderOf = ({ direction, of }: Sort): Sql =>
  of === 'collection'
    ? sql`s.brand_id, s.position, s.collection_id, found.key, found.id`
    : sql`found.key ${raw(direction)} nulls last, found.tail, found.id ${raw(direction)}`;

/**
 * The common table expression `page`: ids of one page and their place. Each shelf gives its first products from an index in the asked
 * order, and only those are merged: the work depends on shelves and on the page's number, not on the number of products.
 */
export const pageOfProducts = (filters: Filters): Sql => {
  const sort = sorts[filters.ordering];
  const offset = (filters.page - 1) * filters.pageSize;
  const reach = offset + filters.pageSize;
  const found =
    sort.of === 'price'
      ? sql`${listOfShelf(filters)} cross join lateral (${byPrice(sort, filters, reach)}) found`
      : sql`cross join lateral (${byColumn(sort, filters, reach)}) found`;
  return sql`
  page as materialized (
    select id, row_number() over () as place from (
      select found.id from chosen s ${found}
      where ${offset}::int < (select sum(products) from chosen)
      order by ${orderOf(sort)} limit ${filters.pageSize}::int offset ${offset}::int
    ) ordered
  )`;
};
