import { contract } from '@vitrine/api';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readAnswer, toRequest } from '../../../testing/http.ts';
import { describeEngines } from '../../../testing/index.ts';
import { addCrowd, crowd, readLedger } from '../../../testing/raceBuyers.ts';
import { clearOrders, fillCart } from '../../../testing/raceOrders.ts';
import { startProxy, type Fate } from '../../../testing/raceProxy.ts';

const buyers = crowd(10);

describeEngines(
  'finalize over a network that fails',
  (server) => {
    beforeAll(() => addCrowd(server, buyers.length));

    /** Repeats the same call under the same key until an answer arrives, as a client that cannot know does. */
    const insist = async (origin: string, token: string, cartId: number): Promise<number> => {
      const { path, init } = toRequest(
        contract.cart.finalize,
        { params: { cartId }, body: {}, headers: { 'idempotency-key': `key-of-cart-${cartId}` } },
        { token, account: 'vitrine' },
      );
      for (;;) {
        const { status, json } = await readAnswer(origin, path, init).catch(() => ({ status: 0, json: undefined }));
        if (status === 201) return (json as { order: { id: number } }).order.id;
        expect([0, 200]).toContain(status);
      }
    };

    it('makes each order once, however often requests and answers are lost (A-088)', async () => {
      const fates = fc
        .array(fc.constantFrom<Fate>('pass', 'lose-request', 'lose-answer'), { minLength: 1, maxLength: 7 })
        .filter((each) => each.includes('pass'));
      await fc.assert(
        fc.asyncProperty(fates, async (sequence) => {
          await clearOrders(server);
          const carts = await Promise.all(
            buyers.map(async (as) => ({
              token: await server.token(as),
              ...(await fillCart(server, { as, variation: 1, units: 2 })),
            })),
          );
          let turn = 0;
          const proxy = await startProxy(server.origin, () => sequence[turn++ % sequence.length] ?? 'pass');
          const orders = await Promise.all(carts.map(({ token, cartId }) => insist(proxy.origin, token, cartId)));
          await proxy.close();
          expect(new Set(orders).size).toBe(buyers.length);
          expect(await readLedger(server, 1)).toMatchObject({
            orders: buyers.length,
            ordered: 20,
            left: 80,
            mails: 20,
            gaps: 0,
            crooked: 0,
          });
        }),
        { numRuns: 8 },
      );
    });
  },
  { engines: ['postgres'] },
);
