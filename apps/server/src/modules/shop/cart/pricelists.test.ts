import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, fillCart, sendOrder } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const { cart } = contract;

describeEngines('price lists of a cart', (server) => {
  beforeEach(() => clearOrders(server));

  const lists = (cart_id: number, who = as) => server.call(cart.pricelists, { as: who, query: { cart_id } });
  const change = (cartId: number, pricelist_id: number, who = as) =>
    server.call(cart.changePricelist, { as: who, params: { cartId }, body: { pricelist_id } });

  it('offers the lists of the brand that carry a product of the cart (A-090, E-32)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    expect((await lists(cartId)).body.data).toEqual([
      { id: 1, name: 'USD' },
      { id: 2, name: 'BRL' },
    ]);
    expect([
      (await lists(cartId, 'rival@vitrine.example')).status,
      (await lists(cartId, 'buyer@tropico.example')).status,
    ]).toEqual([404, 404]);
    expect(
      (await server.fetch('/v1/pricelists', { headers: { authorization: `Bearer ${await server.token(as)}` } })).status,
    ).toBe(422);
  });

  it('moves the cart, drops what the new list does not carry and names it (A-091, D-100)', async () => {
    await server.db.query(sql`delete from price where pricelist_id = 2 and product_id = 2`);
    const { cartId } = await fillCart(server, { as, variation: 1, units: 4 });
    await fillCart(server, { as, variation: 3, units: 4 });
    expect((await change(cartId, 2)).body.data).toEqual({ cart_id: cartId, dropped: [{ id: 2, name: 'Silk shirt' }] });
    const [moved] = (await server.call(cart.list, { as })).body.results;
    expect([moved?.pricelist.name, moved?.collections[0]?.products.map((line) => line.id)]).toEqual(['BRL', [1]]);
    await server.db.query(
      sql`insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents) values (2, 2, 2000, 5000)`,
    );
  });

  it('answers at the singular path too (D-015)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    const headers = { authorization: `Bearer ${await server.token(as)}`, 'content-type': 'application/json' };
    const answer = await server.fetch(`/v1/cart/${cartId}/pricelist`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ pricelist_id: 2 }),
    });
    expect([answer.status, answer.json]).toMatchObject([200, { data: { cart_id: cartId, dropped: [] } }]);
  });

  it('refuses a list that carries nothing of the cart, and an unknown one (A-091)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    expect([
      (await change(cartId, 3)).status,
      (await change(cartId, 5)).status,
      (await change(cartId, 999)).status,
    ]).toEqual([422, 404, 404]);
    expect((await change(cartId, 2, 'rival@vitrine.example')).status).toBe(404);
  });

  it('refuses with 409 while another open cart has that list (D-004)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    await fillCart(server, { as, variation: 1, units: 1, pricelist: 2 });
    const refused = await change(cartId, 2);
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      'You already have an open cart with this price list.',
    ]);
    expect((await server.call(cart.list, { as })).body.pagination.count).toBe(2);
  });

  it('leaves a closed cart as it is (R-292)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 1 });
    await sendOrder(server, as, cartId);
    const answers = [
      await change(cartId, 2),
      await server.call(cart.setQuantity, { as, params: { itemId }, body: { quantity: 9 } }),
      await server.call(cart.setNote, { as, params: { cartId, productId: 1 }, body: { note: 'late' } }),
      await server.call(cart.removeProduct, { as, params: { cartId, productId: 1 } }),
      await server.call(cart.remove, { as, params: { cartId } }),
    ];
    expect(answers.map((answer) => [answer.status, answer.problem.message])).toEqual(
      answers.map(() => [409, 'This cart is closed.']),
    );
  });
});
