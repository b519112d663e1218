import { contract } from '@vitrine/api';
import { digestCartLine } from '@vitrine/api/rules';
import { beforeEach, expect, it } from 'vitest';
import { cartCalls } from '../../../testing/cartCalls.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, fillCart, firstOf } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const colleague = 'colleague@vitrine.example';
const { cart } = contract;

describeEngines('what a writer of a cart has seen', (server) => {
  beforeEach(() => clearOrders(server));

  const { read, firstLine } = cartCalls(server, as);
  const write = (itemId: number, quantity: number) =>
    server.call(cart.setQuantity, { as: colleague, params: { itemId }, body: { quantity } });
  const digestOf = ({ note, variations }: ReturnType<typeof firstLine>) =>
    digestCartLine({ note, units: variations.flatMap(({ items }) => items) });

  it('removes a product only with the units and note that its reader saw (A-085)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 3 });
    const { itemId: elsewhere } = await fillCart(server, { as, variation: 3, units: 1 });
    const remove = (seen: string) =>
      server.call(cart.removeProduct, { as, params: { cartId, productId: 1 }, query: { seen } });
    const line = async () => {
      const products = firstOf((await read()).results).collections.flatMap((collection) => collection.products);
      return firstOf(products.filter(({ id }) => id === 1));
    };
    const seen = await digestOf(await line());
    await write(itemId, 8);
    const late = await remove(seen);
    expect([late.status, late.problem['version'], late.problem.message]).toEqual([
      409,
      firstOf((await read()).results).version,
      'This product was changed after you looked at it. Nothing was removed. Look at it again before you remove it.',
    ]);
    const units = await digestOf(await line());
    const note = { as: colleague, params: { cartId, productId: 1 }, body: { note: 'By rail' } };
    expect((await server.call(cart.setNote, note)).body.data.cart_version).toBe(
      firstOf((await read()).results).version,
    );
    expect((await remove(units)).status).toBe(409);
    const now = await digestOf(await line());
    await write(elsewhere, 2);
    expect((await remove(now)).status).toBe(200);
    expect((await read()).products_count).toBe(1);
  });

  it('removes a cart only at the version that its reader saw (A-084)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 3 });
    const { version } = firstOf((await read()).results);
    await write(itemId, 8);
    const remove = (seen: number) => server.call(cart.remove, { as, params: { cartId }, query: { version: seen } });
    const late = await remove(version);
    expect([late.status, late.problem['version']]).toEqual([409, version + 1]);
    expect((await read()).results).toHaveLength(1);
    expect((await remove(version + 1)).status).toBe(200);
    expect((await read()).results).toEqual([]);
  });

  it('changes the price list only of the version that its reader saw (A-091)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 3 });
    const { version } = firstOf((await read()).results);
    await write(itemId, 8);
    const change = (seen: number) =>
      server.call(cart.changePricelist, { as, params: { cartId }, body: { pricelist_id: 2, version: seen } });
    const late = await change(version);
    expect([late.status, late.problem['version']]).toEqual([409, version + 1]);
    expect(firstOf((await read()).results).pricelist.id).toBe(1);
    expect((await change(version + 1)).status).toBe(200);
  });

  it('lets one of a write and a removal through when both come at once (A-084)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 3 });
      const { version } = firstOf((await read()).results);
      const [written, removed] = await Promise.all([
        write(itemId, 8),
        server.call(cart.remove, { as, params: { cartId }, query: { version } }),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([written.status, removed.status]);
      await clearOrders(server);
    }
  });

  it('replaces units beside a product only over those that their writer saw, and tells those of now (A-050)', async () => {
    const { itemId } = await fillCart(server, { as, variation: 1, units: 3 });
    const { items } = firstOf(firstLine(await read()).variations);
    const { size } = firstOf(items.filter(({ id }) => id === itemId));
    const add = (quantity: number, seen?: number, variation = 1) =>
      server.call(cart.addProduct, {
        as,
        body: {
          product_variation_id: [variation],
          pricelist_id: 1,
          sizes: [{ product_variation_id: variation, size: size.name, quantity, seen }],
        },
      });
    const unitsNow = async () =>
      firstLine(await read()).variations.map((each) => each.items.find(({ size: { id } }) => id === size.id)?.quantity);
    await write(itemId, 8);
    const late = await add(6, 3);
    expect([late.status, late.problem['current'], late.problem.message]).toEqual([
      409,
      [{ product_variation_id: 1, size: size.name, quantity: 8 }],
      `Someone else changed these sizes in your cart in the meantime: size ${size.name} × 8. Nothing was added. Add again to use your units.`,
    ]);
    expect((await add(6, 5, 2)).status).toBe(409);
    expect(await unitsNow()).toEqual([8]);
    expect((await add(8, 3)).status).toBe(201);
    expect((await add(6, 8)).status).toBe(201);
    expect((await add(5000, 6)).status).toBe(201);
    expect((await add(5000, 6)).status).toBe(201);
    expect((await add(4)).status).toBe(201);
    expect((await add(4, 0, 2)).status).toBe(201);
    expect(await unitsNow()).toEqual([4, 4]);
  });
});
