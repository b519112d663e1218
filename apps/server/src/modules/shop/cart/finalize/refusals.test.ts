import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { asBuyer } from '../../../../domain/scope.ts';
import { noJournal } from '../../../../platform/journal.ts';
import { finalizeCalls } from '../../../../testing/cartCalls.ts';
import { describeEngines } from '../../../../testing/index.ts';
import { clearOrders, fillCart, firstOf } from '../../../../testing/raceOrders.ts';
import { finalize as finalizeCart } from './service.ts';

const as = 'buyer@vitrine.example';

describeEngines('finalize refuses', (server) => {
  beforeEach(() => clearOrders(server));

  const { finalize, count, stockOf } = finalizeCalls(server, as);

  it('refuses a cart that changed since the retailer looked at it (A-088)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 12 });
    const { version } = firstOf((await server.call(contract.cart.list, { as })).body.results);
    expect((await finalize(cartId, { version })).status).toBe(200);
    await server.call(contract.cart.setQuantity, {
      as: 'colleague@vitrine.example',
      params: { itemId },
      body: { quantity: 90 },
    });
    expect((await finalize(cartId, { version })).status).toBe(409);
    expect((await count()).orders).toBe(0);
  });

  it('is for approved buyers and their own carts alone (P-017, P-018, P-019, P-020, S-083)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const own = await fillCart(server, { as: 'review@vitrine.example', variation: 1, units: 12 });
    expect((await finalize(own.cartId, {}, undefined, 'review@vitrine.example')).status).toBe(403);
    expect((await finalize(cartId, {}, undefined, 'seller@vitrine.example')).status).toBe(403);
    expect((await server.call(contract.cart.finalize, { params: { cartId }, body: {} })).status).toBe(401);
    const strangers = [
      await finalize(cartId, {}, undefined, 'rival@vitrine.example'),
      await finalize(cartId, {}, undefined, 'buyer@tropico.example'),
      await finalize(999_999),
    ];
    expect(strangers.map((each) => each.status)).toEqual([404, 404, 404]);
  });

  it('refuses an empty cart (X-061)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 0 });
    const refused = await finalize(cartId);
    expect([refused.status, refused.problem.message, refused.problem.errors]).toEqual([400, 'Your cart is empty.', []]);
  });

  it('names stock that went meanwhile, per cart item (V-060, S-084, D-084)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 12 });
    await finalize(cartId);
    await server.db.query(sql`update stock set quantity = 5 where variation_id = 1`);
    const refused = await finalize(cartId);
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toEqual([
      {
        scope: 'stock',
        id: itemId,
        side: 'maximum',
        type: 'quantity',
        limit: 5,
        missing: 7,
        message: '5 units are available for immediate delivery',
      },
    ]);
    expect(await stockOf(1)).toBe(5);
  });

  it('checks the stage again inside the transaction (S-009)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    const scope = asBuyer(await server.scope({ as }));
    await server.db.query(sql`update retailer set stage = 'pending' where id = 1`);
    await expect(finalizeCart(scope, { cartId }, noJournal('none'), () => undefined)).rejects.toMatchObject({
      status: 403,
    });
    await server.db.query(sql`update retailer set stage = 'approved' where id = 1`);
  });

  it('says that support helps when something unexpected happens, logs it, and leaves nothing behind (X-062)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    await finalize(cartId);
    await server.db.query(sql`alter table mail add constraint no_mail check (kind <> 'order-notice')`);
    const refused = await finalize(cartId);
    await server.db.query(sql`alter table mail drop constraint no_mail`);
    expect([refused.status, refused.problem.message]).toEqual([
      400,
      'Unfortunately, we were unable to process your order. Please get in touch with our support team.',
    ]);
    expect([await count(), await stockOf(1)]).toEqual([{ orders: 0, lines: 0, mails: 0 }, 100]);
    expect(server.log.some((line) => line.includes('finalize failed'))).toBe(true);
    expect((await finalize(cartId)).status).toBe(201);
  });
});
