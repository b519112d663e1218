import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../../../shared/account/settings.ts';
import { finalizeCalls } from '../../../../testing/cartCalls.ts';
import { describeEngines } from '../../../../testing/index.ts';
import { clearOrders, fillCart } from '../../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';

describeEngines('finalize and limits', (server) => {
  beforeEach(() => clearOrders(server));
  afterEach(() => vi.useRealTimers());

  const { finalize } = finalizeCalls(server, as);

  it('names the limits of product, collection and seller (V-057, V-058, V-064, V-065, V-066, X-038, X-063, D-084, D-085)', async () => {
    await server.db.query(sql`update product set minimum_quantity = 20 where id = 1`);
    await server.db.query(sql`update collection set maximum_quantity = 10 where id = 1`);
    await server.db.query(sql`update brand set minimum_value_cents = 50000 where id = 1`);
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const refused = await finalize(cartId, { precognitive: true });
    expect([refused.status, refused.problem.message]).toEqual([
      400,
      'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.',
    ]);
    expect(refused.problem.errors).toEqual([
      {
        scope: 'collection',
        id: 1,
        side: 'maximum',
        type: 'quantity',
        limit: 10,
        missing: 2,
        message: 'MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS 10 FOR THIS ORDER TO PROCEED',
      },
      {
        scope: 'product',
        id: 1,
        side: 'minimum',
        type: 'quantity',
        limit: 20,
        missing: 8,
        message: 'MINIMUM QUANTITY - THE MINIMUM QUANTITY IS 20 FOR THIS ORDER TO PROCEED',
      },
      {
        scope: 'seller',
        id: 1,
        side: 'minimum',
        type: 'value',
        limit: 500,
        missing: 380,
        message: 'Add $380.00 more to meet the minimum order.',
      },
    ]);
    await server.db.query(sql`update brand set minimum_value_cents = null, maximum_value_cents = 10000 where id = 1`);
    expect((await finalize(cartId)).problem.errors).toContainEqual({
      scope: 'seller',
      id: 1,
      side: 'maximum',
      type: 'value',
      limit: 100,
      missing: 20,
      message: 'Remove $20.00 more to meet the maximum order.',
    });
    await server.db.query(sql`update product set minimum_quantity = null`);
    await server.db.query(sql`update collection set maximum_quantity = null`);
    await server.db.query(sql`update brand set minimum_value_cents = null, maximum_value_cents = null`);
  });

  it('refuses what can no longer be ordered: closed window, withdrawn product, vanished price (S-084)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    const refusal = async () =>
      ((await finalize(cartId)).problem.errors as unknown as { scope: string; id: number; limit: number }[]).map(
        ({ scope, id, limit }) => [scope, id, limit],
      );
    await server.db.query(sql`update collection set order_window_end = current_date - 1 where id = 1`);
    expect(await refusal()).toEqual([['collection', 1, 0]]);
    await server.db.query(sql`update collection set order_window_end = current_date where id = 1`);
    expect((await finalize(cartId)).status).toBe(200);
    await server.db.query(sql`update product set is_active = false where id = 1`);
    expect(await refusal()).toEqual([['product', 1, 0]]);
    await server.db.query(sql`update product set is_active = true where id = 1`);
    await server.db.query(sql`delete from price where pricelist_id = 1 and product_id = 1`);
    expect(await refusal()).toEqual([['product', 1, 0]]);
    await server.db.query(
      sql`insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents) values (1, 1, 1000, 2500)`,
    );
    await server.db.query(sql`update collection set order_window_end = null`);
  });

  // The times go on from line to line, and the server reads its accounts again every five seconds.
  it.each([
    ['Asia/Tokyo', '2099-11-30T14:59:00Z', 200],
    ['Asia/Tokyo', '2099-11-30T15:00:00Z', 400],
    ['America/Sao_Paulo', '2099-12-01T01:41:00Z', 200],
    ['America/Sao_Paulo', '2099-12-01T03:00:00Z', 400],
  ])(
    'takes orders until midnight of the last day of the window in %s: at %s the answer is %i (S-084)',
    async (zone, now, status) => {
      await changeSettings(server.db, 'vitrine', { time_zone: zone });
      await server.db.query(sql`update collection set order_window_end = '2099-11-30' where id = 1`);
      // The embedded engine reads the process's clock too.
      await server.db.query(sql`update session set access_expires_at = '2100-01-01'`);
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
      expect((await finalize(cartId, { precognitive: true })).status).toBe(status);
      vi.useRealTimers();
      await server.db.query(sql`update collection set order_window_end = null`);
    },
  );
});
