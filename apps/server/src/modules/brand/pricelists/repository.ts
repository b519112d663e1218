import { mostRetailersShown } from '@vitrine/api/rules';
import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';

export type PricelistSeen = z.output<(typeof contract.brandPricelists.remove)['query']>;
export type Pricelist = CallData<typeof contract.brandPricelists.list>['data'][number];

export const findPricelists = (scope: SellerScope): Promise<Pricelist[]> =>
  scope.db.query<Pricelist>(sql`
    select l.id, l.version, l.name, l.currency, (select count(*)::int from price where pricelist_id = l.id) as products,
      (select count(*)::int from cart where pricelist_id = l.id and status = 'o') as open_carts,
      l.audience as given_to, (select count(*)::int from pricelist_retailer where pricelist_id = l.id) as retailers,
      (select coalesce(json_agg(name), '[]') from (
        select r.name from pricelist_retailer named join retailer r on r.id = named.retailer_id
        where named.pricelist_id = l.id order by r.search_name, r.id limit ${mostRetailersShown}) first) as first_retailers,
      (select coalesce(json_agg(name order by name), '[]') from location where location.id = any(l.location_ids)) as locations
    from pricelist l where ${isOwn(scope, sql`l`)} and l.archived_at is null order by l.id`);

export const insertPricelist = async (
  { db, account, viewer }: SellerScope,
  { name, currency }: Pick<Pricelist, 'name' | 'currency'>,
): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into pricelist (account_id, brand_id, name, currency) values (${account.id}, ${viewer.brandId}, ${name}, ${currency})
    returning id`);
  if (!row) throw new Error('The price list was not written.');
  return row.id;
};

/** Holds a list until the transaction ends: of two who rename it, the second sees the name of the first. */
export const lockPricelist = async (scope: SellerScope, id: number): Promise<void> => {
  await scope.db.query(sql`select from pricelist where id = ${id} and ${isOwn(scope)} for update`);
};

export const updateName = async (scope: SellerScope, id: number, name: string): Promise<void> => {
  await scope.db.query(sql`update pricelist set name = ${name} where id = ${id} and ${isOwn(scope)}`);
};

/** Takes the list out of the shop. The row stays where carts or orders name it. */
export const removePricelist = async (scope: SellerScope, id: number): Promise<void> => {
  const { db } = scope;
  await db.query(
    sql`delete from price using pricelist l where price.pricelist_id = l.id and l.id = ${id} and ${isOwn(scope, sql`l`)}`,
  );
  await db.query(sql`
    delete from collection_pricelist cp using pricelist l where cp.pricelist_id = l.id and l.id = ${id} and ${isOwn(scope, sql`l`)}`);
  await db.query(sql`update pricelist set archived_at = now() where id = ${id} and ${isOwn(scope)}`);
};
