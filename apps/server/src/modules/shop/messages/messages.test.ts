import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { buyer, messageCalls, seller } from './testing.ts';

const { messages } = contract;

describeEngines('messages', (server) => {
  const { send, post, read, list, clear, connect, count } = messageCalls(server);
  beforeEach(clear);

  describe('A chat', () => {
    it('carries what both sides write, oldest first (A-076, A-077, E-44)', async () => {
      const sent = await send(buyer, 1, ' Is the linen still open? ');
      expect([sent.status, sent.body.data]).toEqual([
        201,
        {
          id: expect.any(Number),
          message: 'Is the linen still open?',
          file: null,
          created_at: expect.any(String),
          flagged: false,
          read: false,
          user_stype_from: 'buyer',
          sent_from: { id: 1, name: 'Harbour Store', logo: null },
        },
      ]);
      expect((await send(seller, 1, 'Yes.')).status).toBe(201);
      for (const [as, subject] of [
        [buyer, 1],
        [seller, 1],
      ] as const) {
        const { body } = await read(as, subject);
        expect(body.data.map(({ message, sent_from }) => [message, sent_from.name])).toEqual([
          ['Is the linen still open?', 'Harbour Store'],
          ['Yes.', 'Lume'],
        ]);
        expect(body.meta).toEqual({ before: null, visitor: null });
      }
    });

    it('needs text or a picture (V-069)', async () => {
      const { status, problem } = await send(buyer, 1, '   ');
      expect([status, problem.errors]).toEqual([422, { message: ['Write a message or add a picture.'] }]);
      expect((await send(buyer, 1, 'a'.repeat(5001))).status).toBe(422);
      expect(await count()).toBe(0);
    });

    it('is open to brands for those who are connected, who have asked or who have written (A-076, P-071)', async () => {
      expect((await read(seller, 1)).status).toBe(404);
      await connect('pending', 'seller');
      expect([(await read(seller, 1)).status, (await send(seller, 1, 'Hello')).status]).toEqual([404, 404]);
      await server.db.query(sql`update connection set requested_by = 'buyer'`);
      expect((await read(seller, 1)).body.data).toEqual([]);
      await server.db.query(sql`update connection set status = 'declined'`);
      expect((await read(seller, 1)).status).toBe(404);
      await send(buyer, 1, 'Hello');
      expect((await send(seller, 1, 'Hello again')).status).toBe(201);
    });

    it('does not know companies of one’s own side, of other accounts, nor unpublished brands (A-076, A-079)', async () => {
      await server.db.query(sql`update brand set is_published = false where id = 2`);
      const brand = (as: string, id: number) => server.call(messages.brand, { as, params: { id } });
      const answers = [
        await read(buyer, 2),
        await read(buyer, 3),
        await read(buyer, 999),
        await read(buyer, 'v1'),
        await read(seller, 'v999'),
        await read('staff@vitrine.example', 1),
        await brand(buyer, 2),
        await brand(buyer, 3),
        await brand(seller, 2),
      ];
      await server.db.query(sql`update brand set is_published = true where id = 2`);
      expect(answers.map(({ status, problem }) => [status, problem.message])).toEqual(
        answers.map(() => [404, 'Not found.']),
      );
      expect((await brand(buyer, 2)).body.data).toEqual({
        id: 2,
        name: 'Maru',
        slug: 'maru',
        logo: '/media/drawn/logo.svg',
      });
    });

    it('comes in pages, and from a message that the address names (A-076, R-336)', async () => {
      await send(buyer, 1, 'first');
      await server.db.query(sql`
        insert into inbox_message (account_id, chat_id, from_side, message) select 1, id, 'buyer', g::text from chat, generate_series(2, 60) g`);
      const newest = (await read(seller, 1)).body;
      expect([newest.data.length, newest.data.at(-1)?.message]).toEqual([50, '60']);
      const before = newest.meta?.before ?? 0;
      const older = (await read(seller, 1, { before })).body;
      expect([older.data.length, older.data[0]?.message, older.meta?.before]).toEqual([10, 'first', null]);
      const until = older.data[4]?.id ?? 0;
      expect((await read(seller, 1, { until })).body.data[0]?.id).toBe(until);
    });

    it('sends once for one key, whatever happens in between (A-077)', async () => {
      const key = 'a-key-of-the-browser';
      const answers = await Promise.all([1, 2, 3].map(() => post(buyer, 1, { message: 'Once', key })));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await count()).toBe(1);
    });

    it('takes no flood, and stores nothing of it', async () => {
      const { memberId } = (await server.scope({ as: buyer })).viewer ?? {};
      for (let turn = 0; turn < 30; turn += 1) await send(buyer, 1, `${turn}`);
      const { status, problem } = await send(buyer, 1, 'too much');
      expect([status, problem.message]).toEqual([429, 'Too many attempts. Please wait a moment and try again.']);
      expect([memberId !== undefined, await count()]).toEqual([true, 30]);
    });
  });

  describe('The list', () => {
    it('holds the newest message of each chat, or the newest unread one (A-046, A-075, D-096, K-20)', async () => {
      await send(buyer, 1, 'one');
      await send(buyer, 2, 'two');
      await connect('accepted', 'buyer');
      await send(seller, 1, 'three');
      await send(seller, 1, 'four');
      const all = await list(buyer);
      expect(all.data.map(({ message, subject, unread }) => [message, subject?.id, unread])).toEqual([
        ['four', 1, 2],
        ['two', 2, 0],
      ]);
      expect(all.meta).toEqual({ last_page: 1, total: 2, unread: 2 });
      expect((await list(buyer, 'unread-messages')).data.map(({ message }) => message)).toEqual(['four']);
      expect((await list('colleague@vitrine.example', 'unread-messages')).meta.unread).toBe(2);
      expect((await list('rival@vitrine.example')).data).toEqual([]);
      expect((await list('staff@vitrine.example')).data).toEqual([]);
    });

    it('forgets what was read, for the whole company (A-076)', async () => {
      await send(buyer, 1, 'one');
      expect((await list(seller, 'unread-messages')).meta.unread).toBe(1);
      await read(buyer, 1);
      expect((await list(seller, 'unread-messages')).meta.unread).toBe(1);
      await read(seller, 1);
      expect((await list(seller, 'unread-messages')).data).toEqual([]);
      expect((await read(buyer, 1)).body.data[0]?.read).toBe(true);
    });

    it('finds chats by the name of the other side, twenty a page (A-075, D-082)', async () => {
      await send(buyer, 1, 'one');
      await send(buyer, 2, 'two');
      expect((await list(buyer, 'all-messages', { search: ' LÚM ' })).data.map(({ message }) => message)).toEqual([
        'one',
      ]);
      await server.db.query(sql`
        with made as (insert into retailer (account_id, name, stage) select 1, 'Shop ' || g, 'approved' from generate_series(1, 21) g returning id),
        chats as (insert into chat (account_id, brand_id, retailer_id) select 1, 1, id from made returning id)
        insert into inbox_message (account_id, chat_id, from_side, message) select 1, id, 'buyer', 'Hello' from chats`);
      const first = await list(seller);
      expect([first.data.length, first.meta]).toEqual([20, { last_page: 2, total: 22, unread: 22 }]);
      expect((await list(seller, 'all-messages', { page: 2 })).data).toHaveLength(2);
      expect((await list(seller, 'all-messages', { search: 'shop 21' })).meta.total).toBe(1);
    });

    it('knows the flags of one side alone, each message by itself (A-078, S-115)', async () => {
      const ids = [(await send(buyer, 1, 'one')).body.data.id, (await send(buyer, 1, 'two')).body.data.id];
      const flag = (as: string, id = 0) => server.call(messages.flag, { as, params: { id } });
      for (const id of ids) expect((await flag(seller, id)).body.data.flagged).toBe(true);
      expect((await list(seller, 'flagged-messages')).data.map(({ message }) => message)).toEqual(['two', 'one']);
      expect((await list(buyer, 'flagged-messages')).data).toEqual([]);
      expect((await flag(seller, ids[0])).body.data.flagged).toBe(false);
      for (const as of [
        'rival@vitrine.example',
        'maru@vitrine.example',
        'seller@tropico.example',
        'staff@vitrine.example',
      ])
        expect((await flag(as, ids[0])).status).toBe(404);
    });
  });

  it('Messages need a session (P-052)', async () => {
    const visitor = { account: 'vitrine', params: { subjectId: 1, id: 1 } };
    for (const call of [messages.list, messages.chat, messages.changes, messages.flag, messages.file, messages.brand])
      expect((await server.call(call, visitor)).status).toBe(401);
  });
});
