import sql from 'sql-template-tag';
import type { TestServer } from './server.ts';

/** E-mails of a crowd of approved buyers, each of a retailer of its own. */
export const crowd = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `racer-${n + 1}@vitrine.example`);

/** Adds the crowd to the test world. */
export const addCrowd = async ({ db }: TestServer, count: number): Promise<void> => {
  await db.query(sql`
    with shop as (
      insert into retailer (account_id, name, stage) select 1, 'Racer ' || n, 'approved' from generate_series(1, ${count}) n returning id, name
    )
    insert into member (account_id, email, first_name, last_name, side, retailer_id)
    select 1, 'racer-' || substr(name, 7) || '@vitrine.example', name, 'Test', 'buyer', id from shop`);
};

/** Sets what is left of the first size of a variation. */
export const setShelf = ({ db }: TestServer, variation: number, quantity: number): Promise<object[]> =>
  db.query(
    sql`update stock set quantity = ${quantity} where variation_id = ${variation} and size_id = (select min(size_id) from stock where variation_id = ${variation})`,
  );

/** Everything a race must leave in balance. */
export interface Ledger {
  orders: number;
  /** Units in order lines. */
  ordered: number;
  /** Units on the shelf that was asked about. */
  left: number;
  closed_carts: number;
  mails: number;
  /** Accounts whose orders are not numbered from one without a gap. */
  gaps: number;
  /** Orders whose totals, lines and closed cart disagree. */
  crooked: number;
}

/** Reads the books of the whole world, and the shelf of the first size of `variation`. */
export const readLedger = async ({ db }: TestServer, variation: number): Promise<Ledger> => {
  const [row] = await db.query<Ledger>(sql`
    select (select count(*)::int from purchase_order) as orders,
      (select coalesce(sum(quantity), 0)::int from order_line) as ordered,
      (select quantity from stock where variation_id = ${variation} order by size_id limit 1) as left,
      (select count(*)::int from cart where status = 'c') as closed_carts,
      (select count(*)::int from mail) as mails,
      (select count(*)::int from (select max(number) as last, count(distinct number) as numbers, count(*) as orders
        from purchase_order group by account_id) counted where last <> orders or numbers <> orders) as gaps,
      (select count(*)::int from purchase_order placed where
        placed.total_units <> (select coalesce(sum(quantity), 0) from order_line where order_id = placed.id)
        or placed.total_cents <> (select coalesce(sum(quantity * unit_cents), 0) from order_line where order_id = placed.id)
        or exists (select variation_id, size_id, quantity from order_line where order_id = placed.id
          except select variation_id, size_id, quantity from cart_item where cart_id = placed.cart_id)
        or exists (select variation_id, size_id, quantity from cart_item where cart_id = placed.cart_id and quantity > 0
          except select variation_id, size_id, quantity from order_line where order_id = placed.id)
        or (select status from cart where id = placed.cart_id) <> 'c') as crooked`);
  if (!row) throw new Error('The books could not be read.');
  return row;
};
