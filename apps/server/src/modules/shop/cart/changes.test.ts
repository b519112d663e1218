import { contract } from '@vitrine/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartCalls } from '../../../testing/cartCalls.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, fillCart } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const colleague = 'colleague@vitrine.example';
const { cart } = contract;

describeEngines('changes of carts', (server) => {
  const open = new Set<AbortController>();
  beforeEach(() => clearOrders(server));
  afterEach(() => {
    for (const one of open) one.abort();
    open.clear();
  });
  const { add } = cartCalls(server, as);

  /** Listens as a browser does; returns how to read the last state that was told. */
  const listen = async (who: string) => {
    const controller = new AbortController();
    open.add(controller);
    const response = await fetch(`${server.origin}/v1/cart/changes`, {
      headers: { authorization: `Bearer ${await server.token(who)}` },
      signal: controller.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const states: { id: number; version: number }[][] = [];
    void (async () => {
      for (;;) {
        const { done, value } = (await reader?.read().catch(() => undefined)) ?? { done: true, value: '' };
        if (done) return;
        for (const [, data = ''] of value.matchAll(/^data: (\{"carts".*)$/gm))
          states.push((JSON.parse(data) as { carts: (typeof states)[0] }).carts);
      }
    })();
    await expect.poll(() => states.length).toBeGreaterThan(0);
    return () => states;
  };

  it('reach every member of the retailer with each way to change a cart, and nobody else (A-081)', async () => {
    const [mine, theirs, rival] = await Promise.all([as, colleague, 'rival@vitrine.example'].map(listen));
    const last = () => mine?.().at(-1);
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 2 });
    await expect.poll(last).toEqual([{ id: cartId, version: 2 }]);
    await server.call(cart.setQuantity, { as: colleague, params: { itemId }, body: { quantity: 4, seen: 2 } });
    await expect.poll(last).toEqual([{ id: cartId, version: 3 }]);
    await server.call(cart.setNote, { as, params: { cartId, productId: 1 }, body: { note: 'Gift' } });
    await expect.poll(last).toEqual([{ id: cartId, version: 4 }]);
    await add(3);
    await expect.poll(last).toEqual([{ id: cartId, version: 5 }]);
    await server.call(cart.remove, { as, params: { cartId } });
    await expect.poll(last).toEqual([]);
    await expect.poll(() => theirs?.().at(-1)).toEqual([]);
    expect(rival?.()).toEqual([[]]);
  });
});
