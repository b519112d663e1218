import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { cartCalls, finalizeCalls } from '../../../testing/cartCalls.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, firstOf, fillCart, numberOf, placeOrder } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';
const { orders } = contract;

describeEngines('an order taken back or ordered again', (server) => {
  let id = 0;

  beforeEach(async () => {
    await clearOrders(server);
    id = await placeOrder(server, { as, variation: 1, units: 5 });
  });

  const { read, firstLine } = cartCalls(server, as);
  const { stockOf } = finalizeCalls(server, as);
  const recall = (who = as, order = id) => server.call(orders.recall, { as: who, params: { id: order } });
  const reorder = (who = as, order = id) => server.call(orders.reorder, { as: who, params: { id: order } });
  const unitsIn = async (cart: number) => {
    const items = firstLine(await read({ cart })).variations.flatMap((variation) => variation.items);
    return items.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const current = async () => (await server.call(orders.list, { as, query: { order: id } })).body.data.data[0];

  it('is cancelled, returns its units to stock and its lines to the cart (E-49, S-105)', async () => {
    expect(Date.parse((await current())?.recall_until ?? '')).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(await stockOf(1)).toBe(95);
    await server.db.query(sql`delete from mail`);
    const { status, body } = await recall();
    expect([status, body.data.missing]).toEqual([200, []]);
    expect(await unitsIn(body.data.cart_id ?? 0)).toBe(5);
    expect(await stockOf(1)).toBe(100);
    const order = await current();
    expect(order).toMatchObject({ status: 'x', recall_until: null });
    expect(order?.history[0]).toContain('Order taken back by the retailer');
    const mails = await server.db.query(sql`select recipient, subject from mail order by id`);
    expect(mails).toContainEqual({ recipient: seller, subject: `Order #${await numberOf(server, id)} was taken back` });
    expect((await recall()).status).toBe(409);
    expect(await stockOf(1)).toBe(100);
  });

  it('is in the audit log, also in the part of its brand (D-067)', async () => {
    await recall();
    const entry = {
      action: 'order.recall',
      actor: { name: 'Bea Test' },
      company: 'Harbour Store',
      subject: { name: `#${await numberOf(server, id)}` },
    };
    for (const [reader, call] of [
      ['staff@vitrine.example', contract.staffLog.list],
      [seller, contract.brandOfficeLog.list],
    ] as const)
      expect((await server.call(call, { as: reader, query: { subject: 'order' } })).body.data[0]).toMatchObject(entry);
  });

  it('joins its units to a cart that was opened since (D-004)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 3 });
    expect((await recall()).body.data.cart_id).toBe(cartId);
    expect(await unitsIn(cartId)).toBe(8);
  });

  it('stays with the brand once the time is over or the brand has begun (S-105)', async () => {
    await server.db.query(sql`update purchase_order set created_at = now() - interval '11 minutes'`);
    expect((await recall()).problem.message).toContain('time to take this order back is over');
    await server.db.query(sql`update purchase_order set created_at = now()`);
    await server.call(orders.changeStatus, { as: seller, params: { id }, body: { status: 's' } });
    expect((await current())?.recall_until).toBeNull();
    const { status, problem } = await recall();
    expect([status, problem.message]).toEqual([
      409,
      'The brand has begun with this order. Write to the brand to change or cancel it.',
    ]);
    expect(await stockOf(1)).toBe(95);
  });

  it('is taken back within the minutes that its account says, and never where it says 0 (E-49, S-105)', async () => {
    const setMinutes = async (minutes: number | null) => {
      await server.db.query(
        sql`update account set settings = settings || ${JSON.stringify({ recall_minutes: minutes })}::jsonb where hash = 'vitrine'`,
      );
      server.app.platform.accounts.forget();
    };
    const sentBefore = (minutes: number) =>
      server.db.query(sql`update purchase_order set created_at = now() - make_interval(mins => ${minutes}::int)`);
    const window = async () => {
      const [order] = await server.db.query<{ created: string }>(
        sql`select to_json(created_at) as created from purchase_order where id = ${id}`,
      );
      return (Date.parse((await current())?.recall_until ?? '') - Date.parse(order?.created ?? '')) / 60_000;
    };
    try {
      await setMinutes(0);
      expect((await current())?.recall_until).toBeNull();
      const { status, problem } = await recall();
      expect([status, problem.message]).toEqual([409, expect.stringContaining('time to take this order back is over')]);
      await setMinutes(3);
      expect(await window()).toBe(3);
      await sentBefore(4);
      expect((await current())?.recall_until).toBeNull();
      expect((await recall()).status).toBe(409);
      expect(await stockOf(1)).toBe(95);
      await setMinutes(45);
      await sentBefore(44);
      expect(await window()).toBe(45);
      expect((await recall()).status).toBe(200);
      expect(await stockOf(1)).toBe(100);
    } finally {
      await setMinutes(null);
    }
  });

  it('answers a brand with 403 and another retailer with 404 (E-49)', async () => {
    for (const call of [recall, reorder])
      expect([(await call(seller)).status, (await call('review@vitrine.example')).status]).toEqual([403, 404]);
  });

  it('is taken back once by two calls at the same time (E-49)', async () => {
    const answers = await Promise.all([recall(), recall(), recall()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await stockOf(1)).toBe(100);
  });

  it('goes into the cart again, as often as wished (A-050)', async () => {
    const first = await reorder();
    expect([first.status, first.body.data.missing]).toEqual([200, []]);
    expect(await unitsIn(first.body.data.cart_id)).toBe(5);
    expect((await reorder()).body.data.cart_id).toBe(first.body.data.cart_id);
    expect(await unitsIn(first.body.data.cart_id)).toBe(10);
    expect(await stockOf(1)).toBe(95);
  });

  it('names what is sold out or no longer on offer (A-050, V-060)', async () => {
    await server.db.query(sql`update stock set quantity = 2 where variation_id = 1`);
    const { missing } = (await reorder()).body.data;
    expect(missing).toHaveLength(1);
    expect(firstOf(missing)).toMatchObject({ wanted: 5, put: 2 });
    await server.db.query(sql`delete from cart where status = 'o'`);
    await server.db.query(sql`update product set is_active = false where id = 1`);
    const { status, problem } = await reorder();
    expect([status, problem.message]).toEqual([422, expect.stringContaining('can be ordered again')]);
    expect(await server.db.query(sql`select id from cart where status = 'o'`)).toEqual([]);
    await server.db.query(sql`update product set is_active = true where id = 1`);
  });
});
