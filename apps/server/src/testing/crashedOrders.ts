import { contract, type CallData } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import type { Shopper, Victim } from './killer.ts';
import { firstOf } from './raceOrders.ts';

/** What the database holds after kills: the orders, their units, what is left of them and the mails about them. */
export interface Books {
  orders: number[];
  ordered: number;
  left: number;
  mails: number;
}

export const readBooks = async (db: Database): Promise<Books> => {
  const rows = await db.query<Books>(sql`
    select (select coalesce(json_agg(id order by id), '[]') from purchase_order) as orders,
      (select coalesce(sum(quantity), 0)::int from order_line) as ordered,
      (select quantity from stock where variation_id = 1 and size_id = 1) as left,
      (select count(*)::int from mail) as mails`);
  return firstOf(rows);
};

/** The number of the last order that a server shows to a buyer. */
export const newestOrder = async (victim: Victim, shopper: Shopper): Promise<number | undefined> => {
  const { json } = await victim.call(contract.orders.list, shopper, {});
  return (json as CallData<typeof contract.orders.list>).data.data[0]?.id;
};
