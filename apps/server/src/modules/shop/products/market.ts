import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { limitToPage } from '../../../db/limit.ts';
import type { Scope } from '../../../domain/scope.ts';
import { narrowsProducts } from './filters.ts';
import type { Filters } from './filters.ts';

/** Whether shelves alone count the products and find the options: nothing asks for words, tags, colours or a price list. */
export const isByShelf = (filters: Filters): boolean => filters.pricelist === null && !narrowsProducts(filters);

/** Orders that an index of all products of an account has. */
const columns: Partial<Record<Filters['ordering'], readonly [column: string, direction: 'asc' | 'desc']>> = {
  '-created': ['created_at', 'desc'],
  order_delivery_days: ['delivery_days', 'asc'],
  '-order_delivery_days': ['delivery_days', 'desc'],
};

/** Whether a listing is of the whole marketplace, in an order that needs no merging of collections. */
export const isOfMarket = (filters: Filters): boolean =>
  isByShelf(filters) &&
  filters.brands.length + filters.collections.length === 0 &&
  (filters.ordering === 'collection_order' || filters.ordering in columns);

const oneOf = (column: Sql, ids: readonly number[]): Sql =>
  ids.length === 0 ? empty : sql`and ${column} = any(${ids}::int[])`;

const orderOf = ({ ordering }: Filters): Sql => {
  const [column = '', direction = ''] = columns[ordering] ?? [];
  return column === ''
    ? sql`c.brand_id, c.position, c.id, p.position, p.id`
    : sql`${raw(`p.${column} ${direction}`)}, p.id ${raw(direction)}`;
};

/**
 * The common table expression `page` for the whole marketplace: products are read in the order of an index until the page is full. The work
 * depends on the page's number alone.
 */
export const pageOfMarket = ({ account }: Scope, filters: Filters): Sql => sql`
  page as materialized (
    select id, row_number() over () as place from (
      select p.id from product p
      join collection c on c.id = p.collection_id and c.account_id = p.account_id and c.is_active
      join brand b on b.id = p.brand_id and b.is_published
      where p.account_id = ${account.id} and p.is_active
        ${oneOf(sql`p.category_id`, filters.categories)} ${oneOf(sql`p.segment_id`, filters.segments)}
      order by ${orderOf(filters)} ${limitToPage(filters.page, filters.pageSize)}
    ) ordered
  )`;
