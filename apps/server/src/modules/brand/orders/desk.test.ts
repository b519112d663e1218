import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, firstOf, numberOf, placeOrder } from '../../../testing/raceOrders.ts';

const { brandOrders, notifications, orders } = contract;
const buyer = { as: 'buyer@vitrine.example' };
const lume = { as: 'seller@vitrine.example' };

describeEngines('orders desk of a brand', (server) => {
  let id = 0;

  beforeEach(async () => {
    await clearOrders(server);
    id = await placeOrder(server, { ...buyer, variation: 1, units: 5 });
  });

  const read = async () => (await server.call(brandOrders.read, { ...lume, params: { id } })).body.data;
  const versionOf = async () => (await read()).order.version;
  const toProcessing = async () => server.call(orders.changeStatus, { ...lume, params: { id }, body: { status: 'p' } });
  const cell = async () => {
    const line = firstOf((await read()).lines);
    return { variation_id: line.variation_id, size_id: firstOf(line.sizes).size_id };
  };
  const ship = async (quantity: number, tracking_code = '') =>
    server.call(brandOrders.ship, {
      ...lume,
      params: { id },
      body: {
        version: await versionOf(),
        shipped_on: '2026-11-20',
        tracking_code,
        units: [{ ...(await cell()), quantity }],
      },
    });
  const correct = async (quantity: number, reason = 'The mill has no more') =>
    server.call(brandOrders.correct, {
      ...lume,
      params: { id },
      body: { version: await versionOf(), reason, units: [{ ...(await cell()), quantity }] },
    });
  const asBuyer = async () => firstOf((await server.call(orders.list, { ...buyer })).body.data.data);
  const news = async () =>
    (await server.call(notifications.list, { ...buyer })).body.data.map(({ event, subject, count }) => ({
      event,
      subject,
      count,
    }));
  const timeline = async () => (await server.call(orders.history, { ...buyer, params: { id } })).body.data.history;

  it('lists orders by what they wait for, and finds them by retailer and number (D-048)', async () => {
    const list = async (query: object) => (await server.call(brandOrders.list, { ...lume, query })).body;
    expect((await list({ queue: 'answer' })).data).toMatchObject([
      { id, retailer: 'Harbour Store', queues: ['answer', 'addresses'] },
    ]);
    expect((await list({})).meta).toEqual({ total: 1, all: 1, answer: 1, ship: 0, payment: 0, addresses: 1 });
    expect((await list({ search: `#${await numberOf(server, id)}` })).data).toHaveLength(1);
    expect((await list({ search: `No. ${await numberOf(server, id)}` })).data).toHaveLength(1);
    expect((await list({ search: 'hárbour' })).data).toHaveLength(1);
    expect((await list({ search: 'nobody' })).data).toEqual([]);
    await toProcessing();
    expect((await list({ queue: 'ship', status: 'p' })).data).toHaveLength(1);
    expect((await list({ queue: 'answer' })).data).toEqual([]);
  });

  it('is sent in two parts, which the buyer sees with their tracking codes (D-048)', async () => {
    await toProcessing();
    const first = await ship(2, 'VT-1');
    expect(first.body.data.order).toMatchObject({ status: 'p', fulfilment_status: 'Partially fulfilled' });
    expect(firstOf(first.body.data.lines).sizes[0]).toMatchObject({ ordered: 5, shipped: 2 });
    const second = await ship(3, 'VT-2');
    expect(second.body.data.order).toMatchObject({
      status: 'i',
      fulfilment_status: 'Fulfilled',
      tracking_code: 'VT-2',
    });
    expect((await asBuyer()).shipments).toMatchObject([
      { shipped_on: '2026-11-20', tracking_code: 'VT-1', units: 2, lines: [{ name: 'Linen dress' }] },
      { tracking_code: 'VT-2', units: 3 },
    ]);
    expect((await timeline()).join()).toMatch(/In transit.*Units sent: 3. Tracking: VT-2.*Units sent: 2/s);
    const mails = await server.db.query<{ subject: string }>(
      sql`select subject from mail where kind = 'order-shipment'`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Order #${await numberOf(server, id)}: units sent`),
    );
    expect(await news()).toContainEqual({ event: 'order.shipped', subject: `${id}`, count: 2 });
  });

  it('never sends more than was ordered, nor before the order is processed', async () => {
    expect((await ship(1)).problem.errors).toEqual({ units: [expect.stringContaining('Processing')] });
    await toProcessing();
    expect((await ship(6)).problem.errors).toEqual({ units: [expect.stringContaining('only 5 are left')] });
    expect((await ship(0)).problem.errors).toEqual({ units: ['Enter at least one unit.'] });
    const body = {
      version: await versionOf(),
      shipped_on: '2026-11-20',
      tracking_code: '',
      units: [{ ...(await cell()), quantity: 4 }],
    };
    const both = await Promise.all([1, 2].map(() => server.call(brandOrders.ship, { ...lume, params: { id }, body })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await asBuyer()).shipments).toHaveLength(1);
  });

  it('keeps what was sent out of the stock that a cancelled order returns', async () => {
    await toProcessing();
    await ship(2);
    await server.call(orders.changeStatus, { ...lume, params: { id }, body: { status: 'x' } });
    const [row] = await server.db.query<{ quantity: number }>(
      sql`select quantity from stock where variation_id = 1 order by size_id limit 1`,
    );
    expect(row?.quantity).toBe(98);
  });

  it('has payments that are open, overdue and paid, for both sides', async () => {
    const add = async (reference: string, due_date: string) =>
      server.call(brandOrders.addPayment, {
        ...lume,
        params: { id },
        body: { version: await versionOf(), reference, amount: 12.5, due_date },
      });
    await add('INV-1', '2020-01-01');
    await add('INV-2', '2099-01-01');
    expect((await add('INV-2', '2099-01-01')).problem.errors).toHaveProperty('reference');
    expect((await asBuyer()).payments.map(({ status }) => status)).toEqual(['Overdue', 'Pending']);
    expect((await asBuyer()).payment_status).toBe('Overdue');
    const queued = await server.call(brandOrders.list, { ...lume, query: { queue: 'payment' } });
    expect(queued.body.data).toHaveLength(1);
    const payment = firstOf((await read()).payments).id;
    const set = async (params: { id: number; payment: number }) =>
      server.call(brandOrders.setPayment, { ...lume, params, body: { version: await versionOf(), status: 'Paid' } });
    expect((await set({ id, payment })).body.data.order.payment_status).toBe('Partially paid');
    expect((await set({ id, payment: payment + 1000 })).status).toBe(404);
    expect((await timeline())[0]).toContain('Payment INV-1: Paid');
  });

  it('says of each payment what is true of it alone, also where its order is partially paid', async () => {
    await server.db.query(sql`
      insert into order_payment (order_id, status, reference, amount_cents, due_date)
      select ${id}, status, reference, 500, due::date from (values ('Paid', 'INV-1', '2026-01-01'),
        ('Partially paid', 'INV-2', '2026-02-01'), ('Partially paid', 'INV-3', '2099-01-01')) kept(status, reference, due)`);
    const { order, payments } = await read();
    expect(payments.map(({ status }) => status)).toEqual(['Paid', 'Overdue', 'Pending']);
    expect(order.payment_status).toBe('Partially paid');
  });

  it('is paid only when payments cover its total as it is now, and says what is open (D-080)', async () => {
    const total = (await asBuyer()).total_price;
    const part = total / 5;
    const pay = async (reference: string, amount: number) => {
      const params = { id };
      const body = { version: await versionOf(), reference, amount, due_date: '2099-01-01' };
      const added = await server.call(brandOrders.addPayment, { ...lume, params, body });
      const payment = added.body.data.payments.find((one) => one.reference === reference)?.id ?? 0;
      const status = 'Paid' as const;
      const paid = { version: added.body.data.order.version, status };
      await server.call(brandOrders.setPayment, { ...lume, params: { id, payment }, body: paid });
    };
    const listed = async (payment?: 'Paid' | 'Partially paid') =>
      (await server.call(brandOrders.list, { ...lume, query: { payment } })).body.data;
    expect((await asBuyer()).balance).toEqual({ paid: 0, open: total, overpaid: 0 });
    await pay('INV-1', part * 3);
    const partly = { payment_status: 'Partially paid', balance: { paid: part * 3, open: part * 2, overpaid: 0 } };
    expect(await asBuyer()).toMatchObject(partly);
    expect((await read()).order).toMatchObject(partly);
    expect(await listed('Partially paid')).toMatchObject([{ id, payment_status: 'Partially paid', open: part * 2 }]);
    expect(await listed('Paid')).toEqual([]);
    await correct(3);
    expect(await asBuyer()).toMatchObject({ payment_status: 'Paid', balance: { open: 0, overpaid: 0 } });
    await correct(2);
    expect(await asBuyer()).toMatchObject({ payment_status: 'Paid', balance: { open: 0, overpaid: part } });
    expect(await listed('Paid')).toMatchObject([{ id, open: 0 }]);
    await server.call(orders.changeStatus, { ...lume, params: { id }, body: { status: 'x' } });
    expect((await read()).order.balance).toEqual({ paid: part * 3, open: 0, overpaid: part * 3 });
    expect(await listed()).toMatchObject([{ id, open: 0 }]);
  });

  it('can have a payment changed or removed while nobody has paid it', async () => {
    const params = { id };
    const body = { reference: 'INV-1', amount: 46_940, due_date: '2099-01-01' };
    const added = await server.call(brandOrders.addPayment, {
      ...lume,
      params,
      body: { version: await versionOf(), ...body },
    });
    const payment = { id, payment: firstOf(added.body.data.payments).id };
    const terms = async () => ({ version: await versionOf(), amount: 4694, due_date: '2099-02-01' });
    const changed = await server.call(brandOrders.changePayment, { ...lume, params: payment, body: await terms() });
    expect(changed.body.data.payments).toMatchObject([{ reference: 'INV-1', amount: 4694, due_date: '2099-02-01' }]);
    expect((await timeline())[0]).toContain('Payment INV-1 changed: USD 4,694.00, due on Feb 1, 2099');
    const paid = { version: await versionOf(), status: 'Paid' as const };
    await server.call(brandOrders.setPayment, { ...lume, params: payment, body: paid });
    const remove = async (who: { as: string }, version: number) =>
      server.call(brandOrders.removePayment, { ...who, params: payment, query: { version } });
    const again = await server.call(brandOrders.changePayment, { ...lume, params: payment, body: await terms() });
    expect(again.problem.errors).toEqual({ payment: [expect.stringContaining('paid or refunded')] });
    expect((await remove(lume, await versionOf())).status).toBe(422);
    const open = { version: await versionOf(), status: 'Pending' as const };
    await server.call(brandOrders.setPayment, { ...lume, params: payment, body: open });
    expect((await remove(lume, (await versionOf()) - 1)).status).toBe(409);
    expect((await remove({ as: 'seller@tropico.example' }, await versionOf())).status).toBe(404);
    expect((await remove(lume, await versionOf())).body.data.payments).toEqual([]);
    expect((await timeline())[0]).toContain('Payment INV-1 removed: USD 4,694.00');
    expect((await asBuyer()).payments).toEqual([]);
  });

  it('has a tracking code put right, which the retailer reads in a mail and in the timeline', async () => {
    await toProcessing();
    const sent = await ship(2, 'VT-1');
    const shipment = firstOf(sent.body.data.order.shipments ?? []).id;
    const retrack = async (tracking_code: string, params = { id, shipment }) =>
      server.call(brandOrders.correctTracking, {
        ...lume,
        params,
        body: { version: await versionOf(), tracking_code },
      });
    expect((await retrack('')).status).toBe(422);
    expect((await retrack('VT-9', { id, shipment: shipment + 1000 })).status).toBe(404);
    const { order } = (await retrack('VT-2')).body.data;
    expect(order).toMatchObject({ tracking_code: 'VT-2', shipments: [{ tracking_code: 'VT-2' }] });
    expect((await timeline())[0]).toContain('Tracking corrected from VT-1 to VT-2');
    const [mail] = await server.db.query<{ subject: string; text: string }>(
      sql`select subject, text from mail where kind = 'order-tracking'`,
    );
    expect(mail?.subject).toBe(`Order #${await numberOf(server, id)}: new tracking`);
    expect(mail?.text).toContain('VT-2');
    const carried = { carrier: 'DHL', tracking_url: 'https://dhl.example/VT-2' };
    const save = async (body: typeof carried, tracking_code = 'VT-2') =>
      server.call(brandOrders.correctTracking, {
        ...lume,
        params: { id, shipment },
        body: { version: await versionOf(), tracking_code, ...body },
      });
    for (const tracking_url of ['http://dhl.example/VT-2', 'javascript:alert(1)', 'dhl.example'])
      expect((await save({ ...carried, tracking_url })).problem.errors).toHaveProperty('tracking_url');
    expect((await save(carried)).body.data.order.shipments).toMatchObject([{ tracking_code: 'VT-2', ...carried }]);
    expect((await timeline())[0]).toContain('Tracking corrected from VT-2 to DHL VT-2, https://dhl.example/VT-2');
    const [newest] = await server.db.query<{ text: string }>(
      sql`select text from mail where kind = 'order-tracking' order by id desc limit 1`,
    );
    expect(newest?.text).toMatch(/DHL[\s\S]*https:\/\/dhl\.example\/VT-2/);
    // A code alone leaves the rest as it is.
    expect((await retrack('VT-3')).body.data.order.shipments).toMatchObject([{ tracking_code: 'VT-3', ...carried }]);
    // A link can do without a code.
    expect((await retrack('')).body.data.order.shipments).toMatchObject([{ tracking_code: null, ...carried }]);
    expect((await save({ carrier: 'DHL', tracking_url: '' }, '')).problem.errors).toHaveProperty('tracking_code');
  });

  it('says to the slower of two colleagues what has changed since', async () => {
    const version = await versionOf();
    const save = async (seen: number) => {
      const body = { version: seen, checkout_url: '', internal_note: 'Call first' };
      return (await server.call(brandOrders.saveDetails, { ...lume, params: { id }, body })).problem.message;
    };
    await toProcessing();
    expect(await save(version)).toContain(
      'since you opened it: its status, which is now Processing. Nothing was saved.',
    );
    await ship(2, 'VT-1');
    const bill = { reference: 'INV-1', amount: 12.5, due_date: '2099-01-01' };
    const body = { version: await versionOf(), ...bill };
    await server.call(brandOrders.addPayment, { ...lume, params: { id }, body });
    const message = await save(version);
    expect(message).toContain('its status, which is now Processing, what was sent, and its payments.');
    expect(await save((await versionOf()) - 1)).toContain('since you opened it: its payments.');
    const late = { status: 'x', version } as const;
    const moved = await server.call(orders.changeStatus, { ...lume, params: { id }, body: late });
    expect([moved.status, moved.problem.message]).toEqual([409, message]);
  });

  it('has a payment link for the buyer, and a note that the buyer never reads', async () => {
    const save = async (checkout_url: string) =>
      server.call(brandOrders.saveDetails, {
        ...lume,
        params: { id },
        body: { version: await versionOf(), checkout_url, internal_note: 'Pays late' },
      });
    expect((await save('javascript:alert(1)')).problem.errors).toHaveProperty('checkout_url');
    expect((await save('https://pay.example/1')).body.data.internal_note).toBe('Pays late');
    expect(await asBuyer()).toMatchObject({ external_checkout_url: 'https://pay.example/1' });
    const seen = JSON.stringify([await asBuyer(), await timeline()]);
    expect(seen).not.toContain('Pays late');
    expect(seen).toContain('Payment link changed');
  });

  it('is corrected with a reason: totals follow, and the units return to stock', async () => {
    const before = await asBuyer();
    const { order } = (await correct(3)).body.data;
    expect(order.total_items).toBe(3);
    expect(order.total_price).toBeCloseTo((before.total_price / 5) * 3);
    expect((await timeline())[0]).toContain('Units taken out of the order: 2. Reason: The mill has no more');
    const [row] = await server.db.query<{ quantity: number }>(
      sql`select quantity from stock where variation_id = 1 order by size_id limit 1`,
    );
    expect(row?.quantity).toBe(97);
    expect((await correct(4)).problem.errors).toHaveProperty('units');
    expect((await correct(0)).problem.errors).toEqual({
      units: ['Nothing would be left of the order. Cancel it instead.'],
    });
    await toProcessing();
    await ship(2);
    expect((await correct(1)).problem.errors).toEqual({ units: [expect.stringContaining('2 were sent already')] });
    expect((await correct(2)).body.data.order.fulfilment_status).toBe('Fulfilled');
  });

  it('is for the people of its brand alone (D-049, D-067)', async () => {
    for (const as of ['maru@vitrine.example', 'seller@tropico.example'])
      expect((await server.call(brandOrders.read, { as, params: { id } })).status).toBe(404);
    expect((await server.call(brandOrders.read, { ...buyer, params: { id } })).status).toBe(403);
    expect((await server.call(brandOrders.list, { as: 'maru@vitrine.example' })).body.meta.all).toBe(0);
    const log = await server.call(contract.brandOfficeLog.list, { ...lume, query: { subject: 'order' } });
    expect(new Set(log.body.data.map(({ action }) => action))).toEqual(
      new Set([
        'order.place',
        'order.status',
        'order.ship',
        'order.tracking',
        'order.add_payment',
        'order.payment',
        'order.change_payment',
        'order.remove_payment',
        'order.details',
        'order.correct',
      ]),
    );
  });
});
