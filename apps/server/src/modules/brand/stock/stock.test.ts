import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, firstOf, placeOrder } from '../../../testing/raceOrders.ts';

const { brandStock } = contract;
const lume = { as: 'seller@vitrine.example', params: { id: 1 } };

describeEngines('stock of a product by colour and size', (server) => {
  const read = async () => (await server.call(brandStock.read, lume)).body.data;
  const first = async () => {
    const colour = firstOf((await read()).colours);
    const { size_id, quantity } = firstOf(colour.stock);
    return { variation_id: colour.id, size_id, quantity };
  };
  const save = (quantity: number | null, seen: number | null, at: { variation_id: number; size_id: number }) =>
    server.call(brandStock.save, { ...lume, body: { changes: [{ ...at, quantity, seen }] } });

  it('is set and made unlimited by its brand, and the log says so (D-048, D-086)', async () => {
    await clearOrders(server);
    const { quantity, ...at } = await first();
    expect(quantity).toBe(100);
    expect((await save(7, 100, at)).status).toBe(200);
    expect((await first()).quantity).toBe(7);
    expect((await save(null, 7, at)).status).toBe(200);
    expect((await first()).quantity).toBeNull();
    const { body } = await server.call(contract.brandOfficeLog.list, { as: lume.as });
    expect(body.data[0]).toMatchObject({ action: 'product.stock', before: { 'Terracotta S': 7 } });
  });

  it('never loses what an order took meanwhile', async () => {
    await clearOrders(server);
    const { quantity, ...at } = await first();
    await placeOrder(server, { as: 'buyer@vitrine.example', variation: at.variation_id, units: 5 });
    const refused = await save(50, quantity, at);
    expect([refused.status, refused.problem.message]).toEqual([409, expect.stringContaining('Terracotta S (now 95)')]);
    expect((await first()).quantity).toBe(95);
    const both = await Promise.all([save(10, 95, at), save(20, 95, at)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is of the products of the brand alone (D-067)', async () => {
    const { quantity, ...at } = await first();
    for (const as of ['maru@vitrine.example', 'seller@tropico.example'])
      expect((await server.call(brandStock.read, { ...lume, as })).status).toBe(404);
    expect((await server.call(brandStock.read, { ...lume, as: 'buyer@vitrine.example' })).status).toBe(403);
    expect((await save(1, quantity, { ...at, variation_id: 999_999 })).status).toBe(422);
    const body = { changes: [{ ...at, quantity: -1, seen: quantity }] };
    expect((await server.call(brandStock.save, { ...lume, body })).status).toBe(422);
  });
});
