import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { finalizeCalls } from '../../../../testing/cartCalls.ts';
import { describeEngines } from '../../../../testing/index.ts';
import { clearOrders, fillCart, firstOf, numberOf, sendOrder } from '../../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';

describeEngines('finalize', (server) => {
  beforeEach(() => clearOrders(server));

  const { finalize, count, stockOf } = finalizeCalls(server, as);
  const orderIn = (body: Awaited<ReturnType<typeof finalize>>['body']) => ('order' in body ? body.order : undefined);

  it('validates at the first call and creates at the second, which closes the cart (A-087, A-088, S-082, S-085, K-73, D-006)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const validated = await finalize(cartId);
    expect([validated.status, validated.body]).toEqual([200, { message: "You're all set to order!", valid: true }]);
    expect(await count()).toEqual({ orders: 0, lines: 0, mails: 0 });
    const readCart = async () =>
      (await server.call(contract.cart.list, { as, query: { cart: cartId } })).body.results[0];
    expect((await readCart())?.status).toBe('o');
    const created = await finalize(cartId, { message: 'Before Easter, please' });
    expect([created.status, orderIn(created.body)?.status]).toEqual([201, 'b']);
    expect(await stockOf(1)).toBe(88);
    const closed = await readCart();
    expect([closed?.status, closed?.orderId]).toEqual(['c', orderIn(created.body)?.id]);
  });

  it('An order that is sent is in the audit log, also in the part of its brand (D-067)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 2 });
    await finalize(cartId);
    const number = await numberOf(server, orderIn((await finalize(cartId)).body)?.id);
    for (const [reader, call] of [
      ['staff@vitrine.example', contract.staffLog.list],
      ['seller@vitrine.example', contract.brandOfficeLog.list],
    ] as const) {
      const [newest] = (await server.call(call, { as: reader, query: { subject: 'order' } })).body.data;
      expect(newest).toMatchObject({
        action: 'order.place',
        actor: { name: 'Bea Test' },
        // The retailer, not the brand that reads it.
        company: 'Harbour Store',
        subject: { name: `#${number}` },
      });
    }
  });

  it('only validates with the precognitive flag, however often; the next call without it creates (A-089, D-006)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    expect([
      (await finalize(cartId, { precognitive: true })).status,
      (await finalize(cartId, { precognitive: true })).status,
    ]).toEqual([200, 200]);
    expect((await count()).orders).toBe(0);
    expect((await finalize(cartId)).status).toBe(201);
  });

  it('validates again when the content or a price has changed since (D-006)', async () => {
    const { cartId, itemId } = await fillCart(server, { as, variation: 1, units: 12 });
    await finalize(cartId);
    await server.call(contract.cart.setQuantity, { as, params: { itemId }, body: { quantity: 13 } });
    expect((await finalize(cartId)).status).toBe(200);
    await server.db.query(sql`update price set wholesale_cents = 1100 where pricelist_id = 1 and product_id = 1`);
    expect((await finalize(cartId)).status).toBe(200);
    expect((await finalize(cartId)).status).toBe(201);
    await server.db.query(sql`update price set wholesale_cents = 1000 where pricelist_id = 1 and product_id = 1`);
  });

  it('answers a repeated finalize of a closed cart with the same order (A-088)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const first = await sendOrder(server, as, cartId);
    const again = await finalize(cartId);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await count()).toMatchObject({ orders: 1 });
  });

  it('replays the answer of an Idempotency-Key, and refuses the key for another request (A-088)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    await finalize(cartId);
    const first = await finalize(cartId, {}, 'key-0001');
    const again = await finalize(cartId, {}, 'key-0001');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const other = await finalize(cartId, { message: 'another' }, 'key-0001');
    expect([other.status, Object.keys(other.problem.errors ?? {})]).toEqual([422, ['idempotency-key']]);
    expect((await finalize(cartId, {}, 'short')).status).toBe(422);
  });

  it('keeps what was ordered in the words, at the prices and with the delivery of that moment; its cart keeps the prices (E-49)', async () => {
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    await server.call(contract.cart.setNote, { as, params: { cartId, productId: 1 }, body: { note: 'Label inside' } });
    await sendOrder(server, as, cartId);
    await server.db.query(sql`update price set wholesale_cents = 9900 where product_id = 1`);
    const moveWindow = (start: string) =>
      server.db.query(sql`update collection set production_window_start = ${start}::date where id = 1`);
    await moveWindow('2026-03-01');
    const [order] = (await server.call(contract.orders.list, { as })).body.data.data;
    expect(order).toMatchObject({ total_items: 12, total_products: 1, total_price: 120, currency: 'USD' });
    expect(order?.lines).toEqual([
      {
        product_id: 1,
        name: 'Linen dress',
        reference_code: 'LD-01',
        collection: 'Resort 26',
        image: '/media/drawn/goods/300.webp',
        variation: 'Terracotta',
        note: 'Label inside',
        ship_msg: null,
        order_delivery_days: 30,
        production_window_start: '2026-02-01',
        production_window_end: '2026-03-31',
        sizes: [{ name: 'S', quantity: 12 }],
        units: 12,
        unit_price: 10,
        total: 120,
      },
    ]);
    const closed = firstOf((await server.call(contract.cart.list, { as, query: { cart: cartId } })).body.results);
    expect(firstOf(firstOf(closed.collections).products).wholesale_price.amount).toBe(10);
    await server.db.query(sql`update price set wholesale_cents = 1000 where product_id = 1`);
    await moveWindow('2026-02-01');
  });

  it('gives the checkout address of the brand under its three names, once the brand has answered (D-030, S-109)', async () => {
    await server.db.query(sql`update brand set checkout_url = 'https://pay.example/lume' where id = 1`);
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const given = async () => {
      const sent = await sendOrder(server, as, cartId);
      const [order] = (await server.call(contract.orders.list, { as })).body.data.data;
      const [closed] = (await server.call(contract.cart.list, { as, query: { cart: cartId } })).body.results;
      expect(order?.payment_status).toBe('Pending');
      return [
        'checkout_url' in sent.body && sent.body.checkout_url,
        order?.external_checkout_url,
        closed?.checkout_url,
      ];
    };
    expect(await given()).toEqual([null, null, null]);
    await server.db.query(sql`update purchase_order set status = 'p' where cart_id = ${cartId}`);
    expect(await given()).toEqual(Array(3).fill('https://pay.example/lume'));
    await server.db.query(sql`update brand set checkout_url = null where id = 1`);
  });

  it('writes to the buyer and to the brand, each in their language, with the order (S-087)', async () => {
    await server.db.query(sql`update member set language_code = 'pt_BR' where email = 'seller@vitrine.example'`);
    const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
    const sent = await sendOrder(server, as, cartId);
    const number = await numberOf(server, orderIn(sent.body)?.id);
    const mails = await server.db.query<{ recipient: string; subject: string; text: string }>(
      sql`select recipient, subject, text from mail order by recipient`,
    );
    expect(mails[1]?.text).toMatch(/USD [\d.]+,\d\d/);
    expect(mails.map(({ recipient, subject }) => ({ recipient, subject }))).toEqual([
      { recipient: as, subject: `We received your order #${number}` },
      { recipient: 'seller@vitrine.example', subject: `Novo pedido nº ${number} de Harbour Store` },
    ]);
    await server.db.query(sql`update member set language_code = 'en'`);
  });
});
