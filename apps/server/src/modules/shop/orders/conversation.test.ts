import { contract } from '@vitrine/api';
import { conversationLimits } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, placeOrder } from '../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';
const { orders } = contract;

describeEngines('the conversation about an order', (server) => {
  let id = 0;
  beforeEach(async () => {
    await clearOrders(server);
    id = await placeOrder(server, { as, variation: 1, units: 2 });
  });

  const write = (count: number) =>
    server.db.query(sql`
      insert into order_message (order_id, from_side, sender_name, message)
      select ${id}, 'buyer', 'Bea Test', 'Message ' || n || repeat('.', 4000) from generate_series(1, ${count}) n`);
  const happen = (count: number) =>
    server.db.query(sql`
      insert into order_event (order_id, kind, data) select ${id}, 'tracking', json_build_object('code', 'T' || n) from generate_series(1, ${count}) n`);
  const messages = async (before?: number, who = as) =>
    (await server.call(orders.messages, { as: who, params: { id }, query: { before } })).body.data;
  const history = async (before?: number) =>
    (await server.call(orders.history, { as, params: { id }, query: { before } })).body.data;
  const listed = async () => (await server.call(orders.list, { as })).body.data.data[0];
  const send = (message: string, language = 'en') =>
    server.call(orders.sendMessage, {
      as,
      params: { id },
      body: { message },
      headers: { 'accept-language': language },
    });

  it('puts the newest message and the newest entry into the list, which stays small (E-49, E-51)', async () => {
    await write(200);
    await happen(200);
    const order = await listed();
    expect(order?.messages.map(({ message }) => message.slice(0, 12))).toEqual(['Message 200.']);
    expect(order?.messages_before).toBe(order?.messages[0]?.id);
    expect(order?.history).toHaveLength(1);
    expect(order?.history[0]).toContain('T200');
    expect(order?.history_before).toEqual(expect.any(Number));
    expect(JSON.stringify(order).length).toBeLessThan(10_000);
  });

  it('says that nothing comes before the only message and the only entry (E-49, E-51)', async () => {
    expect(await listed()).toMatchObject({ messages: [], messages_before: null, history_before: null });
    await write(1);
    const order = await listed();
    expect([order?.messages.length, order?.messages_before, order?.history.length]).toEqual([1, null, 1]);
  });

  it('reads every message once, page by page, also when others arrive meanwhile (E-51)', async () => {
    await write(45);
    const read: string[] = [];
    let page = await messages();
    read.unshift(...page.messages.map(({ message }) => message.replaceAll('.', '')));
    await write(3);
    while (page.messages_before) {
      page = await messages(page.messages_before);
      expect(page.messages.length).toBeLessThanOrEqual(conversationLimits.page);
      read.unshift(...page.messages.map(({ message }) => message.replaceAll('.', '')));
    }
    expect(read).toEqual(Array.from({ length: 45 }, (_, n) => `Message ${n + 1}`));
    expect((await messages(undefined, seller)).messages.at(-1)?.message).toContain('Message 3');
  });

  it('reads the whole history once, newest first, page by page (E-49)', async () => {
    await happen(41);
    const read: string[] = [];
    let before: number | null | undefined;
    do {
      const page = await history(before ?? undefined);
      read.push(...page.history);
      before = page.history_before;
    } while (before);
    expect(read).toHaveLength(42);
    expect(read[0]).toContain('T41');
    expect(read[40]).toContain('T1<');
    expect(read[41]).toContain('(units: 2, products: 1)');
  });

  it('shows pages to both sides of the order alone (E-51)', async () => {
    await write(1);
    for (const who of ['rival@vitrine.example', 'maru@vitrine.example', 'buyer@tropico.example'])
      for (const call of [orders.messages, orders.history])
        expect((await server.call(call, { as: who, params: { id } })).status).toBe(404);
    expect((await server.call(orders.messages, { params: { id } })).status).toBe(401);
  });

  it('refuses a message that is too long, in the language of the reader, at its field (A-097)', async () => {
    const { messageLength } = conversationLimits;
    expect((await send('é'.repeat(messageLength))).status).toBe(201);
    const long = await send('é'.repeat(messageLength + 1));
    expect([long.status, long.problem.errors]).toEqual([
      422,
      { message: ['A message may have up to 5000 characters. Send the rest as a second message.'] },
    ]);
    expect((await send('é'.repeat(messageLength + 1), 'pt-BR')).problem.errors).toEqual({
      message: ['Uma mensagem pode ter até 5000 caracteres. Envie o restante em uma segunda mensagem.'],
    });
  });

  it('takes no more messages than it may have, and says so (A-097)', async () => {
    await write(conversationLimits.messages - 1);
    expect((await send('The last one')).status).toBe(201);
    const full = await send('One more');
    expect([full.status, full.problem.message]).toEqual([
      422,
      'This order has 1000 messages, and takes no more. Please go on by e-mail.',
    ]);
    expect(full.problem.errors).toHaveProperty('message');
    expect((await send('Mais uma', 'pt-BR')).problem.message).toContain('não aceita outras');
  });

  const address = {
    to: 'Harbour Store',
    contact: 'Bea Test',
    address: 'Rua do Porto 12',
    city: 'Lisboa',
    state: 'L',
    zip_code: '1100-001',
    country: 'PT',
    phone_number: '',
  };
  const save = (city: string) => server.call(orders.saveShipping, { as, params: { id }, body: { ...address, city } });

  it('notes an address when it differs, not when it is saved again (A-105, E-49)', async () => {
    for (const city of ['Lisboa', 'Lisboa', 'Lisboa', 'Porto']) expect((await save(city)).status).toBe(200);
    expect((await history()).history).toHaveLength(3);
  });

  it('refuses a changed address, and a status, when its history is full; the same address is still fine (A-099, A-105)', async () => {
    await save('Lisboa');
    await happen(conversationLimits.facts - 2);
    const refused = await save('Porto');
    expect([refused.status, refused.problem.errors]).toEqual([
      422,
      { address: ['This order was changed 300 times, and takes no other addresses. Please contact support.'] },
    ]);
    expect((await server.call(orders.shipping, { as, params: { id } })).body.data).toMatchObject({ city: 'Lisboa' });
    expect((await save('Lisboa')).status).toBe(200);
    const moved = await server.call(orders.changeStatus, { as: seller, params: { id }, body: { status: 'p' } });
    expect([moved.status, Object.keys(moved.problem.errors ?? {})]).toEqual([422, ['status']]);
  });
});
