import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import type { TestServer } from '../../../testing/index.ts';

const { products } = contract;
const buyer = 'buyer@vitrine.example';

/** Thirty more products for maru (brand 2): two categories, tags, prices against the order of their ids, one without a price in USD. */
const fillShelves = async ({ db }: TestServer): Promise<void> => {
  await db.query(
    sql`insert into category (account_id, name, slug, image) values (1, '{"en": "Shirts", "pt_BR": "Camisas"}', 'shirts', '/media/drawn/shirt/{w}.webp')`,
  );
  await db.query(sql`
    insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, tags, delivery_days, position, created_at)
    select 1, 2, 2, case when g % 2 = 0 then 14 else 13 end, k.id, jsonb_build_object('en', 'Shirt ' || g), 'M-' || g, '{"en": "A shirt."}',
      array[case when g % 3 = 0 then 'linen' else 'wool' end], g, 10 + g, now() - g * interval '1 day'
    from category k, generate_series(1, 30) g where k.slug = 'shirts'`);
  await db.query(sql`insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents, tip)
    select l.id, p.id, 100 * (100 - p.delivery_days), 200 * p.delivery_days, '{"en": "Sold by six", "pt_BR": "Vendido em seis"}'
    from product p join pricelist l using (brand_id) where p.reference_code like 'M-%' and (p.reference_code <> 'M-7' or l.currency = 'BRL')`);
};

