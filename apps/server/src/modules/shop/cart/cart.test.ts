import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { cartCalls } from '../../../testing/cartCalls.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, fillCart } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const { cart } = contract;

describeEngines('adding to the cart', (server) => {
  beforeEach(() => clearOrders(server));

  const { add, read, firstLine } = cartCalls(server, as);

  it('puts one variation or a list of them into one cart per brand and price list (A-050, D-004, D-005)', async () => {
    const first = await add(1);
    expect(first.status).toBe(201);
    const second = await add([1, 2, 3]);
    expect(second.body.data).toEqual({ cart_id: first.body.data.cart_id, added: [2, 3], already_there: [1] });
    const other = await add(1, { pricelist_id: 2 });
    expect(other.body.data.cart_id).not.toBe(first.body.data.cart_id);
  });

  it('shares the cart among the members of a retailer and hides it from others (E-38)', async () => {
    await add(1);
    expect((await read({}, 'colleague@vitrine.example')).results).toHaveLength(1);
    expect((await read({}, 'rival@vitrine.example')).results).toHaveLength(0);
  });

  it('refuses with 409 what is in the cart already, and leaves the cart as it is (X-059, S-078)', async () => {
    await add([1, 2]);
    const before = await read();
    const again = await add([2, 1]);
    expect([again.status, again.problem.message]).toEqual([409, 'THIS PRODUCT IS ALREADY IN YOUR CART.']);
    expect(await read()).toEqual(before);
  });

  it('refuses variations of several brands, and a price list without a price for them (X-060, S-079)', async () => {
    expect((await add([1, 7])).status).toBe(422);
    const foreignList = await add(1, { pricelist_id: 3 });
    expect([foreignList.status, Object.keys(foreignList.problem.errors ?? {})]).toEqual([422, ['pricelist_id']]);
    expect((await read()).results).toHaveLength(0);
  });

  it('does not know variations and price lists of another account, and says so as of unknown ones (A-050)', async () => {
    for (const answer of [await add(13), await add(99_999), await add([1, 13]), await add(1, { pricelist_id: 5 })]) {
      expect([answer.status, answer.problem.message]).toEqual([404, 'Not found.']);
    }
  });

  it('does not offer withdrawn products (A-050)', async () => {
    await server.db.query(sql`update product set is_active = false where id = 1`);
    expect((await add(1)).status).toBe(404);
    await server.db.query(sql`update product set is_active = true where id = 1`);
  });

  it('starts every size at the asked quantity, lowered to stock (A-050, V-060)', async () => {
    await server.db.query(sql`update stock set quantity = 2 where variation_id = 1 and size_id = 1`);
    await add(1, { quantity: 5 });
    const line = firstLine(await read());
    expect(line.variations[0]?.items.map((item) => item.quantity)).toEqual([2, 5, 5]);
  });

  it('puts one unit of each size into an open cart, never into one that was sent (V-068)', async () => {
    const sent = (await add(1, { quantity: 1 })).body.data.cart_id;
    await server.db.query(sql`update cart set status = 'c' where id = ${sent}`);
    const opened = (await add([1, 2], { quantity: 1 })).body.data.cart_id;
    expect(opened).not.toBe(sent);
    const units = await server.db.query(sql`select distinct variation_id from cart_item where cart_id = ${sent}`);
    expect(units).toEqual([{ variation_id: 1 }]);
  });

  it('takes units of single sizes, lowered to stock, and sets them again (A-050, V-060)', async () => {
    await server.db.query(sql`update stock set quantity = 2 where variation_id = 1 and size_id = 1`);
    const put = (sizes: { product_variation_id: number; size: string; quantity: number }[], who = as) =>
      server.call(cart.addProduct, {
        as: who,
        body: { product_variation_id: [1, 2], pricelist_id: 1, sizes },
      });
    const units = async () =>
      firstLine(await read()).variations.map(({ items }) => items.map(({ quantity }) => quantity));
    expect(
      (
        await put([
          { product_variation_id: 1, size: 'S', quantity: 9 },
          { product_variation_id: 2, size: 'M', quantity: 4 },
        ])
      ).status,
    ).toBe(201);
    expect(await units()).toEqual([
      [2, 0, 0],
      [0, 4, 0],
    ]);
    const again = await put([
      { product_variation_id: 2, size: 'M', quantity: 6 },
      { product_variation_id: 3, size: 'M', quantity: 6 },
      { product_variation_id: 2, size: 'none', quantity: 6 },
    ]);
    expect([again.status, again.body.data.already_there]).toEqual([201, [1, 2]]);
    expect(await units()).toEqual([
      [2, 0, 0],
      [0, 6, 0],
    ]);
    await put([{ product_variation_id: 2, size: 'M', quantity: 1 }], 'rival@vitrine.example');
    expect(await units()).toEqual([
      [2, 0, 0],
      [0, 6, 0],
    ]);
  });

  it('refuses bad input with the field (A-050, A-082)', async () => {
    const wrong = await server.call(cart.addProduct, {
      as,
      body: { product_variation_id: 'x', pricelist_id: 1 } as never,
    });
    expect(wrong.status).toBe(422);
    expect(wrong.problem.errors).toHaveProperty('product_variation_id');
    const { itemId } = await fillCart(server, { as, variation: 1, units: 1 });
    expect(
      (await server.call(cart.setQuantity, { as, params: { itemId }, body: { quantity: -1 } })).problem.errors,
    ).toHaveProperty('quantity');
  });

  it('lets buyers of every stage fill a cart, sellers and visitors not (P-013, P-014, P-015, P-016, D-022)', async () => {
    for (const buyer of ['new@vitrine.example', 'review@vitrine.example', 'pending@vitrine.example', as])
      expect((await add(1, { as: buyer })).status).toBe(201);
    expect((await add(1, { as: 'seller@vitrine.example' })).status).toBe(403);
    expect((await server.call(cart.addProduct, { body: { product_variation_id: 1, pricelist_id: 1 } })).status).toBe(
      401,
    );
    expect((await server.call(cart.list, { as: 'seller@vitrine.example' })).status).toBe(403);
  });
});
