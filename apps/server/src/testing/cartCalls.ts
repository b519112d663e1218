import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { firstOf } from './raceOrders.ts';
import type { TestServer } from './server.ts';

const { cart } = contract;

/** What tests of carts ask again and again, as the given member unless told. */
export const cartCalls = (server: TestServer, as: string) => {
  const add = (
    product_variation_id: number | number[],
    more: { pricelist_id?: number; quantity?: number; as?: string } = {},
  ) =>
    server.call(cart.addProduct, {
      as: more.as ?? as,
      body: { product_variation_id, pricelist_id: more.pricelist_id ?? 1, quantity: more.quantity },
    });
  const read = async (query: { cart?: number; page?: number } = {}, who = as) =>
    (await server.call(cart.list, { as: who, query })).body;
  const firstLine = (page: Awaited<ReturnType<typeof read>>) =>
    firstOf(firstOf(firstOf(page.results).collections).products);
  return { add, read, firstLine };
};

/** What tests of sending an order ask again and again, as the given member unless told. */
export const finalizeCalls = (server: TestServer, as: string) => ({
  finalize: (
    cartId: number,
    body: { message?: string; precognitive?: boolean; version?: number } = {},
    key?: string,
    who = as,
  ) =>
    server.call(cart.finalize, {
      as: who,
      params: { cartId },
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    }),
  /** How many orders, lines and mails there are. */
  count: async () => {
    const rows = await server.db.query<{ orders: number; lines: number; mails: number }>(sql`
      select (select count(*)::int from purchase_order) as orders, (select count(*)::int from order_line) as lines, (select count(*)::int from mail) as mails`);
    return firstOf(rows);
  },
  /** Units left of a variation's first size. */
  stockOf: async (variation: number) => {
    const [row] = await server.db.query<{ quantity: number }>(
      sql`select quantity from stock where variation_id = ${variation} order by size_id limit 1`,
    );
    return row?.quantity;
  },
});
