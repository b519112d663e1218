import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { TestServer } from './server.ts';

/** The first of rows that must be there. */
export const firstOf = <T>(rows: readonly T[] | undefined): T => {
  const [row] = rows ?? [];
  if (row === undefined) throw new Error('There is no row.');
  return row;
};

/** Who puts what into a cart. In the test world variation `2n-1` and `2n` belong to product `n`; price lists 1 and 2 to brand `lume`. */
export interface Wish {
  as: string;
  variation: number;
  /** Of the first size. */
  units: number;
  pricelist?: number;
}

/** Adds a variation and sets the quantity of its first size over HTTP. */
export const fillCart = async (
  server: TestServer,
  { as, variation, units, pricelist = 1 }: Wish,
): Promise<{ cartId: number; itemId: number }> => {
  const added = await server.call(contract.cart.addProduct, {
    as,
    body: { product_variation_id: variation, pricelist_id: pricelist },
  });
  const cartId = added.body.data.cart_id;
  const items = await server.db.query<{ id: number }>(sql`
    select id from cart_item where cart_id = ${cartId} and variation_id = ${variation} order by size_id limit 1`);
  const itemId = firstOf(items).id;
  await server.call(contract.cart.setQuantity, { as, params: { itemId }, body: { quantity: units } });
  return { cartId, itemId };
};

/** Both calls of the specification: the first validates, the second creates. */
export const sendOrder = async (server: TestServer, as: string, cartId: number) => {
  const validated = await server.call(contract.cart.finalize, { as, params: { cartId }, body: {} });
  return validated.status === 200
    ? server.call(contract.cart.finalize, { as, params: { cartId }, body: {} })
    : validated;
};

/** A fresh order of one variation, ready to be read, moved and written about. */
export const placeOrder = async (server: TestServer, wish: Wish): Promise<number> => {
  const { cartId } = await fillCart(server, wish);
  const sent = await sendOrder(server, wish.as, cartId);
  return 'order' in sent.body ? sent.body.order.id : 0;
};

/** What people call an order. */
export const numberOf = async ({ db }: TestServer, id: number | undefined): Promise<number> =>
  firstOf(await db.query<{ number: number }>(sql`select number from purchase_order where id = ${id}`)).number;

/** Forgets every cart and order, and fills the shelves again. */
export const clearOrders = async ({ db }: TestServer): Promise<void> => {
  await db.query(sql`delete from purchase_order`);
  await db.query(sql`delete from order_counter`);
  await db.query(sql`delete from idempotency`);
  await db.query(sql`delete from mail`);
  await db.query(sql`delete from cart`);
  await db.query(sql`update stock set quantity = 100`);
};
