import { randomUUID } from 'node:crypto';
import { contract } from '@vitrine/api';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../../testing/index.ts';
import { readLedger } from '../../../../testing/raceBuyers.ts';
import { clearOrders, fillCart } from '../../../../testing/raceOrders.ts';
import { casesOf } from '../../../../testing/tier.ts';

const actors = ['buyer@vitrine.example', 'colleague@vitrine.example'] as const;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('quantity'),
    as: fc.constantFrom(...actors),
    units: fc.integer({ min: 0, max: 60 }),
    item: fc.nat(1),
  }),
  fc.record({
    kind: fc.constantFrom('remove', 'note', 'pricelist', 'send', 'sendWhatISaw'),
    as: fc.constantFrom(...actors),
    units: fc.constant(0),
    item: fc.nat(1),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describeEngines(
  'cart edits racing finalize',
  (server) => {
    const seen = async (as: string, cart: number) =>
      (await server.call(contract.cart.list, { as, query: { cart } })).body.results[0];

    const units = (cart: NonNullable<Awaited<ReturnType<typeof seen>>>) =>
      cart.collections
        .flatMap((each) => each.products)
        .flatMap((line) => line.variations)
        .flatMap((each) => each.items)
        .reduce((sum, item) => sum + item.quantity, 0);

    const send = (as: string, cartId: number, body: { version?: number; message?: string } = {}) =>
      server.call(contract.cart.finalize, { as, params: { cartId }, body });

    /** An order made under a version holds exactly what that version showed. */
    const sendWhatISaw = async (as: string, cartId: number): Promise<void> => {
      const cart = await seen(as, cartId);
      if (cart?.status !== 'o') return;
      const body = { version: cart.version, message: randomUUID() };
      await send(as, cartId, body);
      await send(as, cartId, body);
      const mine = await server.db.query<{ units: number }>(
        sql`select total_units as units from purchase_order where note = ${body.message}`,
      );
      for (const order of mine) expect(order.units).toBe(units(cart));
    };

    const perform = async (
      { kind, as, units: quantity, item }: Step,
      cartId: number,
      items: readonly number[],
    ): Promise<unknown> => {
      if (kind === 'quantity')
        return server.call(contract.cart.setQuantity, { as, params: { itemId: items[item] ?? 0 }, body: { quantity } });
      if (kind === 'remove')
        return server.call(contract.cart.removeProduct, { as, params: { cartId, productId: item + 1 } });
      if (kind === 'note')
        return server.call(contract.cart.setNote, { as, params: { cartId, productId: item + 1 }, body: { note: 'n' } });
      if (kind === 'pricelist')
        return server.call(contract.cart.changePricelist, { as, params: { cartId }, body: { pricelist_id: item + 1 } });
      if (kind === 'send') return send(as, cartId);
      return sendWhatISaw(as, cartId);
    };

    it('never leave an order that differs from its cart, nor stock that differs from the orders (S-082, R-292, V-060)', async () => {
      const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(rounds, async (schedule) => {
          await clearOrders(server);
          const first = await fillCart(server, { as: actors[0], variation: 1, units: 12 });
          const second = await fillCart(server, { as: actors[1], variation: 3, units: 12 });
          for (const round of schedule)
            await Promise.all(round.map((each) => perform(each, first.cartId, [first.itemId, second.itemId])));
          const { orders, ordered, closed_carts, gaps, crooked } = await readLedger(server, 1);
          const [stock] = await server.db.query<{ taken: number }>(
            sql`select sum(100 - quantity)::int as taken from stock`,
          );
          expect({ gaps, crooked, closed: closed_carts, taken: stock?.taken, once: orders <= 1 }).toEqual({
            gaps: 0,
            crooked: 0,
            closed: orders,
            taken: ordered,
            once: true,
          });
        }),
        { numRuns: casesOf({ quick: 8, all: 40 }) },
      );
    });
  },
  { engines: ['postgres'] },
);
