import sql from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';

/** How a shipment can be followed; empty texts where it cannot. */
export interface Tracking {
  tracking_code: string;
  carrier: string;
  tracking_url: string;
}

/** How a shipment of a held order is followed; undefined where there is no such shipment. */
export const findTracking = async (
  { db }: SellerScope,
  id: number,
  shipment: number,
): Promise<Tracking | undefined> => {
  const [row] = await db.query<Tracking>(sql`
    select coalesce(tracking_code, '') as tracking_code, coalesce(carrier, '') as carrier, coalesce(tracking_url, '') as tracking_url
    from order_shipment where order_id = ${id} and id = ${shipment}`);
  return row;
};

/** Writes it, and the code on the order where that shows the old one. */
export const updateTracking = async (
  { db }: SellerScope,
  id: number,
  { shipment, from, to }: { shipment: number; from: Tracking; to: Tracking },
): Promise<void> => {
  await db.query(sql`
    update order_shipment set tracking_code = nullif(${to.tracking_code}, ''), carrier = nullif(${to.carrier}, ''), tracking_url = nullif(${to.tracking_url}, '')
    where order_id = ${id} and id = ${shipment}`);
  await db.query(sql`
    update purchase_order set tracking_code = nullif(${to.tracking_code}, '')
    where id = ${id} and coalesce(tracking_code, '') = ${from.tracking_code}`);
};
