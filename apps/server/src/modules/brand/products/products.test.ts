import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandProducts, products: shop } = contract;
const as = 'seller@vitrine.example';
const buyer = 'buyer@vitrine.example';

type Input = CallInput<typeof brandProducts.add>['body'];

const dress: Input = {
  reference_code: 'NEW-1',
  name: { en: 'Beach dress', pt_BR: 'Vestido de praia' },
  description: { en: 'Light linen.' },
  details: [{ en: '100% linen' }],
  tags: ['Linen'],
  collection_id: 1,
  segment_id: 13,
  category_id: 1,
  size_chart_id: null,
  size_ids: [1, 2],
  delivery_days: 30,
  ship_msg: {},
  minimum_quantity: null,
  maximum_quantity: null,
  colours: [{ label: { en: 'Sand' }, color: '#d8c7a0', extra_color: null, texture: null }],
  prices: [{ pricelist_id: 1, wholesale: 45.5, retailer: 99 }],
};

describeEngines('products of a brand', (server) => {
  const add = (parts: Partial<Input> = {}, who = as) =>
    server.call(brandProducts.add, { as: who, body: { ...dress, ...parts } });
  const list = async (query: CallInput<typeof brandProducts.list>['query'] = {}, who = as) =>
    (await server.call(brandProducts.list, { as: who, query })).body.data.map(({ reference_code }) => reference_code);

  it('A product that a brand adds is in the shop at once, with prices for retailers (D-048, D-067)', async () => {
    const { status, body } = await add({ reference_code: 'AT-ONCE' });
    expect([status, body.data.version, body.data.is_active]).toEqual([201, 1, true]);
    const { body: page } = await server.call(shop.detail, { as: buyer, params: { id: body.data.id } });
    expect(page.data).toMatchObject({
      name: 'Beach dress',
      is_out_of_stock: false,
      wholesale_price: { amount: 45.5, currency: 'USD' },
      details: [{ text: '100% linen' }],
      variations: [{ label: 'Sand', color: { color: '#d8c7a0' } }],
      sizes: [{ name: 'S' }, { name: 'M' }],
    });
    const [entry] = await server.db.query(sql`
      select action, brand_id, subject_name from audit_log where subject_id = ${String(body.data.id)} order by id desc limit 1`);
    expect(entry).toEqual({ action: 'product.create', brand_id: 1, subject_name: 'AT-ONCE Beach dress' });
  });

  it('The shop says when a product ships, and shows the picture of its fabric; a path outside the shop is refused (D-048, R-267, E-33)', async () => {
    const texture = '/media/uploads/stripes/{w}.webp';
    const colours = [{ label: { en: 'Stripes' }, color: '#d8c7a0', extra_color: null, texture }];
    const { body } = await add({ reference_code: 'STRIPED', colours, ship_msg: { en: 'Ships in March' } });
    const params = { id: body.data.id };
    const read = async () => (await server.call(shop.detail, { as: buyer, params })).body.data;
    expect(await read()).toMatchObject({
      ship_msg: 'Ships in March',
      variations: [{ texture: { picture_texture: '/media/uploads/stripes/300.webp' } }],
    });
    const kept = body.data.colours.map((colour) => ({ ...colour, texture: null }));
    const plain = { ...dress, reference_code: 'STRIPED', colours: kept, seen: body.data.version };
    await server.call(brandProducts.save, { as, params, body: plain });
    expect(await read()).toMatchObject({ ship_msg: null, variations: [{ texture: null }] });
    const outside = colours.map((colour) => ({ ...colour, texture: 'https://elsewhere.example/x.png' }));
    const { status, problem } = await add({ reference_code: 'OUTSIDE', colours: outside });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['colours.0.texture']]);
  });

  it('The GTIN of a size is kept as it is written; a wrong digit and one that is used already are named at their field (D-048)', async () => {
    const coded = (...codes: string[]) => ({
      label: { en: 'Sand' },
      color: '#d8c7a0',
      extra_color: null,
      texture: null,
      gtins: codes.map((code, at) => ({ size_id: at + 1, code })),
    });
    const { body } = await add({ reference_code: 'CODED', colours: [coded('036000291452', '7891000-315507')] });
    const [colour] = body.data.colours;
    expect(colour?.gtins.map(({ code }) => code)).toEqual(['036000291452', '7891000315507']);
    const wrong = await add({ reference_code: 'OTHER', colours: [coded('0036000291452', '7891000315508')] });
    expect(wrong.problem.errors).toEqual({
      'colours.0.gtins.0.code': ['0036000291452 is the GTIN of CODED, Sand, size S. Use each GTIN once.'],
      'colours.0.gtins.1.code': [
        'The last digit of 7891000315508 does not match the others. Compare it with the barcode.',
      ],
    });
    const save = (colours: Input['colours'], seen: number) =>
      server.call(brandProducts.save, {
        as,
        params: { id: body.data.id },
        body: { ...dress, reference_code: 'CODED', colours, seen },
      });
    const exchanged = await save([{ ...coded('7891000315507', '036000291452'), id: colour?.id }], body.data.version);
    expect(exchanged.body.data.colours[0]?.gtins.map(({ code }) => code)).toEqual(['7891000315507', '036000291452']);
    // Who says nothing of them keeps them.
    const plain = dress.colours.map((one) => ({ ...one, id: colour?.id }));
    const kept = await save(plain, exchanged.body.data.version);
    expect(kept.body.data.colours[0]?.gtins).toHaveLength(2);
    const cleared = await save([{ ...coded(), id: colour?.id }], kept.body.data.version);
    expect(cleared.body.data.colours[0]?.gtins).toEqual([]);
  });

  it('A product can be put into a collection that the shop does not show yet, not into an archived one (D-048)', async () => {
    const choices = async () => (await server.call(brandProducts.choices, { as })).body.data.collections;
    const [made] = await server.db.query<{ id: number }>(sql`
      insert into collection (account_id, brand_id, list_image, name, button, is_active) select account_id, brand_id, list_image, '{"en": "Next summer"}', '{}', false
      from collection where id = 1 returning id`);
    const id = made?.id ?? 0;
    expect((await choices()).at(-1)).toEqual({ id, name: 'Next summer', is_hidden: true });
    expect((await add({ reference_code: 'EARLY', collection_id: id })).status).toBe(201);
    await server.db.query(sql`update collection set archived_at = now() where id = ${id}`);
    expect((await choices()).map((one) => one.id)).not.toContain(id);
  });

  it('The list is searched in any language and narrowed by collection, and holds no other brand', async () => {
    expect(await list({ search: 'LINHO' })).toEqual(['LD-01']);
    expect(await list({ search: 'wc-03' })).toEqual(['WC-03']);
    expect(await list({ search: 'pt_BR' })).toEqual([]);
    expect(await list({ collection: 2 })).toEqual([]);
    expect(await list({}, 'maru@vitrine.example')).toEqual(['WC-03', 'SS-02', 'LD-01']);
    expect((await server.call(brandProducts.list, { as: buyer })).status).toBe(403);
    for (const id of [4, 7]) expect((await server.call(brandProducts.read, { as, params: { id } })).status).toBe(404);
  });

  it('Each wrong field is named, and ids of others are unknown', async () => {
    const { status, problem } = await add({
      reference_code: 'ld-01',
      name: { en: ' ' },
      collection_id: 2,
      size_ids: [1, 4],
      prices: [{ pricelist_id: 3, wholesale: 1, retailer: 2 }],
      minimum_quantity: 5,
      maximum_quantity: 2,
    });
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual(
      ['collection_id', 'maximum_quantity', 'name', 'prices', 'reference_code', 'size_ids'].sort(),
    );
    expect(
      (await add({ colours: [{ label: { en: 'Red' }, color: 'red', extra_color: null, texture: null }] })).status,
    ).toBe(422);
  });

  it('One answer names all that nobody has filled in; a price needs both amounts (D-048)', async () => {
    const { status, problem } = await add({
      reference_code: ' ',
      name: {},
      collection_id: 0,
      segment_id: 0,
      category_id: 0,
      size_ids: [],
      colours: [{ label: {}, color: '#000000', extra_color: null, texture: null }],
      prices: [{ pricelist_id: 1, wholesale: 45 }],
    });
    expect([status, problem.errors]).toEqual([
      422,
      {
        reference_code: ['This field is required.'],
        name: ['Write the name in at least one language.'],
        collection_id: ['This field is required.'],
        segment_id: ['This field is required.'],
        category_id: ['This field is required.'],
        size_ids: ['Choose at least one.'],
        colours: ['Give each colour a name in at least one language.'],
        'prices.0.retailer': ['A price needs the wholesale and the retail amount.'],
      },
    ]);
  });

  it('The second of two writers is told what the first has changed, and nothing is overwritten', async () => {
    const { body } = await add({ reference_code: 'TWO' });
    const { id, colours, version } = body.data;
    const save = (parts: Partial<Input>, seen = version) =>
      server.call(brandProducts.save, {
        as,
        params: { id },
        body: { ...dress, reference_code: 'TWO', colours, seen, ...parts },
      });
    const first = await save({
      delivery_days: 10,
      colours: [...colours, { label: { en: 'Ink' }, color: '#111111', extra_color: null, texture: null }],
    });
    expect(first.body.data).toMatchObject({
      version: 2,
      delivery_days: 10,
      colours: [{ id: colours[0]?.id }, { label: { en: 'Ink' } }],
    });
    const second = await save({ delivery_days: 90 });
    expect([second.status, second.problem['current']]).toMatchObject([409, { delivery_days: 10, version: 2 }]);
    const [log] = await server.db.query(
      sql`select before, after from audit_log where action = 'product.change' order by id desc limit 1`,
    );
    expect(log).toMatchObject({ before: { delivery_days: 30 }, after: { delivery_days: 10 } });
    expect(
      (
        await server.call(brandProducts.save, {
          as: 'maru@vitrine.example',
          params: { id },
          body: { ...dress, seen: 2 },
        })
      ).status,
    ).toBe(404);
  });

  it('A colour that carts hold stays, with the reason; sizes without units are removed', async () => {
    const { body } = await add({ reference_code: 'HELD' });
    const { id, colours } = body.data;
    const [cart] = await server.db.query<{ id: number }>(sql`
      insert into cart (account_id, retailer_id, brand_id, pricelist_id) values (1, 1, 1, 1) returning id`);
    await server.db.query(sql`insert into cart_line (cart_id, product_id) values (${cart?.id}, ${id})`);
    await server.db.query(sql`
      insert into cart_item (cart_id, product_id, variation_id, size_id, quantity)
      values (${cart?.id}, ${id}, ${colours[0]?.id}, 1, 4), (${cart?.id}, ${id}, ${colours[0]?.id}, 2, 0)`);
    const save = (parts: Partial<Input>) =>
      server.call(brandProducts.save, {
        as,
        params: { id },
        body: { ...dress, reference_code: 'HELD', colours, seen: 1, ...parts },
      });
    const refused = await save({
      colours: [{ label: { en: 'Ink' }, color: '#111111', extra_color: null, texture: null }],
      size_ids: [2],
    });
    expect(refused.problem.errors?.['colours']?.[0]).toContain('Sand');
    expect(refused.problem.errors?.['size_ids']?.[0]).toContain('S');
    const saved = await save({ size_ids: [1, 3] });
    expect(saved.body.data.size_ids).toEqual([1, 3]);
  });

  it('An archived product leaves the shop until it is brought back', async () => {
    const params = { id: 3 };
    const { version } = (await server.call(brandProducts.read, { as, params })).body.data;
    const set = (active: boolean, seen = version) =>
      server.call(brandProducts.setActive, { as, params, body: { active, seen } });
    const visit = async () => (await server.call(shop.detail, { as: buyer, params: { id: 3 } })).status;
    expect([(await set(false)).status, await visit()]).toEqual([200, 404]);
    expect(await list({ view: 'archived' })).toEqual(['WC-03']);
    const late = await set(true);
    expect([late.status, late.problem['current']]).toMatchObject([409, { is_active: false, version: version + 1 }]);
    expect(late.problem.message).toMatch(/^Selma Test has changed this product/);
    expect(await visit()).toBe(404);
    expect([(await set(true, version + 1)).status, await visit()]).toEqual([200, 200]);
  });
});
