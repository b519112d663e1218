import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, numberOf, placeOrder } from '../../../testing/raceOrders.ts';

const { orders, staffLog, staffOrders } = contract;
const as = 'staff@vitrine.example';
const buyer = 'buyer@vitrine.example';

describeEngines('orders of all brands, for staff', (server) => {
  let first = 0;
  let second = 0;
  const list = async (query: object) => (await server.call(staffOrders.list, { as, query })).body;

  beforeAll(async () => {
    await clearOrders(server);
    first = await placeOrder(server, { as: buyer, variation: 1, units: 5 });
    second = await placeOrder(server, { as: buyer, variation: 1, units: 2, pricelist: 2 });
    await server.db.query(sql`update order_event set created_at = now() - interval '9 days' where order_id = ${first}`);
    await server.call(orders.sendMessage, { as: buyer, params: { id: first }, body: { message: 'Just between us' } });
  });

  it('finds orders by number, company, status and days without an answer, with a value for each currency (D-067)', async () => {
    const all = await list({});
    expect(all.data.map(({ id, waiting_days }) => [id, waiting_days])).toEqual([
      [second, 0],
      [first, 9],
    ]);
    expect(all.meta.values.map(({ orders: count }) => count)).toEqual([1, 1]);
    expect(new Set(all.meta.values.map(({ currency }) => currency)).size).toBe(2);
    const [row] = all.data;
    expect((await list({ search: `#${await numberOf(server, first)}` })).data.map(({ id }) => id)).toEqual([first]);
    expect((await list({ search: `nº ${await numberOf(server, first)}` })).data.map(({ id }) => id)).toEqual([first]);
    expect((await list({ search: 'hárbour' })).meta.total).toBe(2);
    expect((await list({ waiting: 7 })).data.map(({ id }) => id)).toEqual([first]);
    expect((await list({ status: 'x' })).meta).toMatchObject({ total: 0, values: [] });
    expect((await list({ brand: row?.brand.id })).meta).toMatchObject({ total: 2, brand: row?.brand });
    // A retailer of another account has no name here.
    expect((await list({ retailer: 99_999 })).meta).toMatchObject({ total: 0, retailer: null });
  });

  it('opens one with its timeline, without what both sides write, and changes nothing (D-067)', async () => {
    const { body } = await server.call(staffOrders.read, { as, params: { id: first } });
    expect(body.data).toMatchObject({ id: first, status: 'b', total_items: 5, waiting_days: 9 });
    expect(body.data.history).toHaveLength(1);
    expect(JSON.stringify(body.data)).not.toContain('Just between us');
    const change = { as, params: { id: first }, body: { status: 'p' } } as const;
    expect((await server.call(orders.changeStatus, change)).status).toBe(403);
    expect((await server.call(staffOrders.read, { as: buyer, params: { id: first } })).status).toBe(403);
  });

  it('takes them out as a spreadsheet, and the audit log says who did (D-067)', async () => {
    const token = await server.token(as);
    const file = await server.fetch('/v1/admin/orders/file?status=b', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([file.status, file.text.slice(0, 2)]).toEqual([200, 'PK']);
    const [entry] = (await server.call(staffLog.list, { as })).body.data;
    expect(entry).toMatchObject({ action: 'order.export', actor: { id: 9 }, after: { status: 'b', orders: 2 } });
  });
});
