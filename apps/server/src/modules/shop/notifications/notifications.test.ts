import { contract } from '@vitrine/api';
import type { NotificationChoices } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { fillCart, sendOrder } from '../../../testing/raceOrders.ts';

const { notifications, connections, messages, orders, staffRetailers, registration } = contract;
const buyer = 'buyer@vitrine.example';
const colleague = 'colleague@vitrine.example';
const seller = 'seller@vitrine.example';
const staff = 'staff@vitrine.example';

/** Harbour Store (1) buys of Lume (1); both have the members named above. */
describeEngines('notifications', (server) => {
  beforeEach(async () => {
    await server.db.query(sql`delete from notification`);
    await server.db.query(sql`delete from connection`);
    await server.db.query(sql`delete from chat`);
    await server.db.query(sql`delete from attempt`);
    await server.db.query(sql`delete from mail`);
    await server.db.query(sql`update member set notification_choices = '{}', digest_at = null`);
  });

  const list = async (as: string) => (await server.call(notifications.list, { as, query: { page: 1 } })).body;
  const events = async (as: string) => (await list(as)).data.map(({ event, subject, name }) => [event, subject, name]);
  const ask = () => server.call(connections.requestBrand, { as: buyer, params: { id: 1 } });
  const write = (as: string, subjectId: number) =>
    server.call(messages.send, { as, params: { subjectId }, body: { message: 'Hello' } });
  const choose = (as: string, body: Partial<NotificationChoices>) => server.call(notifications.choose, { as, body });

  describe('What happens', () => {
    it('with an order is told to the other side (D-018)', async () => {
      const { cartId } = await fillCart(server, { as: buyer, variation: 1, units: 1 });
      const sent = await sendOrder(server, buyer, cartId);
      const [order] = await server.db.query<{ id: number }>(
        sql`select id from purchase_order where cart_id = ${cartId}`,
      );
      const id = order?.id ?? 0;
      expect(sent).toBeDefined();
      expect(await events(seller)).toEqual([['order.placed', `${id}`, 'Harbour Store']]);
      await server.call(orders.sendMessage, { as: buyer, params: { id }, body: { message: 'Soon, please' } });
      expect(await events(seller)).toContainEqual(['message.order', `${id}`, 'Harbour Store']);
      await server.call(orders.changeStatus, { as: seller, params: { id }, body: { status: 's' } });
      for (const as of [buyer, colleague])
        expect((await list(as)).data).toMatchObject([{ event: 'order.status', name: 'Lume', status: 's' }]);
      expect(await events('rival@vitrine.example')).toEqual([]);
    });

    it('with an order that is taken back is told to the brand (D-018)', async () => {
      await server.db.query(sql`update account set settings = settings || '{"recall_minutes": 10}'`);
      const { cartId } = await fillCart(server, { as: buyer, variation: 1, units: 1 });
      await sendOrder(server, buyer, cartId);
      const [order] = await server.db.query<{ id: number }>(
        sql`select id from purchase_order where cart_id = ${cartId}`,
      );
      await server.call(orders.recall, { as: buyer, params: { id: order?.id ?? 0 } });
      expect(await events(seller)).toContainEqual(['order.recalled', `${order?.id}`, 'Harbour Store']);
    });

    it('with a connection is told to the other side, each step once (D-018)', async () => {
      const { id } = (await ask()).body.data.data;
      await ask();
      expect(await events(seller)).toEqual([['connection.requested', '1', 'Harbour Store']]);
      for (const _twice of [1, 2]) await server.call(connections.accept, { as: seller, body: { connection_id: id } });
      expect((await list(buyer)).data).toMatchObject([{ event: 'connection.accepted', name: 'Lume', count: 1 }]);
      expect(await events('maru@vitrine.example')).toEqual([]);
    });

    it('with messages is one entry until the chat is opened (D-018)', async () => {
      for (const _twice of [1, 2]) await write(buyer, 1);
      expect((await list(seller)).data).toMatchObject([{ event: 'message.chat', subject: '1', count: 2, read: false }]);
      await server.call(messages.chat, { as: seller, params: { subjectId: 1 }, query: {} });
      expect(await list(seller)).toMatchObject({ data: [{ read: true }], meta: { unread: 0, total: 1 } });
      await write(buyer, 1);
      expect((await list(seller)).data.map(({ read, count }) => [read, count])).toEqual([
        [false, 1],
        [true, 2],
      ]);
    });

    it('with a visitor is told to the brand (D-018)', async () => {
      const body = {
        seller_id: 1,
        message: 'Hello',
        name: 'Ines',
        email: 'ines@shop.example',
        store_name: 'Casa Duarte',
      };
      await server.call(messages.submit, { account: 'vitrine', body });
      expect(await events(seller)).toEqual([['message.chat', expect.stringMatching(/^v\d+$/), 'Ines · Casa Duarte']]);
    });

    it('with an approval is told to the retailer, in the transaction of the decision (D-018, D-050)', async () => {
      const decide = (decision: 'approve' | 'ask', seen: 'in_review' | 'approved') =>
        server.call(staffRetailers.review, { as: staff, params: { id: 3 }, body: { decision, seen, reason: 'More' } });
      await decide('ask', 'approved');
      expect(await events('review@vitrine.example')).toEqual([]);
      await decide('approve', 'in_review');
      expect(await events('review@vitrine.example')).toEqual([['approval.approve', '3', 'Vitrine']]);
      await server.db.query(sql`update retailer set stage = 'in_review' where id = 3`);
    });

    it('with a registration is told to staff (D-018, D-050)', async () => {
      const body = {
        type: 'b' as const,
        company_name: 'Loja Nova',
        company_website: 'https://nova.example',
        first_name: 'Nina',
        last_name: 'Reis',
        email: 'nina@nova.example',
        phone: '+55 11 98765-4321',
        'glocations[]': ['Porto, Portugal'],
        'locations[]': ['Portugal'],
        year_established: '2019',
      };
      const { status } = await server.call(registration.older, { account: 'vitrine', body: body as never });
      expect(status).toBeLessThan(300);
      const [made] = await server.db.query<{ id: number }>(sql`select id from retailer where name = 'Loja Nova'`);
      expect(await events(staff)).toEqual([['approval.retailer', `${made?.id}`, 'Loja Nova']]);
    });
  });

  describe('The list', () => {
    it('has the unread first, and its read state follows the member, not the company (D-018)', async () => {
      const { id } = (await ask()).body.data.data;
      await server.call(connections.accept, { as: seller, body: { connection_id: id } });
      await write(seller, 1);
      const [newest, older] = (await list(buyer)).data;
      expect([newest?.event, older?.event]).toEqual(['message.chat', 'connection.accepted']);
      const read = await server.call(notifications.markRead, { as: buyer, params: { id: newest?.id ?? 0 } });
      expect(read.body.unread).toBe(1);
      expect((await list(buyer)).data.map(({ event }) => event)).toEqual(['connection.accepted', 'message.chat']);
      expect((await list(colleague)).meta.unread).toBe(2);
      expect(
        (await server.call(notifications.markRead, { as: colleague, params: { id: newest?.id ?? 0 } })).status,
      ).toBe(404);
    });

    it('is marked as read up to what was seen (D-018)', async () => {
      await ask();
      const { until } = (await list(seller)).meta;
      await write(buyer, 1);
      const marked = await server.call(notifications.markAllRead, { as: seller, body: { until } });
      expect(marked.body.unread).toBe(1);
      expect((await list(seller)).data.map(({ event, read }) => [event, read])).toEqual([
        ['message.chat', false],
        ['connection.requested', true],
      ]);
    });

    it('comes in pages of twenty (D-018)', async () => {
      await server.db.query(sql`
        insert into notification (account_id, member_id, event, subject, name)
        select account_id, id, 'order.placed', g::text, 'Shop' from member, generate_series(1, 21) g where email = ${seller}`);
      expect((await list(seller)).meta).toMatchObject({ total: 21, last_page: 2, unread: 21 });
      expect((await server.call(notifications.list, { as: seller, query: { page: 2 } })).body.data).toHaveLength(1);
    });

    it('leaves out what the member turned off (D-018)', async () => {
      const { body } = await choose(seller, { message: 'off' });
      expect(body.data).toEqual({ order: 'list', message: 'off', connection: 'list', approval: 'list' });
      await choose(seller, { order: 'mail' });
      expect((await server.call(notifications.choices, { as: seller })).body.data).toMatchObject({
        order: 'mail',
        message: 'off',
      });
      await write(buyer, 1);
      await ask();
      expect(await events(seller)).toEqual([['connection.requested', '1', 'Harbour Store']]);
    });

    it('needs a session (D-018)', async () => {
      expect((await server.call(notifications.list, { account: 'vitrine', query: { page: 1 } })).status).toBe(401);
    });
  });
});
