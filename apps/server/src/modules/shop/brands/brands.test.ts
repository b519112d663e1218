import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brands } = contract;
const as = 'buyer@vitrine.example';

describeEngines('brand directory', (server) => {
  beforeAll(async () => {
    await server.db.query(sql`
      insert into brand (account_id, name, slug, logo, list_image, cover_image, description, is_featured, is_published, tags, created_at) values
        (1, 'Ébano', 'ebano', '/l.svg', '/list/{w}.webp', '/c/{w}.webp', '{"en": "Leather.", "pt_BR": "Couro."}', true, true, '{slow,leather}', now() + interval '1 hour'),
        (1, 'Nova Lume', 'nova-lume', '/l.svg', '/list/{w}.webp', '/c/{w}.webp', '{"en": "New."}', false, true, '{}', now() - interval '1 year'),
        (1, 'Hidden', 'hidden', '/l.svg', '/list/{w}.webp', '/c/{w}.webp', '{"en": "Not yet."}', true, false, '{}', now())`);
    await server.db.query(
      sql`insert into brand_segment (account_id, brand_id, segment_id) select 1, id, 14 from brand where slug in ('ebano', 'maru', 'hidden')`,
    );
    await server.db.query(sql`
      insert into brand_event_segment (brand_id, event_segment_id) select b.id, es.id from brand b join event_segment es using (account_id) where b.slug in ('lume', 'ebano')`);
  });

  const slugs = async (query: Record<string, string> = {}): Promise<string[]> => {
    const { status, body } = await server.call(brands.list, { as, query });
    expect(status).toBe(200);
    return body.data.data.map(({ slug }) => slug);
  };
  const showroom = async (): Promise<string> => {
    const { body } = await server.call(brands.showrooms, { as });
    return String(body.data.data[0]?.id);
  };

  it('lists published brands from A to Z, accents aside, for visitors and members (A-055, R-004)', async () => {
    expect(await slugs()).toEqual(['ebano', 'lume', 'maru', 'nova-lume']);
    const { body } = await server.call(brands.list, { account: 'vitrine' });
    expect(body.data.data[0]).toMatchObject({
      name: 'Ébano',
      list_image: '/list/600.webp',
      landing_description: 'Leather.',
      has_active_collection: false,
      tags: [{ name: 'slow' }, { name: 'leather' }],
      brand_page_template: 'full',
    });
    expect(body.data.data[1]?.has_active_collection).toBe(true);
    expect(body.data.data.map(({ open_collection: open }) => open?.id ?? null)).toEqual([null, 1, 2, null]);
  });

  it('reads a page of brands with the letters of all pages, those with an active collection apart (A-055, R-221, R-222)', async () => {
    await server.db.query(sql`
      insert into brand (account_id, name, slug, logo, list_image, cover_image, description)
      select 1, name, 'paged-' || place, '', '', '', '{"en": ""}' from unnest('{Lóra,7 Mares,Жар}'::text[]) with ordinality s (name, place)`);
    const page = async (query: { page: number; active?: 'true' | 'false' }) => {
      const { body } = await server.call(brands.list, { as, query: { ...query, limit: 3 } });
      return { names: body.data.data.map(({ name }) => name), letters: body.data.letters };
    };
    const letters = [
      { letter: '#', count: 2 },
      { letter: 'E', count: 1 },
      { letter: 'L', count: 2 },
      { letter: 'M', count: 1 },
      { letter: 'N', count: 1 },
    ];
    expect(await page({ page: 1 })).toEqual({ names: ['7 Mares', 'Жар', 'Ébano'], letters });
    expect(await page({ page: 2 })).toEqual({ names: ['Lóra', 'Lume', 'Maru'], letters });
    expect(await page({ page: 3 })).toEqual({ names: ['Nova Lume'], letters });
    expect(await page({ page: 4 })).toEqual({ names: [], letters });
    const active = await page({ page: 1, active: 'true' });
    expect(active.names).toEqual(['Lume', 'Maru']);
    expect((await page({ page: 1, active: 'false' })).letters?.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    await server.db.query(sql`delete from brand where slug like 'paged-%'`);
    const { body } = await server.call(brands.list, { as });
    expect(body.data.letters).toBeUndefined();
  });

  it('names the first collection of each brand that can be ordered today (R-224)', async () => {
    const opened = async () => {
      const { body } = await server.call(brands.list, { as });
      return body.data.data.find(({ slug }) => slug === 'lume')?.open_collection;
    };
    const before = await opened();
    await server.db.query(sql`update collection set order_window_end = current_date - 1 where id = ${before?.id}`);
    expect(await opened()).not.toEqual(before);
    await server.db.query(sql`update collection set order_window_end = current_date where id = ${before?.id}`);
    expect(await opened()).toEqual(before);
  });

  it('finds names whatever their case and accents (R-208, R-213)', async () => {
    expect(await slugs({ search: 'EBA' })).toEqual(['ebano']);
    expect(await slugs({ search: ' lúme ' })).toEqual(['lume', 'nova-lume']);
    expect(await slugs({ search: '%' })).toEqual([]);
    expect(await slugs({ search: "o'; drop table brand; --" })).toEqual([]);
  });

  it('narrows by segments, categories and showroom together (R-210, R-211, R-212, D-011)', async () => {
    expect(await slugs({ segments: '14' })).toEqual(['ebano', 'maru']);
    expect(await slugs({ segments: '13,14', categories: '1' })).toEqual(['lume', 'maru']);
    expect(await slugs({ showroom: await showroom() })).toEqual(['ebano', 'lume']);
    expect(await slugs({ showroom: await showroom(), segments: '14' })).toEqual(['ebano']);
    expect(await slugs({ segments: 'x' })).toHaveLength(4);
  });

  it('lists the newest first (A-056, R-203) and the featured ones (A-057, R-204)', async () => {
    const newest = await server.call(brands.newest, { as });
    expect(newest.body.data.data.map(({ slug }) => slug).at(0)).toBe('ebano');
    expect(newest.body.data.data.map(({ slug }) => slug).at(-1)).toBe('nova-lume');
    const featured = await server.call(brands.featured, { as });
    expect(featured.body.data.data.map(({ slug }) => slug)).toEqual(['ebano']);
  });

  it('remembers the brands a member visited, last first; visitors have none (A-058, R-205)', async () => {
    const visited = async (who?: string): Promise<string[]> =>
      (await server.call(brands.recentlyVisited, who ? { as: who } : { account: 'vitrine' })).body.data.data.map(
        ({ slug }) => slug,
      );
    await server.call(brands.page, { account: 'vitrine', params: { slug: 'maru' } });
    for (const slug of ['maru', 'lume']) {
      await server.call(brands.page, { as, params: { slug } });
      await expect.poll(async () => (await visited(as))[0]).toBe(slug);
    }
    expect(await visited(as)).toEqual(['lume', 'maru']);
    expect(await visited('rival@vitrine.example')).toEqual([]);
    expect(await visited()).toEqual([]);
  });

  it('suggests at most eight names, those that begin with the letters first (A-060, R-214)', async () => {
    const suggest = async (search?: string): Promise<string[]> =>
      (await server.call(brands.autocomplete, { as, query: search === undefined ? {} : { search } })).body.data.map(
        ({ name }) => name,
      );
    expect(await suggest('lu')).toEqual(['Lume', 'Nova Lume']);
    expect(await suggest()).toEqual([]);
    await server.db.query(sql`
      insert into brand (account_id, name, slug, logo, list_image, cover_image, description, is_published)
      select 1, 'Zed ' || g, 'zed-' || g, '', '', '', '{"en": ""}', true from generate_series(1, 9) g`);
    expect(await suggest('zed')).toHaveLength(8);
    await server.db.query(sql`delete from brand where slug like 'zed-%'`);
  });

  it('offers the filter options that leave a brand under the other filters (A-038, A-039, A-059, E-10)', async () => {
    const segments = async (query: Record<string, string>) =>
      (await server.call(brands.segments, { as, query })).body.data.data.map(({ name }) => name);
    expect(await segments({})).toEqual(['Women', 'Men']);
    expect(await segments({ segments: '14' })).toEqual(['Women', 'Men']);
    expect(await segments({ search: 'ebano' })).toEqual(['Men']);
    const categories = await server.call(brands.categories, { as, query: { search: 'ebano' } });
    expect(categories.body.data.data).toEqual([]);
    const [dresses] = (await server.call(brands.categories, { as })).body.data.data;
    expect(dresses).toMatchObject({ id: expect.any(Number) as number, name: 'Dresses' });
    const { body } = await server.call(brands.showrooms, { as });
    expect(body.data.data).toMatchObject([{ name: 'Resort', slug: 'resort' }]);
  });

  it('reads each section with one statement beside the one that finds the session', async () => {
    for (const call of [
      'list',
      'newest',
      'featured',
      'recentlyVisited',
      'segments',
      'categories',
      'showrooms',
      'autocomplete',
    ] as const) {
      await server.call(brands[call], { as, query: { search: 'l' } });
      const before = server.db.statements;
      await server.call(brands[call], { as, query: { search: 'l' } });
      expect(server.db.statements - before, call).toBe(2);
    }
    const before = server.db.statements;
    await server.call(brands.list, { as, query: { limit: 2 } });
    expect(server.db.statements - before).toBe(2);
  });

  it('knows nothing of other accounts', async () => {
    const { body } = await server.call(brands.list, { account: 'tropico' });
    expect(body.data.data.map(({ slug }) => slug)).toEqual(['brisa', 'onda']);
    expect(await slugs({ categories: '2' })).toEqual([]);
  });

  it('refuses a search that is too long with the field', async () => {
    const { status, problem } = await server.call(brands.list, { as, query: { search: 'x'.repeat(121) } });
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual(['search']);
  });
});
