import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { products } = contract;
const as = 'buyer@vitrine.example';

describeEngines('one product', (server) => {
  beforeAll(async () => {
    await server.db.query(sql`
      insert into size_chart (account_id, name, image, measurements, cm)
      values (1, 'Dresses', '/media/drawn/chart/{w}.webp', '{Waist,Bust}', '{"Bust": {"S": 84.5, "M": 88}, "Waist": {"S": 66, "M": 70}}')`);
    await server.db.query(sql`
      update product set size_chart_id = 1, ship_msg = '{"en": "Ships from Porto"}', tags = '{linen,dress}',
        details = '[{"en": "Washed linen", "pt_BR": "Linho lavado"}]' where id = 1`);
  });

  it('has everything its page shows (A-063, D-130, E-29, E-30, E-31, R-256, R-257, R-261, R-263, R-267)', async () => {
    const { status, body } = await server.call(products.detail, { as, params: { id: 1 }, query: { pricelist: '2' } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: 1,
      name: 'Linen dress',
      reference_code: 'LD-01',
      seller: 'Lume',
      seller_slug: 'lume',
      description_en: 'Linen dress',
      sizes: [{ name: 'S' }, { name: 'M' }, { name: 'L' }],
      sizechart: { image_thumbnail: '/media/drawn/chart/300.webp' },
      details: [{ text: 'Washed linen', text_en: 'Washed linen' }],
      tags: [{ name: 'linen' }, { name: 'dress' }],
      ship_msg: 'Ships from Porto',
      is_out_of_stock: false,
      wholesale_price: { amount: 10, currency: 'BRL' },
      retailer_price: { amount: 25, currency: 'BRL' },
    });
    expect(body.data.pricelists).toContainEqual({
      pricelist: { id: 2, name: 'BRL', currency: 'BRL' },
      wholesale_price: { amount: 10, currency: 'BRL', tip: null },
      retailer_price: { amount: 25, currency: 'BRL', tip: null },
    });
    expect(body.data.images[0]).toMatchObject({
      picture_thumbnail: '/media/drawn/goods/300.webp',
      picture_600: '/media/drawn/goods/600.webp',
      picture: '/media/drawn/goods/1200.webp',
      video: false,
    });
  });

  it('lists its variations with colours and images (A-064, E-33, R-260)', async () => {
    const { body } = await server.call(products.variations, { as, params: { id: 1 } });
    expect(body.data).toMatchObject([
      {
        label: 'Terracotta',
        color: { color: '#b5573a', extra_color: null },
        texture: null,
        images: [{ video_url: null }],
      },
      { label: 'Ink', color: { color: '#1b2233' } },
    ]);
  });

  it('tells retailers, not brands, what is left of each size and the limits (V-060, E-33)', async () => {
    await server.db.query(sql`update product set minimum_quantity = 6 where id = 1`);
    const { body } = await server.call(products.variations, { as, params: { id: 1 } });
    expect(body.data[0]?.stock).toEqual(['S', 'M', 'L'].map((size) => ({ size, qtty_stock: 100 })));
    expect(body.meta).toEqual({ order_minimum_quantity: 6, order_maximum_quantity: null });
    const seller = await server.call(products.variations, { as: 'seller@vitrine.example', params: { id: 1 } });
    expect(seller.body.data[0]).not.toHaveProperty('stock');
    expect(seller.body).not.toHaveProperty('meta');
  });

  it('is sold out when no size of any variation is left; a stock that is not counted never ends (R-266)', async () => {
    const soldOut = async () =>
      (await server.call(products.detail, { as, params: { id: 2 } })).body.data.is_out_of_stock;
    await server.db.query(
      sql`update stock set quantity = 0 where variation_id in (select id from variation where product_id = 2)`,
    );
    expect(await soldOut()).toBe(true);
    await server.db.query(sql`update stock set quantity = null where variation_id = 4 and size_id = 1`);
    expect(await soldOut()).toBe(false);
  });

  it('has a size chart in centimetres, sizes and measurements in their order (A-067, E-34, D-088)', async () => {
    const { body } = await server.call(products.sizeChart, { as, params: { id: 1 } });
    expect(body).toEqual({
      values: { Bust: { S: 84.5, M: 88 }, Waist: { S: 66, M: 70 } },
      meta: {
        sizes: [{ name: 'S' }, { name: 'M' }, { name: 'L' }],
        measurements: [{ name: 'Waist' }, { name: 'Bust' }],
      },
    });
    expect((await server.call(products.sizeChart, { as, params: { id: 2 } })).status).toBe(404);
  });

  it('names the sizes of its chart in the language of the reader', async () => {
    const staff = { as: 'staff@vitrine.example', params: { name: 'names' } };
    const { version } = (await server.call(contract.staffContent.file, staff)).body.data;
    const document = { names: [{ name: 'M', shown: { en: 'M', pt_BR: 'Médio' } }] };
    const { status } = await server.call(contract.staffContent.set, {
      ...staff,
      body: { kind: 'names', document, seen: version },
    });
    expect(status).toBe(200);
    const headers = { 'accept-language': 'pt-BR' };
    const { body } = await server.call(products.sizeChart, { as, params: { id: 1 }, headers });
    expect(body.values).toEqual({ Bust: { S: 84.5, Médio: 88 }, Waist: { S: 66, Médio: 70 } });
    expect(body.meta.sizes).toEqual([{ name: 'S' }, { name: 'Médio' }, { name: 'L' }]);
  });

  it('tells its brand to anybody (A-041, D-001)', async () => {
    const { body } = await server.call(products.seller, { account: 'vitrine', params: { id: 4 } });
    expect(body.data.slug).toBe('maru');
  });

  it('is read with one statement beside the one that finds the session', async () => {
    await server.call(products.detail, { as, params: { id: 1 } });
    const before = server.db.statements;
    await server.call(products.detail, { as, params: { id: 1 } });
    expect(server.db.statements - before).toBe(2);
  });

  it.each(['detail', 'variations', 'seller', 'sizeChart'] as const)(
    '%s answers alike for an unknown product, one of another account, one not on show and no number',
    async (call) => {
      await server.db.query(sql`update product set is_active = false where id = 3`);
      const answers = await Promise.all(
        ['999999', '7', '3', 'abc', '0', '99999999999'].map((id) =>
          server.call(products[call], { as, params: { id } }),
        ),
      );
      for (const { status, problem } of answers)
        expect({ status, message: problem.message }).toEqual({ status: 404, message: 'Not found.' });
    },
  );

  it.each(['detail', 'variations', 'sizeChart'] as const)('%s is for signed-in members', async (call) => {
    expect((await server.call(products[call], { account: 'vitrine', params: { id: 1 } })).status).toBe(401);
  });
});
