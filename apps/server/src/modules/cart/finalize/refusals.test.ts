import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { asBuyer } from '../../../domain/scope.ts';
import { noJournal } from '../../../platform/journal.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, fillCart } from '../../../testing/raceOrders.ts';
import { finalize as finalizeCart } from './service.ts';

const as = 'buyer@vitrine.example';

describeEngines('finalize refuses', (server) => {
  beforeEach(() => clearOrders(server));

  const finalize = (cartId: number, body: { message?: string; precognitive?: boolean; version?: number } = {}, key?: string, who = as) =>
    server.call(contract.cart.finalize, { as: who, params: { cartId }, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
  const count = async () => {
    const [row] = await server.db.query<{ orders: number; lines: number; mails: number }>(sql`
      select (select count(*)::int from purchase_order) as orders, (select count(*)::int from order_line) as lines, (select count(*)::int from mail) as mails`);
    return row!;
  };
  const stockOf = async (variation: number) => {
    const [row] = await server.db.query<{ quantity: number }>(sql`select quantity from stock where variation_id = ${variation} order by size_id limit 1`);
    return row!.quantity;
  };

  it('refuses a cart that changed since the retailer looked at it (A-088)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 12 });
    const { version } = (await server.call(contract.cart.list, { as })).body.results[0]!;
    expect((await finalize(cartId, { version })).status).toBe(200);
    await server.call(contract.cart.setQuantity, { as: 'colleague@vitrine.example', params: { itemId }, body: { quantity: 90 } });
    expect((await finalize(cartId, { version })).status).toBe(409);
    expect((await count()).orders).toBe(0);
  });

  it('is for approved buyers and their own carts alone (P-017, P-018, P-019, P-020, S-083)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const own = await fillCart(server, { as: 'review@vitrine.example', variation: 1, units: 12 });
    expect((await finalize(own.cartId, {}, undefined, 'review@vitrine.example')).status).toBe(403);
    expect((await finalize(cartId, {}, undefined, 'seller@vitrine.example')).status).toBe(403);
    expect((await server.call(contract.cart.finalize, { params: { cartId }, body: {} })).status).toBe(401);
    const strangers = [await finalize(cartId, {}, undefined, 'rival@vitrine.example'), await finalize(cartId, {}, undefined, 'buyer@tropico.example'), await finalize(999_999)];
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
      { scope: 'stock', id: itemId, side: 'maximum', type: 'quantity', limit: 5, missing: 7, message: '5 units are available for immediate delivery' },
    ]);
    expect(await stockOf(1)).toBe(5);
  });

  it('names the limits of product, collection and seller (V-057, V-058, V-064, V-065, V-066, X-063, D-084, D-085)', async () => {
    await server.db.query(sql`update product set minimum_quantity = 20 where id = 1`);
    await server.db.query(sql`update collection set maximum_quantity = 10 where id = 1`);
    await server.db.query(sql`update brand set minimum_value_cents = 50000 where id = 1`);
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const refused = await finalize(cartId, { precognitive: true });
    expect([refused.status, refused.problem.message]).toEqual([400, 'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.']);
    expect(refused.problem.errors).toEqual([
      { scope: 'collection', id: 1, side: 'maximum', type: 'quantity', limit: 10, missing: 2, message: 'MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS 10 FOR THIS ORDER TO PROCEED' },
      { scope: 'product', id: 1, side: 'minimum', type: 'quantity', limit: 20, missing: 8, message: 'MINIMUM QUANTITY - THE MINIMUM QUANTITY IS 20 FOR THIS ORDER TO PROCEED' },
      { scope: 'seller', id: 1, side: 'minimum', type: 'value', limit: 500, missing: 380, message: 'Add $380.00 more to meet the minimum order.' },
    ]);
    await server.db.query(sql`update brand set minimum_value_cents = null, maximum_value_cents = 10000 where id = 1`);
    expect((await finalize(cartId)).problem.errors).toContainEqual(
      { scope: 'seller', id: 1, side: 'maximum', type: 'value', limit: 100, missing: 20, message: 'Remove $20.00 more to meet the maximum order.' });
    await server.db.query(sql`update product set minimum_quantity = null`);
    await server.db.query(sql`update collection set maximum_quantity = null`);
    await server.db.query(sql`update brand set minimum_value_cents = null, maximum_value_cents = null`);
  });

  it('refuses what can no longer be ordered: closed window, withdrawn product, vanished price (S-084)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    const refusal = async () => ((await finalize(cartId)).problem.errors as unknown as { scope: string; id: number; limit: number }[]).map(({ scope, id, limit }) => [scope, id, limit]);
    await server.db.query(sql`update collection set order_window_end = current_date - 1 where id = 1`);
    expect(await refusal()).toEqual([['collection', 1, 0]]);
    await server.db.query(sql`update collection set order_window_end = current_date where id = 1`);
    expect((await finalize(cartId)).status).toBe(200);
    await server.db.query(sql`update product set is_active = false where id = 1`);
    expect(await refusal()).toEqual([['product', 1, 0]]);
    await server.db.query(sql`update product set is_active = true where id = 1`);
    await server.db.query(sql`delete from price where pricelist_id = 1 and product_id = 1`);
    expect(await refusal()).toEqual([['product', 1, 0]]);
    await server.db.query(sql`insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents) values (1, 1, 1000, 2500)`);
    await server.db.query(sql`update collection set order_window_end = null`);
  });

  it('checks the stage again inside the transaction (S-009)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    const scope = asBuyer(await server.scope({ as }));
    await server.db.query(sql`update retailer set stage = 'pending' where id = 1`);
    await expect(finalizeCart(scope, { cartId }, noJournal('none'), () => undefined)).rejects.toMatchObject({ status: 403 });
    await server.db.query(sql`update retailer set stage = 'approved' where id = 1`);
  });

  it('says that support helps when something unexpected happens, logs it, and leaves nothing behind (X-062)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    await finalize(cartId);
    await server.db.query(sql`alter table mail add constraint no_mail check (kind <> 'order-notice')`);
    const refused = await finalize(cartId);
    await server.db.query(sql`alter table mail drop constraint no_mail`);
    expect([refused.status, refused.problem.message]).toEqual([400, 'Unfortunately, we were unable to process your order. Please get in touch with our support team.']);
    expect([await count(), await stockOf(1)]).toEqual([{ orders: 0, lines: 0, mails: 0 }, 100]);
    expect(server.log.some((line) => line.includes('finalize failed'))).toBe(true);
    expect((await finalize(cartId)).status).toBe(201);
  });
});
