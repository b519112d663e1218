import { isDeepStrictEqual } from 'node:util';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, numberOf, placeOrder } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';

/** D-077, written once more: where an order may go from each status. */
const ways = { b: 'srpx', s: 'rpx', r: 'spx', p: 'ix', i: 'f', f: '', x: '' } as const;
type Status = keyof typeof ways;
const statuses = Object.keys(ways) as Status[];

const isWay = (from: Status, to: Status): boolean => ways[from].includes(to);

/** Who is not the seller of the order, and what they are told. */
const others = [
  ['maru@vitrine.example', 404],
  ['seller@tropico.example', 404],
  [as, 403],
  ['rival@vitrine.example', 403],
  ['review@vitrine.example', 403],
  ['staff@vitrine.example', 403],
  [undefined, 401],
] as const;

/** The version of the order in the tests of every way; those that a page may have seen, and what the seller is told. */
const now = 7;
const pages = [
  [undefined, 200],
  [now, 200],
  [now - 1, 409],
  [now + 1, 409],
  [0, 409],
] as const;

describeEngines('order status', (server) => {
  let id = 0;

  beforeEach(async () => {
    await clearOrders(server);
    id = await placeOrder(server, { as, variation: 1, units: 2 });
  });

  const move = (
    status: Status,
    { who = seller, version, order = id }: { who?: string; version?: number; order?: number } = {},
  ) => server.call(contract.orders.changeStatus, { as: who, params: { id: order }, body: { status, version } });

  it('goes along the allowed ways and shows the retailer the new entry (A-099, D-029, D-077, S-098, S-099, S-100, S-101, S-102, S-103, S-104, S-105)', async () => {
    expect((await server.call(contract.orders.list, { as })).body.data.data[0]).toMatchObject({
      status: 'b',
      status_group: 'Open',
    });
    for (const status of ['s', 'r', 'p', 'i', 'f'] as const) expect((await move(status)).body.data.status).toBe(status);
    const [order] = (await server.call(contract.orders.list, { as, query: { past: '1' } })).body.data.data;
    expect(order?.status_group).toBe('Closed');
    const { history } = (await server.call(contract.orders.history, { as, params: { id } })).body.data;
    expect(history).toHaveLength(6);
    expect(order?.history).toEqual(history.slice(0, 1));
    expect(order?.history[0]).toContain('Status changed from In transit to Finished');
    expect(history[5]).toContain('(units: 2, products: 1)');
    expect(order?.history[0]).toContain(`value="http://localhost:3000/order/${id}"`);
  });

  it('refuses every other way with 422 (D-077)', async () => {
    expect((await move('f')).problem.errors).toEqual({
      status: ['An order cannot go from Pending Analysis to Finished.'],
    });
    expect([(await move('b')).status, (await move('i')).status, (await move('q' as Status)).status]).toEqual([
      422, 422, 422,
    ]);
    await move('x');
    expect((await move('p')).status).toBe(422);
  });

  it('is set back by its brand while nothing followed from it (E-49, S-108)', async () => {
    const read = async () => {
      const [order] = (await server.call(contract.orders.list, { as: seller, query: { order: id } })).body.data.data;
      if (!order) throw new Error('There is no order.');
      return order;
    };
    const undo = async (who = seller) =>
      server.call(contract.orders.undoStatus, { as: who, params: { id }, body: { version: (await read()).version } });
    const stock = async () =>
      (
        await server.db.query<{ quantity: number }>(
          sql`select quantity from stock where variation_id = 1 order by size_id limit 1`,
        )
      )[0]?.quantity;
    expect((await undo()).status).toBe(409);
    await move('x');
    expect([(await read()).status_before, await stock()]).toEqual(['b', 100]);
    await server.db.query(sql`update stock set quantity = 1 where variation_id = 1`);
    expect((await undo()).problem.message).toContain('were sold meanwhile');
    await server.db.query(sql`update stock set quantity = 100 where variation_id = 1`);
    const undone = (await undo()).body.data;
    expect([undone.status, undone.status_before, await stock()]).toEqual(['b', null, 98]);
    expect(undone.history[0]).toContain('Status set back from Cancelled to Pending Analysis');
    expect((await undo()).problem.message).toContain('no longer be taken back');
    await move('p');
    const mine = (await server.call(contract.orders.list, { as, query: { order: id } })).body.data.data[0];
    expect(mine?.status_before).toBeNull();
    await server.db.query(sql`update order_event set created_at = now() - interval '25 hours'`);
    expect((await undo()).status).toBe(409);
    expect((await undo('maru@vitrine.example')).status).toBe(404);
  });

  it('is for the seller of the order alone (P-033, P-034, P-035, P-036, S-108, D-078)', async () => {
    for (const who of [as, 'review@vitrine.example', 'staff@vitrine.example'])
      expect((await move('p', { who })).status).toBe(403);
    expect([
      (await move('p', { who: 'maru@vitrine.example' })).status,
      (await move('p', { who: 'seller@tropico.example' })).status,
    ]).toEqual([404, 404]);
    expect((await move('p', { order: 999_999 })).status).toBe(404);
    expect((await server.call(contract.orders.changeStatus, { params: { id }, body: { status: 'p' } })).status).toBe(
      401,
    );
  });

  it('refuses a change from a stale page with 409 (A-099)', async () => {
    expect((await move('s', { version: 1 })).body.data.version).toBe(2);
    expect((await move('p', { version: 1 })).status).toBe(409);
    expect((await move('p', { version: 2 })).status).toBe(200);
  });

  /** All that a change of status writes. */
  const stateOf = async () => {
    const [state] = await server.db.query<{
      status: Status;
      version: number;
      facts: number;
      mails: number;
      stock: number;
    }>(sql`
      select status, version, (select count(*)::int from order_event where order_id = placed.id) as facts,
        (select count(*)::int from mail) as mails, (select sum(quantity)::int from stock where variation_id = 1) as stock
      from purchase_order placed where id = ${id}`);
    if (!state) throw new Error('There is no order.');
    return state;
  };
  const put = (status: Status) =>
    server.db.query(sql`update purchase_order set status = ${status}, version = ${now} where id = ${id}`);
  const everyWay = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  it('goes one of the allowed ways or stays as it is, for every role, status and version (D-077, D-078, S-108)', async () => {
    const faults: string[] = [];
    const change = async (who: string | undefined, to: Status, version: number | undefined) =>
      (await server.call(contract.orders.changeStatus, { as: who, params: { id }, body: { status: to, version } }))
        .status;
    const isLeft = async ([from, to]: (typeof everyWay)[number], turn: number) => {
      await put(from);
      const before = await stateOf();
      const says = async (who: string | undefined, version: number | undefined, expected: number) => {
        const status = await change(who, to, version);
        if (status !== expected)
          faults.push(`${who}: ${from} to ${to}, version ${version}: ${status} instead of ${expected}`);
      };
      // Each of the others has seen each version, by turns.
      for (const [at, [who, refusal]] of others.entries())
        await says(who, pages[(at + turn) % pages.length]?.[0], refusal);
      for (const [version, refusal] of pages) {
        const expected = refusal === 200 && !isWay(from, to) ? 422 : refusal;
        if (expected !== 200) await says(seller, version, expected);
      }
      if (!isDeepStrictEqual(await stateOf(), before)) faults.push(`${from} to ${to}: a refusal has changed the order`);
    };
    for (const [turn, way] of everyWay.entries()) await isLeft(way, turn);
    for (const [from, to] of everyWay.filter(([from, to]) => isWay(from, to)))
      for (const version of [undefined, now]) {
        await put(from);
        const { facts, mails, stock } = await stateOf();
        const wanted = {
          status: to,
          version: now + 1,
          facts: facts + 1,
          mails: mails + 1,
          stock: stock + (to === 'x' ? 2 : 0),
        };
        expect([await change(seller, to, version), await stateOf()]).toEqual([200, wanted]);
      }
    expect(faults).toEqual([]);
  });

  it('is moved and set back with others by the same rules (D-077, D-078, E-49)', async () => {
    const faults: string[] = [];
    const move = (who: string | undefined, to: Status, seen: Status) =>
      server.call(contract.brandOrders.changeMany, { as: who, body: { status: to, orders: [{ id, seen }] } });
    for (const [from, to] of everyWay)
      for (const seen of new Set([from, to])) {
        await put(from);
        const { body } = await move(seller, to, seen);
        const isMoved = seen === from && isWay(from, to);
        const { status, version } = await stateOf();
        const wanted = isMoved ? [1, to, now + 1] : [0, from, now];
        if (!isDeepStrictEqual([body.data.done.length, status, version], wanted))
          faults.push(`${from} to ${to}, seen ${seen}: ${status}`);
      }
    for (const from of statuses) {
      await put(from);
      const before = await stateOf();
      for (const [who, refusal] of others) {
        const orders = [{ id, seen: from }];
        const answers = [
          (await server.call(contract.orders.undoStatus, { as: who, params: { id }, body: { version: now } })).status,
          (await server.call(contract.brandOrders.undoMany, { as: who, body: { orders } })).status,
          (await move(who, 'p', from)).status,
        ];
        // Among many, what belongs to another brand is left like what does not exist.
        const many = refusal === 404 ? 200 : refusal;
        if (!isDeepStrictEqual(answers, [refusal, many, many])) faults.push(`${who}, ${from}: ${answers.join(' ')}`);
      }
      if (!isDeepStrictEqual(await stateOf(), before)) faults.push(`${from}: a refusal has changed the order`);
    }
    expect(faults).toEqual([]);
  });

  it('writes to the member who ordered (A-099)', async () => {
    await server.db.query(sql`delete from mail`);
    await move('p');
    expect(await server.db.query(sql`select recipient, subject, kind from mail`)).toEqual([
      { recipient: as, subject: `Order #${await numberOf(server, id)}: Processing`, kind: 'order-status' },
    ]);
  });

  it('returns the units of a cancelled order to stock, the unlimited excepted (D-077, D-086)', async () => {
    const stock = async () =>
      (
        await server.db.query<{ quantity: number | null }>(
          sql`select quantity from stock where variation_id = 1 order by size_id limit 1`,
        )
      )[0]?.quantity;
    expect(await stock()).toBe(98);
    await move('x');
    expect(await stock()).toBe(100);
    const other = await placeOrder(server, { as, variation: 1, units: 2 });
    await server.db.query(sql`update stock set quantity = null where variation_id = 1`);
    await move('x', { order: other });
    expect(await stock()).toBeNull();
  });

  it('tells the timeline in the language of its reader (E-49)', async () => {
    await move('p');
    const answer = await server.call(contract.orders.list, { as, headers: { 'accept-language': 'pt-BR' } });
    expect(answer.body.data.data[0]?.history[0]).toContain('Status alterado de Análise pendente para Em processamento');
  });
});
