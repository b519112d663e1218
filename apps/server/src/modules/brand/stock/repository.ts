import type { CallData, contract } from '@vitrine/api';
import sql, { empty } from 'sql-template-tag';
import type { z } from 'zod';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';

type Calls = typeof contract.brandStock;

export type ProductStock = CallData<Calls['read']>['data'];
export type StockChange = z.output<Calls['save']['body']>['changes'][number];

/** The stock of one colour and size. */
export interface StockCell {
  variation_id: number;
  size_id: number;
  colour: string;
  size: string;
  quantity: number | null;
}

/** Every colour and size of a product of the brand; held until the transaction ends if `hold`, as finalize holds them. */
export const findStock = (scope: SellerScope, productId: number, hold = false): Promise<StockCell[]> =>
  scope.db.query<StockCell>(sql`
    select s.variation_id, s.size_id, localized(v.label, ${scope.language}) as colour, z.name as size, s.quantity
    from stock s
    join variation v on v.id = s.variation_id
    join size z on z.id = s.size_id
    join product p on p.id = v.product_id
    where p.id = ${productId} and ${isOwn(scope, sql`p`)}
    order by s.variation_id, s.size_id ${hold ? sql`for update of s` : empty}`);

/** Colours and sizes of a product in the order of the shop. */
export const findHeads = async (scope: SellerScope, productId: number) => {
  const [row] = await scope.db.query<{
    sizes: ProductStock['sizes'];
    colours: { id: number; name: string }[];
  }>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', z.id, 'name', z.name) order by z.position, z.id), '[]')
        from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id) as sizes,
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', localized(v.label, ${scope.language})) order by v.position, v.id), '[]')
        from variation v where v.product_id = p.id) as colours
    from product p where p.id = ${productId} and ${isOwn(scope, sql`p`)}`);
  return row;
};

export const updateStock = async (
  scope: SellerScope,
  productId: number,
  changes: readonly StockChange[],
): Promise<void> => {
  await scope.db.query(sql`
    update stock set quantity = given.quantity
    from json_to_recordset(${JSON.stringify(changes)}::json) as given(variation_id int, size_id int, quantity int), variation v, product p
    where stock.variation_id = given.variation_id and stock.size_id = given.size_id and v.id = stock.variation_id
      and p.id = v.product_id and p.id = ${productId} and ${isOwn(scope, sql`p`)}`);
};
