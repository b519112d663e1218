import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { connections } = contract;
const buyer = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';
const words = 'Your company sent this request. Only the other side can answer it.';

/** Retailers 1 (Harbour Store) and 2 are approved, 3 is in review. Brands 1 (Lume) and 2 are of the same account, 3 is not. */
describeEngines('connections', (server) => {
  beforeEach(() => server.db.query(sql`delete from connection`));

  const ask = (as: string, id: number) => server.call(connections.requestBrand, { as, params: { id } });
  const askRetailer = (as: string, subjectId: number) =>
    server.call(connections.request, { as, params: { type: 'buyer', subjectId } });
  const find = (as: string, type: 'buyer' | 'seller', subjectId: number) =>
    server.call(connections.find, { as, params: { type, subjectId } });
  const list = async (as: string, query: { pending?: '0' | '1'; pending_list?: '1'; page?: number } = {}) =>
    (await server.call(connections.list, { as, query })).body;
  const accept = (as: string, connection_id: number) =>
    server.call(connections.accept, { as, body: { connection_id } });
  const decline = (as: string, connection_id: number) =>
    server.call(connections.decline, { as, body: { connection_id } });
  const asked = async () => (await ask(buyer, 1)).body.data.data.id;

  describe('Asking', () => {
    it('makes a pending connection that both sides find (A-069, A-071, E-43, S-054)', async () => {
      expect((await find(buyer, 'seller', 1)).status).toBe(404);
      const { status, body } = await ask(buyer, 1);
      expect(status).toBe(201);
      expect(body.data.data).toMatchObject({
        status: { status: 'pending' },
        user_stype: 'buyer',
        buyer: { id: 1, name: 'Harbour Store', logo: null },
        seller: {
          id: 1,
          name: 'Lume',
          slug: 'lume',
          logo: '/media/drawn/logo.svg',
          list_image: '/media/drawn/list/300.webp',
        },
      });
      expect((await find(buyer, 'seller', 1)).body.data).toEqual(body.data.data);
      expect((await find(seller, 'buyer', 1)).body.data).toEqual(body.data.data);
    });

    it('is open to brands, for approved retailers (A-070, S-054)', async () => {
      const { status, body } = await askRetailer(seller, 2);
      expect([status, body.data.user_stype, body.data.buyer.name]).toEqual([201, 'seller', 'North Lane']);
      expect((await askRetailer(seller, 3)).status).toBe(404);
    });

    it('twice changes nothing, nor does asking a side that asked before (A-069, A-070)', async () => {
      const id = await asked();
      const again = await ask(buyer, 1);
      expect([again.status, again.body.data.data.id]).toEqual([200, id]);
      const back = await askRetailer(seller, 1);
      expect([back.status, back.body.data.user_stype, back.body.data.status.status]).toEqual([200, 'buyer', 'pending']);
      await accept(seller, id);
      expect((await ask(buyer, 1)).body.data.data.status.status).toBe('accepted');
    });

    it('at the same moment makes one connection (A-069)', async () => {
      const answers = await Promise.all(
        [...Array(6).keys()].map((turn) => (turn % 2 ? ask(buyer, 1) : askRetailer(seller, 1))),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await list(buyer)).data).toHaveLength(1);
    });

    it('again is for a declined retailer, not for a declined brand (D-099, S-062)', async () => {
      const id = await asked();
      await decline(seller, id);
      const fromBrand = await askRetailer(seller, 1);
      expect([fromBrand.status, fromBrand.body.data.status.status]).toEqual([200, 'declined']);
      const again = await ask(buyer, 1);
      expect([again.status, again.body.data.data.id, again.body.data.data.status.status]).toEqual([201, id, 'pending']);
      await askRetailer(seller, 2);
      await decline('rival@vitrine.example', (await find(seller, 'buyer', 2)).body.data.id);
      expect((await askRetailer(seller, 2)).body.data.status.status).toBe('declined');
    });

    it('does not know unpublished brands, brands of other accounts, nor companies of one’s own side (A-069, A-070, A-071)', async () => {
      await server.db.query(sql`update brand set is_published = false where id = 2`);
      const answers = [
        await ask(buyer, 2),
        await ask(buyer, 3),
        await ask(buyer, 999),
        await ask(seller, 2),
        await askRetailer(buyer, 2),
        await askRetailer(seller, 6),
        await find(buyer, 'seller', 3),
        await find(buyer, 'buyer', 2),
      ];
      expect(answers.map(({ status, problem }) => [status, problem.message])).toEqual(
        answers.map(() => [404, 'Not found.']),
      );
      await server.db.query(sql`update brand set is_published = true where id = 2`);
    });

    it('needs a session, and a company (A-069, A-070, A-071)', async () => {
      const visitor = await server.call(connections.requestBrand, { account: 'vitrine', params: { id: 1 } });
      expect(visitor.status).toBe(401);
      expect((await askRetailer('staff@vitrine.example', 1)).status).toBe(403);
      expect((await list('staff@vitrine.example')).data).toEqual([]);
    });

    it('tells the brand’s page (E-19)', async () => {
      const page = async () =>
        (await server.call(contract.brands.page, { as: buyer, params: { slug: 'lume' } })).body
          .is_connection_request_sent_or_accepted;
      expect(await page()).toBe(false);
      const id = await asked();
      expect(await page()).toBe(true);
      await decline(seller, id);
      expect(await page()).toBe(false);
    });
  });

  describe('Answering', () => {
    it('is for the side that was asked: accept (A-048, S-055, S-057, P-070)', async () => {
      const id = await asked();
      const own = await accept(buyer, id);
      expect([own.status, own.problem.message]).toEqual([403, words]);
      const { status, body } = await accept(seller, id);
      expect([status, body.data.status.status]).toEqual([200, 'accepted']);
      expect((await find(buyer, 'seller', 1)).body.data.status.status).toBe('accepted');
    });

    it('is for the side that was asked: decline (A-049, S-056, S-057, P-070)', async () => {
      const id = (await askRetailer(seller, 1)).body.data.id;
      expect((await decline(seller, id)).status).toBe(403);
      const { status, body } = await decline(buyer, id);
      expect([status, body.data.status.status]).toEqual([200, 'declined']);
    });

    it('counts once: later answers hear the first (A-048, A-049)', async () => {
      const id = await asked();
      const answers = await Promise.all([accept(seller, id), decline(seller, id), accept(seller, id)]);
      const [first] = answers.map(({ body }) => body.data.status.status);
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.status.status}`))).toEqual(
        new Set([`200 ${first}`]),
      );
    });

    it('does not know connections of others (A-048, A-049)', async () => {
      const id = await asked();
      for (const as of [
        'maru@vitrine.example',
        'rival@vitrine.example',
        'seller@tropico.example',
        'staff@vitrine.example',
      ])
        for (const answer of [await accept(as, id), await decline(as, id), await accept(as, 999_999)])
          expect([as, answer.status, answer.problem.message]).toEqual([as, 404, 'Not found.']);
      expect((await find(buyer, 'seller', 1)).body.data.status.status).toBe('pending');
      expect((await server.call(connections.accept, { account: 'vitrine', body: { connection_id: id } })).status).toBe(
        401,
      );
    });

    it('speaks the reader’s language', async () => {
      const { problem } = await server.call(connections.accept, {
        as: buyer,
        body: { connection_id: await asked() },
        headers: { 'accept-language': 'pt-BR' },
      });
      expect(problem.message).toBe('A sua empresa enviou este pedido. Só a outra parte pode responder.');
    });
  });

  describe('The list', () => {
    it('holds pending requests, those to answer first, or all (A-047, A-072, D-034)', async () => {
      await askRetailer(seller, 1);
      await ask(buyer, 2);
      expect((await list(buyer, { pending: '1' })).data.map((one) => one.seller.name)).toEqual(['Lume', 'Maru']);
      await accept('maru@vitrine.example', (await find(buyer, 'seller', 2)).body.data.id);
      const pending = await list(buyer, { pending: '1' });
      expect(pending.data.map((one) => one.seller.name)).toEqual(['Lume']);
      expect(pending.meta).toEqual({ total: 1, last_page: 1, to_answer: 1 });
      expect((await list(buyer, { pending: '0' })).data).toHaveLength(2);
      expect((await list(buyer)).meta).toEqual({ total: 2, last_page: 1, to_answer: 1 });
    });

    it('shows a brand the retailers, with and without its extra flag (A-072, P-072)', async () => {
      await asked();
      const plain = await list(seller, { pending: '1' });
      expect(plain.data.map((one) => one.buyer.name)).toEqual(['Harbour Store']);
      expect(await list(seller, { pending: '1', pending_list: '1' })).toEqual(plain);
      expect((await list('maru@vitrine.example')).data).toEqual([]);
    });

    it('comes in pages of fifty (A-072)', async () => {
      await server.db.query(sql`
        with made as (insert into retailer (account_id, name, stage) select 1, 'Shop ' || g, 'approved' from generate_series(1, 51) g returning id)
        insert into connection (account_id, retailer_id, brand_id, status, requested_by) select 1, id, 1, 'pending', 'buyer' from made`);
      const first = await list(seller, { pending: '1' });
      expect([first.data.length, first.meta]).toEqual([50, { total: 51, last_page: 2, to_answer: 51 }]);
      expect((await list(seller, { pending: '1', page: 2 })).data).toHaveLength(1);
      expect((await list(seller, { page: 9 })).data).toEqual([]);
    });
  });
});
