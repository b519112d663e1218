import sql from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';

/** The tracking code of a shipment of a held order: empty where it has none, undefined where there is no such shipment. */
export const findTracking = async ({ db }: SellerScope, id: number, shipment: number): Promise<string | undefined> => {
  const [row] = await db.query<{ code: string }>(sql`
    select coalesce(tracking_code, '') as code from order_shipment where order_id = ${id} and id = ${shipment}`);
  return row?.code;
};

/** Writes it, and on the order where that shows the old one. */
export const updateTracking = async (
  { db }: SellerScope,
  id: number,
  { shipment, from, to }: { shipment: number; from: string; to: string },
): Promise<void> => {
  await db.query(sql`update order_shipment set tracking_code = ${to} where order_id = ${id} and id = ${shipment}`);
  await db.query(sql`
    update purchase_order set tracking_code = ${to} where id = ${id} and coalesce(tracking_code, '') = ${from}`);
};
