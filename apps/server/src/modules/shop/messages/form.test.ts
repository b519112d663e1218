import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { buyer, messageCalls, seller } from './testing.ts';

const { submit, submitInstead } = contract.messages;
const ana = {
  name: 'Ana',
  email: ' Ana@Shop.example ',
  store_name: 'Casa Verde',
  message: 'May I see\nthe line sheet?',
};

describeEngines('the form of a brand’s page', (server) => {
  const { send, post, read, list, clear, count } = messageCalls(server);
  beforeEach(clear);

  const write = (body: object, as?: string, call: typeof submit | typeof submitInstead = submit) =>
    server.call(call, { account: 'vitrine', as, body: { seller_id: 1, ...body } as never });
  const mails = () =>
    server.db.query<{ recipient: string; kind: string; subject: string; text: string }>(
      sql`select recipient, kind, subject, text from mail order by id`,
    );
  const chatWithAna = async () => (await list(seller)).data[0]?.subject?.id ?? '';

  it('takes a visitor’s message into the inbox and the mail of the brand (A-074, P-005, E-45)', async () => {
    const { status, body } = await write(ana);
    expect([status, body.message]).toEqual([201, 'Thank you! Your message is on its way.']);
    const { data, meta } = await list(seller, 'unread-messages');
    expect([data[0]?.message, data[0]?.user_stype_from, meta.unread]).toEqual([ana.message, 'buyer', 1]);
    expect(data[0]?.subject).toEqual({ id: expect.stringMatching(/^v\d+$/), name: 'Ana · Casa Verde', logo: null });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: seller,
      kind: 'visitor-message',
      subject: 'Ana of Casa Verde has written to you',
    });
    expect(mail?.text).toContain('the line sheet?');
    expect(mail?.text).toContain(`/messages/${data[0]?.subject?.id}#${data[0]?.id}`);
  });

  it('brings the answer to the visitor by mail, in their language, and the next message to the same chat (A-077)', async () => {
    await server.call(submitInstead, {
      account: 'vitrine',
      body: { seller_id: 1, ...ana },
      headers: { 'accept-language': 'pt-BR' },
    });
    const subject = await chatWithAna();
    expect((await read(seller, subject)).body.meta?.visitor).toEqual({
      name: 'Ana',
      email: 'ana@shop.example',
      store_name: 'Casa Verde',
    });
    await server.db.query(sql`delete from mail`);
    expect((await send(seller, subject, 'With pleasure.')).status).toBe(201);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'ana@shop.example', subject: 'Lume respondeu para você' });
    expect(mail?.text).toContain('With pleasure.');
    expect(mail?.text).toContain('/lume#message');
    await write({ ...ana, message: 'Thank you!' });
    expect((await read(seller, subject)).body.data).toHaveLength(3);
    const picture = new File(['x'], 'a.png', { type: 'image/png' });
    expect((await post(seller, subject, { picture })).status).toBe(422);
    expect((await read('maru@vitrine.example', subject)).status).toBe(404);
  });

  it('asks retailers for the message alone, approved or not (A-073, P-006, P-007)', async () => {
    for (const as of [buyer, 'review@vitrine.example'])
      expect((await write({ message: 'Hello' }, as, submitInstead)).status).toBe(201);
    expect((await list(seller)).data.map(({ subject }) => subject?.name)).toEqual(['Review Shop', 'Harbour Store']);
    expect((await read(buyer, 1)).body.data).toHaveLength(1);
    expect((await read(seller, 3)).status).toBe(200);
    const page = await server.call(contract.retailers.page, { as: seller, params: { id: 3 } });
    expect(page.status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it('asks brands who they are, as it asks visitors (P-008)', async () => {
    expect((await write({ message: 'Hello' }, 'maru@vitrine.example')).status).toBe(422);
    expect((await write(ana, 'maru@vitrine.example')).status).toBe(201);
    expect((await list(seller)).data[0]?.subject?.name).toBe('Ana · Casa Verde');
  });

  it('says by field what is missing, and stores nothing (X-043, V-041, V-043, V-044, V-045)', async () => {
    const { status, problem } = await write({ name: ' ' });
    expect([status, problem.errors]).toEqual([
      422,
      {
        email: ['Email address is required'],
        name: ['Name is required'],
        store_name: ['Store name is required'],
        message: ['Message is required'],
      },
    ]);
    expect(await count()).toBe(0);
  });

  it('refuses an address of the wrong shape (V-042)', async () => {
    const { status, problem } = await write({ ...ana, email: 'ana@shop' });
    expect([status, problem.errors]).toEqual([422, { email: ['Invalid email address'] }]);
  });

  it('does not know brands of other accounts, nor unpublished ones (A-074)', async () => {
    await server.db.query(sql`update brand set is_published = false where id = 2`);
    for (const seller_id of [2, 3, 999]) expect((await write({ ...ana, seller_id })).status).toBe(404);
    await server.db.query(sql`update brand set is_published = true where id = 2`);
  });

  it('takes no flood, and mails a brand twenty times an hour at most', async () => {
    for (let turn = 0; turn < 5; turn += 1) await write(ana);
    const { status } = await write(ana);
    expect([status, await count()]).toEqual([429, 5]);
    await server.db.query(sql`delete from mail`);
    await server.db.query(sql`update attempt set free_at = now() + interval '1 hour' where key like 'visitor-mail:%'`);
    await server.db.query(sql`delete from attempt where key like 'form-%'`);
    await write(ana);
    expect([(await mails()).length, await count()]).toEqual([0, 6]);
  });
});
