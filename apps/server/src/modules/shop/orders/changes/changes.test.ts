import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../../testing/index.ts';
import { clearOrders, firstOf, placeOrder } from '../../../../testing/raceOrders.ts';

const { orderChanges, orders, brandOrders, notifications } = contract;
const buyer = { as: 'buyer@vitrine.example' };
const lume = { as: 'seller@vitrine.example' };

describeEngines('an order changed after it was sent', (server) => {
  let id = 0;

  beforeEach(async () => {
    await clearOrders(server);
    await server.db.query(sql`delete from notification`);
    id = await placeOrder(server, { ...buyer, variation: 1, units: 5 });
    await server.db.query(sql`delete from mail`);
  });

  const order = async (who = buyer) =>
    firstOf((await server.call(orders.list, { ...who, query: { order: id } })).body.data.data);
  const version = async () => (await order()).version;
  const sizes = async () =>
    firstOf((await server.call(orderChanges.options, { ...buyer, params: { id } })).body.data.lines).sizes;
  /** Quantities of the first colour by place of the size. */
  const propose = async (quantities: readonly number[], { message = '', who = buyer, seen = 0 } = {}) => {
    const made = await sizes();
    const units = quantities.map((quantity, at) => ({ variation_id: 1, size_id: made[at]?.size_id ?? 0, quantity }));
    const body = { version: seen || (await version()), message, units };
    return server.call(orderChanges.propose, { ...who, params: { id }, body });
  };
  const answer = async (accept: boolean, message = '', who = lume) =>
    server.call(orderChanges.answer, { ...who, params: { id }, body: { version: await version(), accept, message } });
  const stock = async () =>
    (
      await server.db.query<{ quantity: number }>(
        sql`select quantity from stock where variation_id = 1 order by size_id`,
      )
    ).map(({ quantity }) => quantity);
  const mails = async () =>
    (await server.db.query<{ kind: string; recipient: string }>(sql`select kind, recipient from mail order by id`)).map(
      ({ kind, recipient }) => `${kind} ${recipient}`,
    );
  const timeline = async () => (await server.call(orders.history, { ...buyer, params: { id } })).body.data.history;

  it('is proposed by the retailer and accepted by the brand, with both totals for both sides (E-49)', async () => {
    const price = (await order()).total_price / 5;
    const proposed = await propose([2, 7], { message: 'More of the M' });
    expect(proposed.status).toBe(201);
    const waiting = {
      message: 'More of the M',
      before: { units: 5, total: price * 5 },
      after: { units: 9, total: price * 9 },
      units: [
        { size: 'S', from: 5, to: 2 },
        { size: 'M', from: 0, to: 7 },
      ],
    };
    expect(proposed.body.data).toMatchObject({ total_items: 5, change: waiting });
    expect((await order(lume)).change).toMatchObject(waiting);
    expect(await mails()).toEqual([`order-change-proposed ${lume.as}`]);
    const queue = await server.call(brandOrders.list, { ...lume, query: { queue: 'answer' } });
    expect(queue.body.data).toHaveLength(1);
    const accepted = await answer(true, 'Gladly');
    expect(accepted.body.data).toMatchObject({ total_items: 9, total_price: price * 9, change: null });
    expect(firstOf((await order()).lines).sizes).toEqual([
      { name: 'S', quantity: 2 },
      { name: 'M', quantity: 7 },
    ]);
    expect((await stock()).slice(0, 2)).toEqual([98, 93]);
    expect((await mails())[1]).toBe(`order-change-accepted ${buyer.as}`);
    const [latest, first] = await timeline();
    expect(latest).toMatch(/Change accepted: 5 to 9 units.*Gladly/);
    expect(first).toMatch(/Change proposed: 5 to 9 units.*More of the M/);
    const news = (await server.call(notifications.list, { ...buyer })).body.data;
    expect(news.map(({ event }) => event)).toContain('order.changeAccepted');
  });

  it('stays as it is when the brand declines or the retailer withdraws (E-49)', async () => {
    await propose([1]);
    const declined = await answer(false, 'It is cut already');
    expect(declined.body.data).toMatchObject({ total_items: 5, change: null });
    expect((await timeline())[0]).toContain('It is cut already');
    await propose([1]);
    const body = { version: await version() };
    const withdrawn = await server.call(orderChanges.withdraw, { ...buyer, params: { id }, body });
    expect(withdrawn.body.data.change).toBeNull();
    expect((await stock())[0]).toBe(95);
    expect((await answer(true)).problem.message).toContain('No change of this order waits');
  });

  it('never has two open proposals, of one or of two windows (E-49)', async () => {
    const seen = await version();
    const both = await Promise.all([propose([3], { seen }), propose([4], { seen })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await propose([2])).problem.message).toContain('waits for an answer already');
  });

  it('is checked by stock, limits and price, and again when it is accepted (E-49)', async () => {
    await server.db.query(sql`update stock set quantity = 3 where variation_id = 1`);
    expect((await sizes()).map(({ most }) => most)).toEqual([8, 3, 3]);
    expect((await propose([9])).problem.errors).toEqual({ units: [expect.stringContaining('8 at most')] });
    await server.db.query(sql`update brand set minimum_quantity = 4 where id = 1`);
    expect((await propose([3])).problem.errors).toEqual({ units: [expect.stringMatching(/Lume: .*4/i)] });
    await server.db.query(sql`update brand set minimum_quantity = null where id = 1`);
    expect((await propose([0])).problem.errors).toEqual({ units: [expect.stringContaining('Nothing would be left')] });
    expect((await propose([5])).problem.errors).toEqual({ units: ['Change at least one quantity.'] });
    expect((await propose([5, 2])).status).toBe(201);
    await server.db.query(sql`update stock set quantity = 1 where variation_id = 1`);
    expect((await answer(true)).problem.errors).toEqual({ units: [expect.stringContaining('1 at most')] });
    await server.db.query(sql`update stock set quantity = 9 where variation_id = 1`);
    await server.db.query(sql`update price set wholesale_cents = wholesale_cents + 100 where product_id = 1`);
    expect((await answer(true)).problem.errors).toEqual({ units: [expect.stringContaining('costs')] });
    await server.db.query(sql`update price set wholesale_cents = wholesale_cents - 100 where product_id = 1`);
    expect(await order()).toMatchObject({ total_items: 5, change: { after: { units: 7 } } });
    expect((await answer(true)).status).toBe(200);
  });

  it('refuses when the brand corrected it meanwhile, and below what was sent (E-49)', async () => {
    await propose([4]);
    const [size] = await sizes();
    const units = [{ variation_id: 1, size_id: size?.size_id ?? 0, quantity: 3 }];
    const correction = { version: await version(), reason: 'Sold out', units };
    await server.call(brandOrders.correct, { ...lume, params: { id }, body: correction });
    expect((await answer(true)).problem.errors).toEqual({ units: [expect.stringContaining('the order has 3 now')] });
    await answer(false);
    await server.call(orders.changeStatus, { ...lume, params: { id }, body: { status: 'p' } });
    const shipment = { version: await version(), shipped_on: '2026-11-20', tracking_code: '', units };
    shipment.units = [{ ...firstOf(units), quantity: 2 }];
    await server.call(brandOrders.ship, { ...lume, params: { id }, body: shipment });
    expect((await propose([1])).problem.errors).toEqual({ units: [expect.stringContaining('2 were sent already')] });
  });

  it('is over with the order, which says so by its status (E-49)', async () => {
    await propose([4]);
    await server.call(orders.changeStatus, { ...lume, params: { id }, body: { status: 'x' } });
    const past = firstOf((await server.call(orders.list, { ...buyer, query: { past: '1' } })).body.data.data);
    expect([past.status, past.change]).toEqual(['x', null]);
    const body = { version: past.version, accept: true, message: '' };
    const late = await server.call(orderChanges.answer, { ...lume, params: { id }, body });
    expect([late.status, late.problem.message]).toEqual([409, expect.stringContaining('Cancelled')]);
  });

  it('is for its own two sides alone (E-49, D-067)', async () => {
    await propose([4]);
    for (const who of ['maru@vitrine.example', 'seller@tropico.example'])
      expect((await answer(false, '', { as: who })).status).toBe(404);
    expect((await answer(false, '', buyer)).status).toBe(403);
    expect((await propose([1], { who: lume })).status).toBe(403);
  });
});
