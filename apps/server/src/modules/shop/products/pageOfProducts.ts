import type { Ordering } from '@vitrine/api/rules';
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { narrowsProducts } from './filters.ts';
import type { Filters } from './filters.ts';
import { isGiven } from './givenPricelists.ts';
import { priced } from './shelves.ts';

/** An order: a column of the product, or of its price. */
interface Sort {
  readonly column: 'position' | 'created_at' | 'delivery_days' | 'wholesale_cents' | 'retailer_cents';
  readonly direction: 'asc' | 'desc';
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

const pageStart = ({ page, pageSize }: Filters): number => (page - 1) * pageSize;

/** Products of an open collection that stand on a chosen shelf; without a filter below the collection all of them do. */
const onShelves = ({ categories, segments }: Filters, shelfId: Sql): Sql =>
  categories.length + segments.length === 0 ? empty : sql`and ${shelfId} = any(o.shelves)`;

/** The price list that orders a collection: the one asked for, or the first it has prices in, of those the viewer is offered. */
const listOfCollection = ({ pricelist, visibility }: Filters): Sql => sql`
  left join lateral (
    select sp.pricelist_id as id, sum(sp.products) as products from shelf_pricelist sp
    join pricelist pl on pl.id = sp.pricelist_id and ${isGiven(visibility, sql`pl`)}
    where sp.shelf_id = any(o.shelves) and sp.products > 0 and (${pricelist}::int is null or sp.pricelist_id = ${pricelist}::int)
    group by sp.pricelist_id order by sp.pricelist_id limit 1
  ) list on true`;

const firstByColumn = ({ column, direction }: Sort, filters: Filters): Sql => sql`
  select p.id, p.${raw(column)} as key, 0 as tail from product p
  where p.collection_id = o.collection_id and p.is_active ${onShelves(filters, sql`p.shelf_id`)} ${priced(filters)}
  order by p.${raw(column)} ${raw(direction)}, p.id ${raw(direction)} limit ${pageStart(filters) + filters.pageSize}::int`;

/**
 * Prices of one list compare with each other. What has none in the collection's list, or a price the viewer may not know, follows in
 * the collection's order.
 */
const firstByPrice = ({ column, direction }: Sort, filters: Filters): Sql => sql`
  (select price.product_id as id, price.${raw(column)} as key, 0 as tail from price
    where o.sees_prices and price.collection_id = o.collection_id and price.pricelist_id = list.id ${onShelves(filters, sql`price.shelf_id`)}
    order by price.${raw(column)} ${raw(direction)}, price.product_id ${raw(direction)} limit ${pageStart(filters) + filters.pageSize}::int)
  union all
  (select p.id, null, p.position from product p
    where p.collection_id = o.collection_id and p.is_active ${onShelves(filters, sql`p.shelf_id`)} ${priced(filters)}
      and (not o.sees_prices or coalesce(list.products, 0) < o.products)
      and (not o.sees_prices or not exists (select from price where price.product_id = p.id and price.pricelist_id = list.id))
    order by p.position, p.id ${raw(direction)} limit ${pageStart(filters) + filters.pageSize}::int)`;

/** The same orders over the products that `narrowed` has read already. */
const ofNarrowed = ({ column, of }: Sort, filters: Filters): Sql => {
  if (of !== 'price') return sql`join lateral (select p.id, p.${raw(column)} as key, 0 as tail) found on true`;
  return sql`${listOfCollection(filters)}
    left join price on price.product_id = p.id and price.pricelist_id = list.id and o.sees_prices
    join lateral (select p.id, price.${raw(column)} as key, case when price.product_id is null then p.position else 0 end as tail) found on true`;
};

const found = (sort: Sort, filters: Filters): Sql => {
  if (narrowsProducts(filters))
    return sql`join narrowed p on p.collection_id = o.collection_id and p.shelf_id = any(o.shelves) ${ofNarrowed(sort, filters)}`;
  if (sort.of === 'price')
    return sql`${listOfCollection(filters)} cross join lateral (${firstByPrice(sort, filters)}) found`;
  return sql`cross join lateral (${firstByColumn(sort, filters)}) found`;
};

const orderOf = ({ direction, of }: Sort): Sql =>
  of === 'collection'
    ? sql`o.brand_id, o.position, o.collection_id, found.key, found.id`
    : sql`found.key ${raw(direction)} nulls last, found.tail, found.id ${raw(direction)}`;

/**
 * The common table expression `page`: ids of one page and their place. Each collection gives its first products from an index in the
 * asked order, and only those are merged: the work depends on collections and on the page's number, not on how many products there are.
 */
export const pageOfProducts = (filters: Filters): Sql => {
  const sort = sorts[filters.ordering];
  return sql`
  page as materialized (
    select id, row_number() over () as place from (
      select found.id from open o ${found(sort, filters)}
      where ${pageStart(filters)}::int < (select sum(products) from chosen)
      order by ${orderOf(sort)} limit ${filters.pageSize}::int offset ${pageStart(filters)}::int
    ) ordered
  )`;
};
