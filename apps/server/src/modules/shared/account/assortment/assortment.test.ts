import { contract } from '@vitrine/api';
import type { Content } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../../testing/index.ts';

const { account, brandProducts, brands, products, staffContent, staffLog } = contract;
const as = 'staff@vitrine.example';

type List = 'segments' | 'categories';
type OfKind<K extends List> = Extract<Content, { kind: K }>;

describeEngines('segments and categories of an account', (server) => {
  const open = async <K extends List>(name: K): Promise<OfKind<K>> =>
    (await server.call(staffContent.file, { as, params: { name } })).body.data as OfKind<K>;
  const setSegments = async (segments: OfKind<'segments'>['document']['segments']) => {
    const { version: seen } = await open('segments');
    const body = { kind: 'segments' as const, document: { segments }, seen };
    return server.call(staffContent.set, { as, params: { name: 'segments' }, body });
  };
  const setCategories = async (categories: OfKind<'categories'>['document']['categories']) => {
    const { version: seen } = await open('categories');
    const body = { kind: 'categories' as const, document: { categories }, seen };
    return server.call(staffContent.set, { as, params: { name: 'categories' }, body });
  };
  const menu = async () =>
    (await server.call(account.segments, { headers: { 'accept-language': 'pt-BR' } })).body.results;
  const choices = async (who = 'seller@vitrine.example') =>
    (await server.call(brandProducts.choices, { as: who })).body.data;

  it('Staff add, rename and order segments; ids and slugs stay, and the log and the history have it (D-042, D-067)', async () => {
    const before = await menu();
    const { document } = await open('segments');
    const kids = { slug: '', name: { en: 'Kids & Co', pt_BR: 'Crianças' }, is_hidden: false };
    const [first, ...others] = document.segments;
    if (!first) throw new Error('There are no segments.');
    const renamed = { ...first, name: { en: 'Ladies', pt_BR: 'Senhoras' } };
    const { body } = await setSegments([kids, ...others, renamed]);
    expect((body.data as OfKind<'segments'>).document.segments[0]).toEqual({ ...kids, slug: 'kids-co' });
    const now = await menu();
    expect(now[0]).toMatchObject({ name: 'Crianças', slug: 'kids-co' });
    expect(now.at(-1)).toEqual({ ...before[0], name: 'Senhoras' });
    const again = await setSegments([...document.segments, { ...kids, slug: 'kids-co' }, kids]);
    expect((again.body.data as OfKind<'segments'>).document.segments.at(-1)?.slug).toBe('kids-co-2');
    const [entry] = (await server.call(staffLog.list, { as })).body.data;
    expect(entry).toMatchObject({ action: 'content.set', subject: { id: 'segments' } });
    const versions = (await server.call(staffContent.versions, { as, params: { name: 'segments' } })).body.data;
    const seen = (await open('segments')).version;
    const oldest = { seen, id: versions.at(-1)?.id ?? 0 };
    await server.call(staffContent.restore, { as, params: { name: 'segments' }, body: oldest });
    expect(await menu()).toEqual(before);
  });

  it('What brands or products have stays, and the refusal says how many; hidden it leaves menus, filters and forms', async () => {
    const { document } = await open('categories');
    const [used] = document.categories;
    if (!used) throw new Error('There are no categories.');
    const refused = await setCategories(document.categories.slice(1));
    const [count] = await server.db.query<{ brands: number; products: number }>(sql`
      select (select count(*)::int from brand_category bc join category k on k.id = bc.category_id where k.slug = ${used.slug} and k.account_id = 1) as brands,
        (select count(*)::int from product p join category k on k.id = p.category_id where k.slug = ${used.slug} and k.account_id = 1) as products`);
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      expect.stringContaining(`Brands that have it: ${count?.brands}, products: ${count?.products}.`),
    ]);
    const spare = { slug: '', name: { en: 'Hats' }, is_hidden: false, image: '/media/files/pictures/hat/{w}.webp' };
    expect((await setCategories([spare, ...document.categories])).status).toBe(200);
    expect((await choices()).categories[0]?.name).toBe('Hats');
    const hidden = [
      { ...spare, slug: 'hats', is_hidden: true },
      ...document.categories.map((one) => ({ ...one, is_hidden: true })),
    ];
    expect((await setCategories(hidden)).status).toBe(200);
    const { categories } = await choices();
    expect(categories.map(({ name }) => name)).not.toContain('Hats');
    expect(categories).not.toEqual([]);
    expect((await server.call(brands.sellerCategories, { as: 'buyer@vitrine.example' })).body.data).toEqual([]);
    const listing = await server.call(products.list, { as: 'buyer@vitrine.example', query: {} });
    expect(listing.body.meta.categories).toEqual([]);
    expect(listing.body.results.length).toBeGreaterThan(0);
    expect((await setCategories(document.categories)).status).toBe(200);
    expect((await open('categories')).document.categories).toEqual(document.categories);
  });

  it('A name or a picture that is missing is named, and the second of two people is told', async () => {
    const { document, version } = await open('segments');
    const nameless = await setSegments([...document.segments, { slug: '', name: { en: ' ' }, is_hidden: false }]);
    expect(nameless.problem.errors).toHaveProperty([`document.segments.${document.segments.length}.name`]);
    const bare = await setCategories([{ slug: '', name: { en: 'Hats' }, is_hidden: false, image: '' }]);
    expect(bare.problem.errors).toEqual({ 'document.categories.0.image': ['Choose a picture.'] });
    await setSegments(document.segments.toReversed());
    const body = { kind: 'segments' as const, document, seen: version };
    const second = await server.call(staffContent.set, { as, params: { name: 'segments' }, body });
    expect([second.status, second.problem['current']]).toMatchObject([
      document.segments.length > 1 ? 409 : 200,
      { document: { segments: document.segments.toReversed() } },
    ]);
  });
});
