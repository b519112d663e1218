import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { BuyerScope } from '../../../domain/scope.ts';

type Sheet = CallData<typeof contract.favorites.list>['meta']['collections'][number];

/** Favourites of the retailer that are on show, as rows `f` with their product `p`, collection `c` and brand `b`. */
const onShow = ({ account, viewer }: BuyerScope): Sql => sql`
  favorite f join product p on p.id = f.product_id and p.is_active
  join collection c on c.id = p.collection_id and c.is_active
  join brand b on b.id = p.brand_id and b.is_published
  where f.account_id = ${account.id} and f.retailer_id = ${viewer.retailerId}`;

/** Newest first. */
export const findIds = async (scope: BuyerScope): Promise<number[]> => {
  const rows = await scope.db.query<{ id: number }>(
    sql`select p.id from ${onShow(scope)} order by f.created_at desc, p.id desc`,
  );
  return rows.map(({ id }) => id);
};

/** The line sheets of the favourites, those with the most first. */
export const findSheets = (scope: BuyerScope): Promise<Sheet[]> =>
  scope.db.query(sql`
    select c.id, localized(c.name, ${scope.language}) as name, b.name as seller, count(*)::int as count
    from ${onShow(scope)} group by c.id, b.name order by count(*) desc, c.id`);

/** False for a product that is not on show. */
export const insertFavorite = async ({ db, account, viewer }: BuyerScope, product: number): Promise<boolean> => {
  const rows = await db.query(sql`
    with wanted as (
      select p.id from product p join collection c on c.id = p.collection_id join brand b on b.id = p.brand_id
      where p.id = ${product} and p.account_id = ${account.id} and p.is_active and c.is_active and b.is_published
    ), marked as (
      insert into favorite (account_id, retailer_id, product_id)
      select ${account.id}, ${viewer.retailerId}, id from wanted on conflict do nothing
    )
    select id from wanted`);
  return rows.length > 0;
};

/** Marks of products that are no longer on show count too: they come back with their product. */
export const countFavorites = async ({ db, account, viewer }: BuyerScope): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from favorite where account_id = ${account.id} and retailer_id = ${viewer.retailerId}`,
  );
  return row?.count ?? 0;
};

/** False if the company had not marked the product. */
export const deleteFavorite = async ({ db, account, viewer }: BuyerScope, product: number): Promise<boolean> => {
  const rows = await db.query(sql`
    delete from favorite
    where account_id = ${account.id} and retailer_id = ${viewer.retailerId} and product_id = ${product} returning product_id`);
  return rows.length > 0;
};
