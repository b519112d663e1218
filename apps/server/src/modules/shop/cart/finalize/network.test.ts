import { contract } from '@vitrine/api';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../../../db/postgres.ts';
import { readAnswer, toRequest } from '../../../../testing/http.ts';
import { describeEngines } from '../../../../testing/index.ts';
import { report } from '../../../../testing/report.ts';
import { addCrowd, crowd, readLedger } from '../../../../testing/raceBuyers.ts';
import { clearOrders, fillCart } from '../../../../testing/raceOrders.ts';
import { startProxy, type Fate } from '../../../../testing/raceProxy.ts';
import { casesOf } from '../../../../testing/tier.ts';

const buyers = crowd(10);
/** How many connections are cut; `CUTS=1000` cuts more. */
const wanted = casesOf({ quick: 10, all: 60, setting: 'CUTS' });
const seed = Number(process.env['SEED'] ?? 1);
const timeout = 240_000 + wanted * 300;

describeEngines(
  'finalize over a network that fails',
  (server) => {
    beforeAll(() => addCrowd(server, buyers.length));

    /** Repeats the same call under the same key until an answer arrives, as a client that cannot know does. */
    const insist = async (origin: string, token: string, cartId: number): Promise<number> => {
      const { path, init } = await toRequest(
        contract.cart.finalize,
        { params: { cartId }, body: {}, headers: { 'idempotency-key': `key-of-cart-${cartId}` } },
        { token, account: 'vitrine' },
      );
      for (;;) {
        const { status, json } = await readAnswer(origin, path, init).catch((error: unknown) => ({
          status: 0,
          json: String(error) as unknown,
        }));
        if (status === 201) return (json as { order: { id: number } }).order.id;
        expect([0, 200, 503]).toContain(status);
      }
    };

    const fillCarts = () =>
      Promise.all(
        buyers.map(async (as) => ({
          token: await server.token(as),
          ...(await fillCart(server, { as, variation: 1, units: 2 })),
        })),
      );

    const expectEachOnce = async (orders: readonly number[]): Promise<void> => {
      expect(new Set(orders).size).toBe(buyers.length);
      expect(await readLedger(server, 1)).toMatchObject({
        orders: buyers.length,
        ordered: 20,
        left: 80,
        mails: 20,
        gaps: 0,
        crooked: 0,
      });
    };

    it('makes each order once, however often requests and answers are lost (A-088)', { timeout }, async () => {
      const fates = fc
        .array(fc.constantFrom<Fate>('pass', 'lose-request', 'lose-answer'), { minLength: 1, maxLength: 7 })
        .filter((each) => each.includes('pass') && each.length > each.indexOf('pass') + 1);
      let [cuts, made] = [0, 0];
      await fc.assert(
        fc.asyncProperty(fates, async (sequence) => {
          await clearOrders(server);
          const carts = await fillCarts();
          let turn = 0;
          const proxy = await startProxy(server.origin, () => {
            const fate = sequence[turn++ % sequence.length] ?? 'pass';
            if (fate !== 'pass') cuts += 1;
            return fate;
          });
          const orders = await Promise.all(carts.map(({ token, cartId }) => insist(proxy.origin, token, cartId)));
          await proxy.close();
          await expectEachOnce(orders);
          made += orders.length;
        }),
        { numRuns: Math.ceil(wanted / 7.5), seed },
      );
      report({ 'connections of buyers cut': cuts, 'orders acknowledged and made once': made, seed });
      expect(cuts).toBeGreaterThanOrEqual(wanted / 2);
    });

    it(
      'makes each order once, however often its own connections to PostgreSQL are cut (A-088)',
      { timeout },
      async () => {
        const control = openPostgres({ url: server.databaseUrl ?? '', connections: 1 });
        let [cuts, made] = [0, 0];
        for (let round = 0; cuts < wanted; round += 1) {
          await clearOrders(server);
          const carts = await fillCarts();
          let isSending = true;
          const cutting = (async () => {
            for (let turn = 0; isSending; turn += 1) {
              // Ever longer, so that on a slow machine too every order gets through between two cuts.
              await new Promise((resolve) => setTimeout(resolve, 5 + ((seed + round * 7 + turn * 13) % 40) + turn * 4));
              const [row] = await control.query<{ cut: number }>(sql`
              select count(*) filter (where pg_terminate_backend(pid))::int as cut from (
                select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
                order by random() limit 2) busy`);
              cuts += row?.cut ?? 0;
            }
          })();
          const orders = await Promise.all(carts.map(({ token, cartId }) => insist(server.origin, token, cartId)));
          isSending = false;
          await cutting;
          await expectEachOnce(orders);
          made += orders.length;
        }
        report({ 'connections to PostgreSQL cut': cuts, 'orders acknowledged and made once': made, seed });
        await control.close();
      },
    );
  },
  { engines: ['postgres'] },
);
