import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { cartCalls } from '../../../testing/cartCalls.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, fillCart, firstOf } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const { cart } = contract;

describeEngines('lines of a cart', (server) => {
  beforeEach(() => clearOrders(server));

  const { add, read } = cartCalls(server, as);

  it('sets a quantity up to stock and says what is left above it (A-082, V-060)', async () => {
    const { itemId, cartId } = await fillCart(server, { as, variation: 1, units: 0 });
    const set = (quantity: number, who = as) =>
      server.call(cart.setQuantity, { as: who, params: { itemId }, body: { quantity } });
    expect((await set(100)).body.data).toMatchObject({ id: itemId, quantity: 100, cart_id: cartId, cart_version: 3 });
    const above = await set(101);
    expect([above.status, above.problem.message, above.problem.available]).toEqual([
      422,
      '100 units are available for immediate delivery',
      100,
    ]);
    expect((await set(1, 'rival@vitrine.example')).status).toBe(404);
    await server.db.query(sql`update stock set quantity = null where variation_id = 1`);
    expect((await set(5000)).status).toBe(200);
  });

  it('replaces only the quantity that its writer saw, and says the other one (A-082)', async () => {
    const { itemId, cartId } = await fillCart(server, { as, variation: 1, units: 3 });
    const set = (body: { quantity: number; seen?: number }, who = as) =>
      server.call(cart.setQuantity, { as: who, params: { itemId }, body });
    expect((await set({ quantity: 8, seen: 3 }, 'colleague@vitrine.example')).status).toBe(200);
    const late = await set({ quantity: 6, seen: 3 });
    expect([late.status, late.problem.message, late.problem.current]).toEqual([
      409,
      'The quantity was changed to 8 in the meantime. Choose which one to keep.',
      8,
    ]);
    expect((await set({ quantity: 8, seen: 3 })).status).toBe(200);
    expect((await set({ quantity: 6, seen: 8 })).status).toBe(200);
    const [item] = await server.db.query<{ quantity: number }>(
      sql`select quantity from cart_item where id = ${itemId} and cart_id = ${cartId}`,
    );
    expect(item?.quantity).toBe(6);
  });

  it('lets one of many who write at once through, and shows all others the quantity that is there (A-082)', async () => {
    const { itemId } = await fillCart(server, { as, variation: 1, units: 0 });
    for (let round = 0, seen = 0; round < 8; round += 1) {
      const wanted = [1, 2, 3, 4].map((step) => round * 4 + step);
      const answers = await Promise.all(
        wanted.map((quantity) => server.call(cart.setQuantity, { as, params: { itemId }, body: { quantity, seen } })),
      );
      const written = answers.filter(({ status }) => status === 200);
      seen = written[0]?.body.data.quantity ?? 0;
      expect(written).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409).map(({ problem }) => problem.current)).toEqual([
        seen,
        seen,
        seen,
      ]);
    }
  });

  it('keeps a note with a product (A-083)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    const note = (productId: number, who = as) =>
      server.call(cart.setNote, { as: who, params: { cartId, productId }, body: { note: 'Gift wrap <b>' } });
    expect((await note(1)).body.data.note).toBe('Gift wrap <b>');
    expect((await read()).results[0]?.collections[0]?.products[0]?.note).toBe('Gift wrap <b>');
    expect([(await note(2)).status, (await note(1, 'rival@vitrine.example')).status]).toEqual([404, 404]);
  });

  it('replaces only a note that its writer has seen, and tells the other one (A-083)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    const write = (note: string, seen?: string[]) =>
      server.call(cart.setNote, { as, params: { cartId, productId: 1 }, body: { note, seen } });
    expect((await write('By rail', [''])).status).toBe(200);
    const late = await write('By sea', ['']);
    expect([late.status, late.problem['current']]).toEqual([409, 'By rail']);
    expect((await write('By rail', [''])).status).toBe(200);
    expect((await write('By sea', ['', 'By rail'])).status).toBe(200);
    expect((await write('By air')).status).toBe(200);
    expect((await read()).results[0]?.collections[0]?.products[0]?.note).toBe('By air');
  });

  it('removes a product, and the cart with its last product (A-085, R-282)', async () => {
    await add([1, 3]);
    const cartId = firstOf((await read()).results).id;
    const remove = (productId: number, who = as) =>
      server.call(cart.removeProduct, { as: who, params: { cartId, productId } });
    expect((await remove(1, 'rival@vitrine.example')).status).toBe(404);
    expect((await remove(1)).status).toBe(200);
    expect((await remove(1)).status).toBe(404);
    expect((await read()).products_count).toBe(1);
    await remove(2);
    expect((await read()).results).toEqual([]);
  });

  it('removes a whole cart (A-084, R-283)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 1 });
    const remove = (who: string) => server.call(cart.remove, { as: who, params: { cartId } });
    expect((await remove('rival@vitrine.example')).status).toBe(404);
    expect((await remove(as)).status).toBe(200);
    expect((await remove(as)).status).toBe(404);
  });

  it('answers the older paths to add and to remove (A-051, A-086, D-074)', async () => {
    const { legacyCart } = contract;
    const legacyAdd = (id: number) => server.call(legacyCart.add, { as, body: { id, pricelist_id: 1 } });
    const added = await legacyAdd(1);
    expect([added.status, added.body.message, added.body.data.added]).toEqual([201, 'ITEM ADDED TO BAG!', [1]]);
    expect([(await legacyAdd(1)).status, (await legacyAdd(3)).status]).toEqual([409, 201]);
    const body = { cart_id: added.body.data.cart_id, product_id: 1 };
    const rival = 'rival@vitrine.example';
    for (const call of [legacyCart.remove, legacyCart.removeAll])
      expect((await server.call(call, { as: rival, body })).status).toBe(404);
    expect((await server.call(legacyCart.remove, { as, body })).status).toBe(200);
    expect((await read()).products_count).toBe(1);
    expect((await server.call(legacyCart.removeAll, { as, body })).status).toBe(200);
    expect((await read()).results).toEqual([]);
  });
});
