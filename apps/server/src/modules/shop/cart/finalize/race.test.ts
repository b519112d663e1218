import { contract } from '@vitrine/api';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEngines, type TestServer } from '../../../../testing/index.ts';
import { report } from '../../../../testing/report.ts';
import { addCrowd, crowd, readLedger, setShelf } from '../../../../testing/raceBuyers.ts';
import { clearOrders, fillCart, placeOrder } from '../../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const colleague = 'colleague@vitrine.example';

const finalize = (server: TestServer, cartId: number, who: string, key?: string) =>
  server.call(contract.cart.finalize, {
    as: who,
    params: { cartId },
    body: {},
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

describeEngines('finalize at once', (server) => {
  beforeEach(() => clearOrders(server));

  const expectOneOrder = async (attempts: readonly (readonly [who: string, key?: string])[]) => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    await finalize(server, cartId, as);
    const answers = await Promise.all(attempts.map(([who, key]) => finalize(server, cartId, who, key)));
    expect(answers.map((answer) => answer.status)).toEqual(attempts.map(() => 201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await readLedger(server, 1)).toMatchObject({
      orders: 1,
      ordered: 12,
      left: 88,
      mails: 2,
      gaps: 0,
      crooked: 0,
    });
  };

  it('twice gives one order and the same answer: a double click with one key (A-088)', () =>
    expectOneOrder([
      [as, 'same-key-1'],
      [as, 'same-key-1'],
    ]));
  it('twice gives one order and the same answer: two tabs, no key (A-088)', () =>
    expectOneOrder([[as], [as], [as], [as]]));
  it('twice gives one order and the same answer: two colleagues, two keys (A-088)', () =>
    expectOneOrder([
      [as, 'key-of-bea'],
      [colleague, 'key-of-cora'],
    ]));
});

describeEngines('numbers of orders', (server) => {
  beforeAll(() => addCrowd(server, 24));
  beforeEach(() => clearOrders(server));

  it('run from 1 without a gap when orders are sent at once, and a refused order takes none (E-49)', async () => {
    await setShelf(server, 1, 9);
    const racers = await Promise.all(
      crowd(24).map(async (who, n) => ({
        who,
        ...(await fillCart(server, { as: who, variation: n % 2 === 0 ? 1 : 3, units: 1 })),
      })),
    );
    await Promise.all(racers.map(({ who, cartId }) => finalize(server, cartId, who)));
    const sent = await Promise.all(racers.map(({ who, cartId }) => finalize(server, cartId, who)));
    expect(sent.filter(({ status }) => status === 400)).toHaveLength(3);
    const placed = await server.db.query<{ number: number }>(sql`select number from purchase_order order by number`);
    expect(placed.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
  });

  it('are what people read instead of the id (E-49)', async () => {
    const id = await placeOrder(server, { as, variation: 1, units: 1 });
    const [order] = (await server.call(contract.orders.list, { as, query: { order: id } })).body.data.data;
    expect([order?.number, order?.id, order?.history.at(-1)]).toEqual([
      1,
      id,
      expect.stringContaining('Order #1 sent'),
    ]);
  });
});

/** Races for more than there is; `RACES=20` runs as many, and larger ones. */
const races = Number(process.env['RACES'] ?? 1);
const [buyers, shelf] = process.env['RACES'] === undefined ? [50, 20] : [200, 100];
const firstSeed = Number(process.env['SEED'] ?? 1);

/** What each buyer wants, and after how many milliseconds they press the button. */
const plan = (seed: number) =>
  fc.sample(fc.record({ units: fc.constantFrom(1, 1, 1, 2, 3), pause: fc.integer({ min: 0, max: 30 }) }), {
    numRuns: buyers,
    seed,
  });

const pressAfter = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describeEngines(
  'buyers racing',
  (server) => {
    beforeAll(() => addCrowd(server, buyers));
    beforeEach(() => clearOrders(server));

    /** Runs one race, whose sales must be right. */
    const expectRightSales = async (seed: number): Promise<{ orders: number; sold: number }> => {
      await clearOrders(server);
      await setShelf(server, 1, shelf);
      const names = crowd(buyers);
      const racers = await Promise.all(
        plan(seed).map(async ({ units, pause }, at) => {
          const who = names[at] ?? '';
          return { who, units, pause, ...(await fillCart(server, { as: who, variation: 1, units })) };
        }),
      );
      const validated = await Promise.all(racers.map(({ who, cartId }) => finalize(server, cartId, who)));
      expect(validated.every((answer) => answer.status === 200)).toBe(true);
      const sent = await Promise.all(
        racers.map(async ({ who, cartId, units, pause }) => {
          await pressAfter(pause);
          return { units, answer: await finalize(server, cartId, who) };
        }),
      );
      const won = sent.filter(({ answer }) => answer.status === 201);
      const lost = sent.filter(({ answer }) => answer.status === 400);
      expect(won.length + lost.length).toBe(buyers);
      expect(lost.every(({ answer }) => JSON.stringify(answer.problem.errors).includes('"scope":"stock"'))).toBe(true);
      const sold = won.reduce((sum, { units }) => sum + units, 0);
      // Nobody lost who wanted no more than what is left.
      expect(Math.min(...lost.map(({ units }) => units))).toBeGreaterThan(shelf - sold);
      expect(await readLedger(server, 1)).toEqual({
        orders: won.length,
        ordered: sold,
        left: shelf - sold,
        closed_carts: won.length,
        mails: won.length * 2,
        gaps: 0,
        crooked: 0,
      });
      return { orders: won.length, sold };
    };

    it(
      'for more than there is buy what is there and no unit more, and the losers leave nothing (V-060, S-084)',
      { timeout: 240_000 + races * 30_000 },
      async () => {
        let [orders, sold] = [0, 0];
        for (let seed = firstSeed; seed < firstSeed + races; seed += 1) {
          const result = await expectRightSales(seed);
          orders += result.orders;
          sold += result.sold;
        }
        report({ buyers: races * buyers, 'units to sell': races * shelf, 'units sold': sold, orders, seed: firstSeed });
      },
    );

    it('the same size in two carts of one retailer is never sold beyond stock (V-060)', async () => {
      await setShelf(server, 1, 10);
      const carts = [
        await fillCart(server, { as, variation: 1, units: 6 }),
        await fillCart(server, { as, variation: 1, units: 6, pricelist: 2 }),
      ];
      for (const { cartId } of carts) await finalize(server, cartId, as);
      const sent = await Promise.all(carts.map(({ cartId }) => finalize(server, cartId, as)));
      expect(new Set(sent.map((answer) => answer.status))).toEqual(new Set([201, 400]));
      expect(await readLedger(server, 1)).toMatchObject({ orders: 1, ordered: 6, left: 4, gaps: 0, crooked: 0 });
    });

    it('orders that want the same sizes in opposite orders do not wait for each other in a ring (V-060)', async () => {
      const racers = crowd(12);
      const carts = await Promise.all(
        racers.map(async (who, n) => {
          const sequence = n % 2 === 0 ? [1, 3, 5] : [5, 3, 1];
          let cartId = 0;
          for (const variation of sequence) ({ cartId } = await fillCart(server, { as: who, variation, units: 3 }));
          return { who, cartId };
        }),
      );
      await Promise.all(carts.map(({ who, cartId }) => finalize(server, cartId, who)));
      const sent = await Promise.all(carts.map(({ who, cartId }) => finalize(server, cartId, who)));
      expect(sent.map((answer) => answer.status)).toEqual(racers.map(() => 201));
      expect(await readLedger(server, 1)).toMatchObject({ orders: 12, ordered: 108, left: 64, gaps: 0, crooked: 0 });
    });
  },
  { engines: ['postgres'] },
);

describeEngines(
  'a held cart',
  (server) => {
    beforeEach(() => clearOrders(server));

    it('answers 409 when the same cart is being finalized elsewhere for too long (A-088)', async () => {
      const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
      const refused = await server.db.transaction(async (tx) => {
        await tx.query(sql`select id from cart where id = ${cartId} for update`);
        return finalize(server, cartId, as);
      });
      expect([refused.status, refused.problem.message]).toEqual([
        409,
        'This order is being processed. Try again in a moment.',
      ]);
    });
  },
  { engines: ['postgres'] },
);
