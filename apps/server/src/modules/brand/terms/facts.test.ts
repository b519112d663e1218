import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandFacts, brandOfficeLog, brands, cart, staffBrands } = contract;
const as = 'seller@vitrine.example';
const buyer = 'buyer@vitrine.example';
type Input = Omit<CallInput<typeof brandFacts.save>['body'], 'seen'>;

describeEngines('facts of a brand', (server) => {
  const read = async (who = as) => (await server.call(brandFacts.read, { as: who })).body.data;
  const save = async (changes: Partial<Input>, seen?: number) => {
    const { version, choices: _choices, ...facts } = await read();
    return server.call(brandFacts.save, { as, body: { ...facts, ...changes, seen: seen ?? version } });
  };
  const page = async () => (await server.call(brands.page, { as: buyer, params: { slug: 'lume' } })).body;

  it('What the owner enters is on the page of the brand and in its carts at once (E-19, E-20)', async () => {
    const { choices } = await read();
    const segment = choices.segments.at(-1);
    const category = choices.categories.at(-1);
    const { status, body } = await save({
      name: 'Lume Atelier',
      tags: ['Linen'],
      description: { en: 'Linen from Porto', pt_BR: 'Linho do Porto' },
      terms: { en: '<p>Half in advance<script>alert(1)</script></p>' },
      order_now_url: 'https://lume.example/shop',
      segment_ids: segment ? [segment.id] : [],
      category_ids: category ? [category.id] : [],
      minimum_quantity: 12,
      minimum_value: 250.5,
    });
    expect([status, body.data.terms]).toEqual([200, { en: '<p>Half in advance</p>' }]);
    expect(await page()).toMatchObject({
      name: 'Lume Atelier',
      slug: 'lume',
      tags: [{ name: 'Linen' }],
      landing_description: 'Linen from Porto',
      order_now_url: 'https://lume.example/shop',
      the_brand: {
        formatted_segments: segment?.name,
        formatted_categories: category?.name,
        terms_conditions: '<p>Half in advance</p>',
      },
    });
    await server.call(cart.addProduct, { as: buyer, body: { product_variation_id: 1, pricelist_id: 1 } });
    const [open] = (await server.call(cart.list, { as: buyer })).body.results;
    expect(open?.seller).toMatchObject({ limits: { minimum_quantity: 12, minimum_value: 250.5 } });
    const [entry] = (await server.call(brandOfficeLog.list, { as })).body.data;
    expect(entry).toMatchObject({ action: 'brand.change', before: { name: 'Lume' }, after: { name: 'Lume Atelier' } });
  });

  it('The second of two writers gets the facts that the first one saved', async () => {
    const { version } = await read();
    expect((await save({ tags: ['First'] }, version)).status).toBe(200);
    const second = await save({ tags: ['Second'] }, version);
    expect([second.status, second.problem['current']]).toMatchObject([409, { tags: ['First'], version: version + 1 }]);
    expect(second.problem.message).toMatch(/^Selma\b.* has changed the facts of the brand\./);
    expect((await read()).tags).toEqual(['First']);
  });

  it('Wrong fields are named, and nothing is written', async () => {
    const before = await read();
    const { status, problem } = await save({
      name: 'MARU',
      order_now_url: 'javascript:alert(1)',
      segment_ids: [999],
      category_ids: [999],
      minimum_quantity: 12,
      maximum_quantity: 6,
    });
    expect([status, Object.keys(problem.errors ?? {}).toSorted()]).toEqual([
      422,
      ['category_ids', 'maximum_quantity', 'name', 'order_now_url', 'segment_ids'],
    ]);
    expect(await read()).toEqual(before);
  });

  it('Staff read the facts of each brand of their account', async () => {
    const facts = (id: number, who = 'staff@vitrine.example') =>
      server.call(staffBrands.facts, { as: who, params: { id } });
    expect((await facts(1)).body.data).toEqual(await read());
    expect((await facts(999)).status).toBe(404);
    expect((await facts(1, as)).status).toBe(403);
  });

  it('Each brand has its own, and retailers have none', async () => {
    expect((await read('maru@vitrine.example')).name).toBe('Maru');
    expect((await server.call(brandFacts.read, { as: buyer })).status).toBe(403);
  });
});
