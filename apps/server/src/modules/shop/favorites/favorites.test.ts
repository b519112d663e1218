import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { favorites, products } = contract;
const as = 'buyer@vitrine.example';
const rival = 'rival@vitrine.example';

describeEngines('favourites', (server) => {
  const ids = async (who = as) => (await server.call(favorites.ids, { as: who })).body.data;
  const mark = (id: number, who = as) => server.call(favorites.add, { as: who, params: { id } });

  it('belong to the company, newest first, each once (R-238)', async () => {
    for (const id of [1, 2, 1]) expect((await mark(id)).status).toBe(200);
    expect(await ids()).toEqual([2, 1]);
    expect(await ids(rival)).toEqual([]);
    expect((await server.call(favorites.remove, { as: rival, params: { id: 1 } })).status).toBe(404);
    expect((await server.call(favorites.remove, { as, params: { id: 2 } })).body.data).toEqual([1]);
    expect((await server.call(favorites.remove, { as, params: { id: 2 } })).status).toBe(404);
  });

  it('are cards with the line sheets that they are in (R-238, R-269)', async () => {
    await mark(3);
    const { body } = await server.call(favorites.list, { as, query: {} });
    expect(body.results.map(({ id }) => id)).toEqual([3, 1]);
    expect(body.pagination).toEqual({ count: 2, num_pages: 1 });
    expect(body.meta.collections).toEqual([{ id: 1, name: 'Resort 26', seller: 'Lume', count: 2 }]);
    expect((await server.call(favorites.list, { as, query: { page: '2' } })).body.results).toEqual([]);
  });

  it('leave out what is not on show, until it is back', async () => {
    await server.db.query(sql`update product set is_active = false where id = 3`);
    expect(await ids()).toEqual([1]);
    expect((await mark(3)).status).toBe(404);
    await server.db.query(sql`update product set is_active = true where id = 3`);
    expect(await ids()).toEqual([3, 1]);
  });

  it('are for retailers alone, within their account', async () => {
    expect((await server.call(favorites.ids, { as: 'seller@vitrine.example' })).status).toBe(403);
    expect((await server.call(favorites.ids, { account: 'vitrine' })).status).toBe(401);
    expect((await mark(1, 'buyer@tropico.example')).status).toBe(404);
  });

  it('are 500 at most, and say so', async () => {
    await server.db.query(sql`
      with many as (
        insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
        select account_id, brand_id, collection_id, segment_id, category_id, name, 'MANY-' || n, description, delivery_days, 100 + n
        from product, generate_series(1, 498) n where id = 1 returning id, account_id)
      insert into favorite (account_id, retailer_id, product_id) select account_id, 1, id from many`);
    const { status, body } = await server.call(favorites.add, { as, params: { id: 2 } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: 'Your company has 500 favourites, the most there can be. Remove one, and try again.',
    });
    expect(await ids()).toHaveLength(500);
  });

  it('ask the database no more than four times for a page', async () => {
    await server.call(favorites.list, { as, query: {} });
    const before = server.db.statements;
    await server.call(favorites.list, { as, query: {} });
    expect(server.db.statements - before).toBeLessThanOrEqual(4);
  });
});

describeEngines('products side by side', (server) => {
  const compare = async (list: string, who = as) =>
    (await server.call(products.compare, { as: who, query: { ids: list } })).body.data;

  it('come in the order of the address, six at most, without what is unknown (R-238)', async () => {
    expect((await compare('3,1,999999,x')).map(({ id }) => id)).toEqual([3, 1]);
    expect(await compare('1,2,3,4,5,6,1,2')).toHaveLength(6);
    expect(await compare('')).toEqual([]);
    expect(await compare('1', 'buyer@tropico.example')).toEqual([]);
  });

  it('say which sizes can be had, and when', async () => {
    await server.db.query(sql`
      insert into stock (variation_id, size_id, quantity)
      select v.id, s.id, 0 from variation v join product p on p.id = v.product_id
      join size s on s.account_id = p.account_id and s.name = 'M' where p.id = 1
      on conflict (variation_id, size_id) do update set quantity = 0`);
    const [one] = await compare('1');
    expect(one?.available_sizes).toEqual(['S', 'L']);
    expect(one?.windows).toMatchObject({ production_window_start: '2026-02-01', production_window_end: '2026-03-31' });
  });

  describe('seen before', () => {
    const recent = async (who = as) => (await server.call(products.recent, { as: who })).body.data.map(({ id }) => id);
    const see = (id: number, who = as) => server.call(products.see, { as: who, params: { id } });

    it('are remembered per person, the last one first (R-238)', async () => {
      for (const id of [1, 2, 3, 1]) expect((await see(id)).status).toBe(204);
      expect(await recent()).toEqual([1, 3, 2]);
      expect(await recent(rival)).toEqual([]);
      expect((await see(1, 'buyer@tropico.example')).status).toBe(404);
    });

    it('are thirteen at most; five hundred are kept for the reports of brands (R-238, D-048)', async () => {
      const rows = await server.db.query<{ id: number }>(sql`
        insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
        select account_id, brand_id, collection_id, segment_id, category_id, name, 'SEEN-' || n, description, delivery_days, 100 + n
        from product, generate_series(1, 20) n where id = 1 returning id`);
      for (const { id } of rows) await see(id);
      await server.db.query(sql`
        with more as (
          insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
          select account_id, brand_id, collection_id, segment_id, category_id, name, 'EARLIER-' || n, description, delivery_days, 200 + n
          from product, generate_series(1, 500) n where id = 1 returning id)
        insert into product_visit (account_id, member_id, product_id, visited_at)
        select 1, (select id from member where email = ${as}), id, now() - interval '1 day' from more`);
      await see(rows.at(-1)?.id ?? 0);
      expect(await recent()).toEqual(
        rows
          .map(({ id }) => id)
          .toReversed()
          .slice(0, 13),
      );
      const kept = await server.db.query(
        sql`select from product_visit where member_id = (select id from member where email = ${as})`,
      );
      expect(kept).toHaveLength(500);
    });
  });
});
