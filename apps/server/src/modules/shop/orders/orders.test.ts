import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { asMember } from '../../../domain/scope.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, placeOrder } from '../../../testing/raceOrders.ts';
import { readOrders } from './read.ts';

const as = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';
const { orders } = contract;

describeEngines('orders', (server) => {
  let ids: number[] = [];

  beforeAll(async () => {
    await clearOrders(server);
    ids = [];
    for (let n = 0; n < 12; n += 1) ids.unshift(await placeOrder(server, { as, variation: 1, units: 2 }));
    await placeOrder(server, { as: 'rival@vitrine.example', variation: 7, units: 1, pricelist: 3 });
  });

  const list = async (query: { page?: number; past?: '0' | '1'; order?: number } = {}, who = as) =>
    (await server.call(orders.list, { as: who, query })).body.data;

  it('reads ten a page from the side that asks, newest first, in one statement (A-095, E-49, E-52, D-082)', async () => {
    const scope = asMember(await server.scope({ as }));
    const before = server.db.statements;
    const page = await readOrders(scope, { page: 1 });
    expect(server.db.statements - before).toBe(1);
    expect(page.data.map((order) => order.id)).toEqual(ids.slice(0, 10));
    expect([page.current_page, page.next_page_url]).toEqual([1, 'http://localhost:3000/v2/orders?page=2']);
    const last = await list({ page: 2 });
    expect([last.data.map((order) => order.id), last.next_page_url]).toEqual([ids.slice(10), null]);
  });

  it('shows an order to its retailer and its brand alone (E-49, D-055)', async () => {
    expect((await list({}, seller)).data[0]).toMatchObject({
      id: ids[0],
      buyer: { name: 'Harbour Store' },
      seller: { name: 'Lume', slug: 'lume' },
    });
    expect((await list({}, 'maru@vitrine.example')).data.map((order) => order.buyer.name)).toEqual(['North Lane']);
    expect([(await list({}, 'buyer@tropico.example')).data, (await list({}, 'staff@vitrine.example')).data]).toEqual([
      [],
      [],
    ]);
    expect((await server.call(orders.list, {})).status).toBe(401);
  });

  it('separates past orders from current ones (A-096, D-029, D-079, S-106)', async () => {
    await server.db.query(sql`update purchase_order set status = 'f' where id = ${ids[11]}`);
    await server.db.query(sql`update purchase_order set status = 'x' where id = ${ids[10]}`);
    expect((await list({ past: '1' })).data.map((order) => [order.id, order.status_group])).toEqual([
      [ids[10], 'Cancelled'],
      [ids[11], 'Closed'],
    ]);
    expect((await list()).next_page_url).toBeNull();
    await server.db.query(sql`update purchase_order set status = 'b'`);
  });

  it('opens at the page and the side that hold an order (A-095, D-079)', async () => {
    expect((await list({ order: ids[10] })).current_page).toBe(2);
    expect((await list({ order: ids[9] })).current_page).toBe(1);
    expect((await list({ order: 999_999, page: 2 })).current_page).toBe(2);
    await server.db.query(sql`update purchase_order set status = 'f' where id = ${ids[11]}`);
    expect((await list({ order: ids[11] })).data.map((order) => order.id)).toEqual([ids[11]]);
    expect((await list({ order: ids[11], past: '0' })).data).toHaveLength(10);
    await server.db.query(sql`update purchase_order set status = 'b'`);
  });

  it('takes a page that is no number as the first (V-056)', async () => {
    const token = await server.token(as);
    const answer = await server.fetch('/v2/orders?page=abc', { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, (answer.json as { data: { current_page: number } }).data.current_page]).toEqual([200, 1]);
  });

  it('carries payments, shipping and tracking (E-49, E-50, D-080)', async () => {
    await server.db.query(
      sql`update purchase_order set tracking_code = 'BR123', shipping_rate_cents = 1250, shipping_time = 'express', shipping_days = 4 where id = ${ids[0]}`,
    );
    await server.db.query(
      sql`insert into order_payment (order_id, status, reference, amount_cents, due_date) values (${ids[0]}, 'Overdue', 'INV-1', 10050, '2026-01-31')`,
    );
    const [order] = (await list()).data;
    expect(order).toMatchObject({ tracking_code: 'BR123', shipping: { rate: 12.5, time: 'express', days: 4 } });
    expect(order?.payments).toEqual([
      { status: 'Overdue', reference: 'INV-1', amount: 100.5, due_date: '2026-01-31', url: null },
    ]);
  });
});

describeEngines('messages of an order', (server) => {
  let id = 0;

  beforeAll(async () => {
    await clearOrders(server);
    id = await placeOrder(server, { as, variation: 1, units: 2 });
  });

  const send = (who: string, message: string, order = id) =>
    server.call(orders.sendMessage, { as: who, params: { id: order }, body: { message } });
  const unread = async (who: string) => (await server.call(orders.unread, { as: who })).body.quantidade;
  const read = (who: string) => server.call(orders.markRead, { as: who, params: { id } });

  it('reaches the other side, which counts it until it is read (A-045, A-097, A-098, D-016, D-128, E-51, R-301)', async () => {
    const sent = await send(as, '  When will it ship?  ');
    expect([sent.status, sent.body.data]).toMatchObject([
      201,
      { message: 'When will it ship?', read: false, sent_from: { side: 'buyer', name: 'Bea Test' } },
    ]);
    expect([await unread(seller), await unread(as), await unread('colleague@vitrine.example')]).toEqual([1, 0, 0]);
    expect((await read(as)).status).toBe(200);
    expect(await unread(seller)).toBe(1);
    await read(seller);
    expect(await unread(seller)).toBe(0);
    const [order] = (await server.call(orders.list, { as })).body.data.data;
    expect([order?.messages[0]?.read, order?.unread_messages]).toEqual([true, 0]);
  });

  it('refuses an empty message, and orders of others (A-097, A-098)', async () => {
    expect((await send(as, '   ')).problem.errors).toHaveProperty('message');
    for (const who of ['rival@vitrine.example', 'maru@vitrine.example', 'buyer@tropico.example']) {
      expect([(await send(who, 'Hello')).status, (await read(who)).status, await unread(who)]).toEqual([404, 404, 0]);
    }
    expect((await send(as, 'Hello', 999_999)).status).toBe(404);
  });
});
