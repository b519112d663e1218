import { contract } from '@vitrine/api';
import type { OrderStatus } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, placeOrder } from '../../../testing/raceOrders.ts';

const { brandOrders, orders } = contract;
const buyer = 'buyer@vitrine.example';
const as = 'seller@vitrine.example';
const gone = 'This order is no longer here.';

describeEngines('many orders of a brand at once', (server) => {
  let ids: number[] = [];

  beforeEach(async () => {
    await clearOrders(server);
    ids = [];
    for (let order = 0; order < 2; order += 1)
      ids.push(await placeOrder(server, { as: buyer, variation: 1, units: 2 }));
  });

  const seen = (status: OrderStatus) => ids.map((id) => ({ id, seen: status }));
  const move = (status: OrderStatus, from: OrderStatus, who = as) =>
    server.call(brandOrders.changeMany, { as: who, body: { status, orders: seen(from) } });
  const undo = (from: OrderStatus) => server.call(brandOrders.undoMany, { as, body: { orders: seen(from) } });
  const statuses = async () =>
    (await server.db.query<{ status: string }>(sql`select status from purchase_order order by id`)).map(
      ({ status }) => status,
    );
  const mails = async () => (await server.db.query(sql`select from mail where recipient = ${buyer}`)).length;

  it('go to one status, each with a mail and an entry in the audit log, and are set back (D-077, E-49)', async () => {
    const before = await mails();
    expect((await move('p', 'b')).body.data).toEqual({ done: ids, left: [] });
    expect(await statuses()).toEqual(['p', 'p']);
    expect(await mails()).toBe(before + 2);
    const entries = await server.db.query<{ subject_id: string }>(
      sql`select subject_id from audit_log where action = 'order.status' order by id desc limit 2`,
    );
    expect(entries.map((entry) => entry.subject_id)).toEqual(ids.map(String).toReversed());
    expect((await undo('p')).body.data).toEqual({ done: ids, left: [] });
    expect(await statuses()).toEqual(['b', 'b']);
  });

  it('one that cannot go there is left with the reason, and the others are moved (D-077)', async () => {
    const [first, second] = ids as [number, number];
    await server.call(orders.changeStatus, { as, params: { id: first }, body: { status: 'x' } });
    const body = {
      status: 'p' as const,
      orders: [
        { id: first, seen: 'x' as const },
        { id: second, seen: 'b' as const },
      ],
    };
    expect((await server.call(brandOrders.changeMany, { as, body })).body.data).toEqual({
      done: [second],
      left: [{ id: first, reason: 'An order cannot go from Cancelled to Processing.' }],
    });
  });

  it('one that somebody else has moved is left, and the answer says who did it', async () => {
    const [first, second] = ids as [number, number];
    await server.call(orders.changeStatus, { as, params: { id: first }, body: { status: 's' } });
    const { done, left } = (await move('p', 'b')).body.data;
    const reason = 'Selma Test has changed this order meanwhile. It is Waiting Brand now.';
    expect([done, left]).toEqual([[second], [{ id: first, reason }]]);
    expect((await undo('p')).body.data.done).toEqual([second]);
    expect(await statuses()).toEqual(['s', 'b']);
  });

  it('of another brand are as unknown as none, and a reader moves none (D-049, D-114)', async () => {
    const { body } = await move('p', 'b', 'maru@vitrine.example');
    expect(body.data).toEqual({ done: [], left: ids.map((id) => ({ id, reason: gone })) });
    expect((await move('p', 'b', buyer)).status).toBe(403);
    await server.db.query(sql`update member set brand_right = 'reader' where email = ${as}`);
    expect([(await move('p', 'b')).status, (await undo('p')).status]).toEqual([403, 403]);
    await server.db.query(sql`update member set brand_right = 'owner' where email = ${as}`);
    expect(await statuses()).toEqual(['b', 'b']);
  });
});