describeEngines('product listing', (server) => {
  let shirts = '';
  beforeAll(async () => {
    await fillShelves(server);
    const [category] = await server.db.query<{ id: number }>(sql`select id from category where slug = 'shirts'`);
    shirts = String(category?.id);
  });

  const list = async (query: Record<string, string | number> = {}, as = buyer) => {
    const { status, body } = await server.call(products.list, { as, query });
    expect(status).toBe(200);
    return body;
  };
  const codes = async (query: Record<string, string | number>, as = buyer): Promise<string[]> =>
    (await list(query, as)).results.map(({ reference_code }) => reference_code);

  const setNames = async (names: { name: string; shown: { en: string; pt_BR?: string } }[]) => {
    const call = { as: 'staff@vitrine.example', params: { name: 'names' } };
    const { version } = (await server.call(contract.staffContent.file, call)).body.data;
    return server.call(contract.staffContent.set, {
      ...call,
      body: { kind: 'names', document: { names }, seen: version },
    });
  };

  it('gives twelve products a page, the number of all and of pages (A-062, E-27, K-39)', async () => {
    const first = await list({ sellers: '2' });
    expect(first.results).toHaveLength(12);
    expect(first.pagination).toEqual({ count: 33, num_pages: 3 });
    const third = await list({ sellers: '2', page: 3 });
    expect(third.results).toHaveLength(9);
    expect(await codes({ sellers: '2', page: 4 })).toEqual([]);
  });

  it('names tags and sizes in the language of the reader, and finds tags by either name', async () => {
    const words = { linen: { en: 'linen', pt_BR: 'linho' }, M: { en: 'M', pt_BR: 'Médio' } };
    const names = Object.entries(words).map(([kept, shown]) => ({ name: kept, shown }));
    expect((await setNames(names)).status).toBe(200);
    const query = { sellers: '2', tags: 'linho' };
    const english = await list(query);
    const headers = { 'accept-language': 'pt-BR' };
    const portuguese = (await server.call(products.list, { as: buyer, query: { ...query, tags: 'linen' }, headers }))
      .body;
    expect(english.pagination.count).toBe(10);
    expect(portuguese.pagination.count).toBe(10);
    expect([english.results[0]?.tags, portuguese.results[0]?.tags]).toEqual([[{ name: 'linen' }], [{ name: 'linho' }]]);
    const [first] = (await server.call(products.list, { as: buyer, query: { sellers: '1' }, headers })).body.results;
    expect(first?.sizes.map((size) => size.name)).toEqual(['S', 'Médio', 'L']);
    const params = { id: first?.id ?? 0 };
    const { data } = (await server.call(products.variations, { as: buyer, params, headers })).body;
    expect(data[0]?.stock?.map(({ size }) => size)).toEqual(['S', 'Médio', 'L']);
  });

  it('tells staff of a name that is there twice', async () => {
    const { status, body } = await setNames(['M', 'M'].map((name) => ({ name, shown: { en: 'M' } })));
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('A name is there twice.')]);
  });

  it('shows every product once over all pages, in every order (A-062)', async () => {
    for (const ordering of products.list.query.shape.ordering.unwrap().unwrap().options) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ ordering, page, segments: '13,14' })));
      expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size, ordering).toBe(36);
    }
  });

  it('reads page 1 for a page that is not a number (R-062, V-056)', async () => {
    const { status, body } = await server.call(products.list, { as: buyer, query: { sellers: '2', page: 'two' } });
    expect(status).toBe(200);
    expect(body.results[0]?.reference_code).toBe('LD-01');
  });

  it('reads the page with one statement beside the one that finds the session', async () => {
    await list({ sellers: '2' });
    const before = server.db.statements;
    await list({ sellers: '2', categories: '1', ordering: '-wholesale_price', pricelist: '3', page: 1 });
    expect(server.db.statements - before).toBe(2);
  });

  it('narrows by each kind of filter, and widens by several values of one kind (E-28, R-242, R-243, R-245)', async () => {
    expect((await list({ sellers: '1,2' })).pagination.count).toBe(36);
    expect((await list({ sellers: '1' })).pagination.count).toBe(3);
    expect((await list({ collections: '2', segments: '14' })).pagination.count).toBe(15);
    expect((await list({ collections: '2', categories: '1' })).pagination.count).toBe(3);
    expect((await list({ sellers: '1', collections: '2' })).pagination.count).toBe(0);
  });

  it('narrows by tag, with the other filters (R-244)', async () => {
    expect((await list({ tags: 'linen' })).pagination.count).toBe(10);
    expect((await list({ tags: 'linen, wool', segments: '14' })).pagination.count).toBe(15);
    expect((await codes({ tags: 'linen', ordering: 'wholesale_price' })).slice(0, 3)).toEqual(['M-30', 'M-27', 'M-24']);
    expect((await list({ tags: 'linen', pricelist: '1' })).pagination.count).toBe(0);
    expect((await list({ tags: "'; drop table product; --" })).pagination.count).toBe(0);
  });

  it('leaves out what has no price in the price list asked for, and shows that list’s price (R-235)', async () => {
    expect((await list({ sellers: '2', pricelist: '4' })).pagination.count).toBe(33);
    expect((await list({ sellers: '2', pricelist: '3' })).pagination.count).toBe(32);
    const [product] = (await list({ sellers: '1', pricelist: '2' })).results;
    expect(product?.wholesale_price).toEqual({ amount: 10, currency: 'BRL', tip: null });
    expect((await list({ sellers: '1' })).results[0]?.wholesale_price.currency).toBe('USD');
  });

  it('sorts by newest, shipping days and price, both ways (R-230, K-63, K-64, K-65, K-66, K-67, K-68, K-69)', async () => {
    expect((await codes({ categories: shirts, ordering: '-created' })).slice(0, 2)).toEqual(['M-1', 'M-2']);
    expect((await codes({ categories: shirts, ordering: 'order_delivery_days' })).slice(0, 2)).toEqual(['M-1', 'M-2']);
    expect((await codes({ categories: shirts, ordering: '-order_delivery_days' })).slice(0, 2)).toEqual([
      'M-30',
      'M-29',
    ]);
    expect((await codes({ categories: shirts, ordering: 'wholesale_price' })).slice(0, 2)).toEqual(['M-30', 'M-29']);
    expect((await codes({ categories: shirts, ordering: '-wholesale_price' })).slice(0, 2)).toEqual(['M-1', 'M-2']);
    expect((await codes({ categories: shirts, ordering: 'retailer_price' })).slice(0, 2)).toEqual(['M-1', 'M-2']);
    expect((await codes({ categories: shirts, ordering: '-retailer_price' })).slice(0, 2)).toEqual(['M-30', 'M-29']);
    expect(await codes({ categories: shirts, ordering: 'cheapest' })).toEqual(await codes({ categories: shirts }));
  });

  it('puts last what has no price in the list that orders it', async () => {
    expect((await codes({ categories: shirts, ordering: 'wholesale_price', page: 3 })).at(-1)).toBe('M-7');
    expect((await codes({ categories: shirts, ordering: '-wholesale_price', page: 3 })).at(-1)).toBe('M-7');
  });

  it('offers the options that the other kinds of filter leave (R-231, R-232, R-233, R-234)', async () => {
    const { meta } = await list({ sellers: '1' });
    expect(meta.sellers.map(({ slug }) => slug)).toEqual(['lume', 'maru']);
    expect(meta.collections).toEqual([{ id: 1, name: 'Resort 26' }]);
    expect(meta.categories).toEqual([{ id: 1, name: 'Dresses' }]);
    expect(meta.segments).toEqual([{ id: 13, name: 'Women' }]);
    expect(meta.selected_seller).toEqual({ id: 1, name: 'Lume', slug: 'lume' });
    expect((await list({ sellers: '2' })).meta.categories.map(({ name }) => name)).toEqual(['Dresses', 'Shirts']);
  });

  it('describes the one collection that is chosen (E-26, R-246)', async () => {
    const { meta } = await list({ collections: '2' });
    expect(meta.selected_collection).toMatchObject({
      id: 2,
      seller: { id: 2, slug: 'maru' },
      production_window_start: '2026-02-01',
      production_window_end: '2026-03-31',
      pricelists: [
        { id: 3, name: 'USD' },
        { id: 4, name: 'BRL' },
      ],
    });
    expect((await list({ collections: '1,2' })).meta.selected_collection).toBeNull();
  });

  it('shows nothing of another account, whichever id is asked for', async () => {
    const foreign: Record<string, string>[] = [
      { sellers: '3' },
      { collections: '3' },
      { categories: '2' },
      { pricelist: '5' },
      { sellers: '999999' },
    ];
    for (const query of foreign) {
      const { results, pagination, meta } = await list(query);
      expect({
        results,
        count: pagination.count,
        brand: meta.selected_seller,
        collection: meta.selected_collection,
      }).toEqual({ results: [], count: 0, brand: null, collection: null });
    }
    expect(await codes({}, 'buyer@tropico.example')).toHaveLength(6);
  });

  it('ignores filter values that are no numbers', async () => {
    expect((await list({ sellers: 'lume,2', collections: '-1', segments: '1e9,13 or 1=1' })).pagination.count).toBe(33);
  });

  it('speaks the reader’s language (K-24, K-25)', async () => {
    const { body } = await server.call(products.list, {
      as: buyer,
      query: { collections: '1' },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(body.results[0]).toMatchObject({ name: 'Vestido de linho', collection: { name: 'Alto verão 26' } });
    expect(body.meta.segments[0]?.name).toBe('Feminino');
  });

  it('is for signed-in members', async () => {
    const { status, problem } = await server.call(products.list, { account: 'vitrine' });
    expect(status).toBe(401);
    expect(problem.detail).toBe('Authentication credentials were not provided.');
  });

  it('leaves out what is not active, of a closed collection, or of a brand that is not published', async () => {
    await server.db.query(sql`update product set is_active = false where reference_code = 'M-30'`);
    expect((await list({ sellers: '2', pricelist: '4' })).pagination.count).toBe(32);
    await server.db.query(sql`update brand set is_published = false where id = 1`);
    expect((await list()).pagination.count).toBe(32);
    await server.db.query(sql`update collection set is_active = false where id = 2`);
    expect((await list()).pagination.count).toBe(0);
    await server.db.query(sql`update collection set is_active = true where id = 2`);
    await server.db.query(sql`update brand set is_published = true where id = 1`);
    await server.db.query(sql`update product set is_active = true where reference_code = 'M-30'`);
    expect((await list()).pagination.count).toBe(36);
  });

  // The last one: what it keeps would answer the others.
  it('offers a hundred brands to narrow by and what is chosen, and keeps the summary of a large marketplace for a while', async () => {
    await server.db.query(sql`
      insert into brand (account_id, name, slug, logo, list_image, cover_image, description)
      select 1, 'Many ' || lpad(n::text, 3, '0'), 'many-' || n, '', '', '', '{"en": ""}' from generate_series(1, 110) n`);
    await server.db.query(sql`
      insert into collection (account_id, brand_id, name, list_image, button)
      select 1, b.id, jsonb_build_object('en', 'Sheet ' || n), '', '{"en": ""}' from brand b, generate_series(1, 20) n where b.slug like 'many-%'`);
    await server.db.query(sql`
      insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, created_at)
      select 1, c.brand_id, c.id, 13, 1, '{"en": "One"}', 'ONE-' || c.id, '{"en": ""}', 1, now() + interval '1 day'
      from collection c join brand b on b.id = c.brand_id where b.slug like 'many-%'`);
    const [last] = await server.db.query<{ id: number }>(sql`select id from brand where slug = 'many-110'`);
    const before = await list();
    expect(before.pagination.count).toBe(2200 + 36);
    expect(before.meta.sellers).toHaveLength(100);
    expect(before.meta.collections).toHaveLength(100);
    const ofLast = await list({ sellers: String(last?.id) });
    expect(ofLast.pagination.count).toBe(20);
    expect(ofLast.meta.sellers).toHaveLength(101);
    expect(ofLast.meta.sellers[0]?.name).toBe('Many 110');
    await server.db.query(sql`update product set is_active = false where reference_code like 'ONE-%'`);
    const after = await list({ ordering: '-created' });
    expect(after.results.map(({ reference_code }) => reference_code)).not.toContainEqual(
      expect.stringMatching(/^ONE-/),
    );
    expect(after.pagination.count).toBe(2200 + 36);
    expect((await list({ sellers: '2' })).pagination.count).toBe(33);
  });
});
