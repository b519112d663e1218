import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { asBuyer } from '../../../../domain/scope.ts';
import { noJournal, type Journal, type JournalRecord } from '../../../../platform/journal.ts';
import { describeEngines } from '../../../../testing/index.ts';
import { clearOrders, fillCart, placeOrder } from '../../../../testing/raceOrders.ts';
import { expectOrder, keepOrder, replayOrders } from './journal.ts';
import { finalize } from './service.ts';

const as = 'buyer@vitrine.example';

/** A journal in memory that claims the disk's durability. */
const memoryJournal = (records: JournalRecord[]): Journal => ({
  ...noJournal('none'),
  durability: 'journal',
  append: async (record) => void records.push(JSON.parse(JSON.stringify(record)) as JournalRecord),
});

describeEngines('journal of orders', (server) => {
  beforeEach(() => clearOrders(server));

  const keep = async (orderId: number): Promise<JournalRecord[]> => {
    const records: JournalRecord[] = [];
    const journal = memoryJournal(records);
    expectOrder(journal, orderId);
    await keepOrder(asBuyer(await server.scope({ as })), journal, orderId);
    return records;
  };
  const orders = async () => (await server.call(contract.orders.list, { as })).body.data.data;

  it('brings a lost order back whole: lines, history, closed cart, stock and mails (A-088, E-49)', async () => {
    const id = await placeOrder(server, { as, variation: 1, units: 12 });
    const before = await orders();
    expect(before[0]?.lines[0]).toMatchObject({ production_window_start: expect.any(String) as string });
    const records = await keep(id);
    await clearOrders(server);
    expect(await replayOrders(server.db, records, () => undefined)).toEqual([id]);
    expect(await orders()).toEqual(before);
    const [rest] = await server.db.query<{ left: number; mails: number; status: string }>(sql`
      select (select quantity from stock where variation_id = 1 order by size_id limit 1) as left,
        (select count(*)::int from mail) as mails, (select status from cart) as status`);
    expect(rest).toEqual({ left: 88, mails: 2, status: 'c' });
    expect(await placeOrder(server, { as, variation: 1, units: 1 })).toBeGreaterThan(id);
  });

  it('brings an order back that was written before lines had a delivery window (A-088)', async () => {
    const id = await placeOrder(server, { as, variation: 1, units: 12 });
    const older = JSON.parse(
      JSON.stringify(await keep(id)).replaceAll(/,?"production_window_(?:start|end)":"[^"]*"/g, ''),
    ) as JournalRecord[];
    expect(JSON.stringify(older)).not.toContain('production_window');
    await clearOrders(server);
    expect(await replayOrders(server.db, older, () => undefined)).toEqual([id]);
    expect((await orders())[0]?.lines[0]).toMatchObject({ units: 12, production_window_start: null });
  });

  it('restores nothing twice, and nothing that is there (A-088)', async () => {
    const id = await placeOrder(server, { as, variation: 1, units: 12 });
    const records = [...(await keep(id)), ...(await keep(id))];
    expect(await replayOrders(server.db, records, () => undefined)).toEqual([]);
    await clearOrders(server);
    expect(await replayOrders(server.db, records, () => undefined)).toEqual([id]);
    expect(await replayOrders(server.db, records, () => undefined)).toEqual([]);
    expect(await orders()).toHaveLength(1);
  });

  it('tells about an order that cannot come back and goes on with the others (A-088)', async () => {
    const [lost, found] = [
      await placeOrder(server, { as, variation: 1, units: 1 }),
      await placeOrder(server, { as, variation: 3, units: 1 }),
    ];
    const records = JSON.parse(
      JSON.stringify([...(await keep(lost)), ...(await keep(found))]).replace(/"retailer_id":1/, '"retailer_id":9999'),
    ) as JournalRecord[];
    await clearOrders(server);
    const failed: number[] = [];
    expect(await replayOrders(server.db, records, (order) => failed.push(order))).toEqual([found]);
    expect(failed).toEqual([lost]);
  });

  const send = async (cartId: number, journal: Journal) =>
    finalize(asBuyer(await server.scope({ as })), { cartId }, journal, () => undefined);

  it('is written to when an order is created, and not when finalize is repeated (A-088)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    const records: JournalRecord[] = [];
    const journal = memoryJournal(records);
    await send(cartId, journal);
    const created = await send(cartId, journal);
    for (let repeat = 0; repeat < 5; repeat += 1) expect(await send(cartId, journal)).toEqual(created);
    expect(records).toHaveLength(1);
  });

  it('is written to by a repetition when the first write failed, before the repetition is acknowledged (A-088)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    const records: JournalRecord[] = [];
    const journal = memoryJournal(records);
    await send(cartId, journal);
    const full: Journal = { ...journal, append: () => Promise.reject(new Error('no space left')) };
    await expect(send(cartId, full)).rejects.toMatchObject({ status: 400 });
    await expect(send(cartId, full)).rejects.toMatchObject({ status: 400 });
    expect(await send(cartId, journal)).toMatchObject({ status: 201 });
    await send(cartId, journal);
    expect(records).toHaveLength(1);
  });

  it('is waited for by a repetition that comes before the first write is on the disk (A-088)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    const written = Promise.withResolvers<void>();
    const journal: Journal = { ...memoryJournal([]), append: () => written.promise };
    await send(cartId, journal);
    let acknowledged = 0;
    const both = [1, 2].map(() => send(cartId, journal).then(() => (acknowledged += 1)));
    await expect.poll(() => journal.pending.size).toBe(1);
    await server.db.query(sql`select 1`);
    expect(acknowledged).toBe(0);
    written.resolve();
    await Promise.all(both);
    expect(acknowledged).toBe(2);
  });
});
