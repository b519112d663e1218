import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandOfficeLog, brandProducts, brandSizeCharts, products, staffLog, staffSizeCharts } = contract;
const as = 'seller@vitrine.example';
const buyer = 'buyer@vitrine.example';
const staff = 'staff@vitrine.example';

const input: CallInput<typeof brandSizeCharts.add>['body'] = {
  name: { en: 'Dresses', pt_BR: 'Vestidos' },
  run: 'letters',
  measurements: [
    { name: { en: 'Waist', pt_BR: 'Cintura' }, cm: { S: 66, M: 70.5 } },
    { name: { en: 'Bust' }, cm: { M: 88 } },
  ],
};

describeEngines('size charts of a brand', (server) => {
  const add = async (changes: Partial<typeof input> = {}) =>
    (await server.call(brandSizeCharts.add, { as, body: { ...input, ...changes } })).body.data;
  const list = async (who = as) => (await server.call(brandSizeCharts.list, { as: who })).body.data;
  const newest = async () => (await server.call(brandOfficeLog.list, { as })).body.data[0];
  const choose = async (size_chart_id: number | null, who = as, id = 1) => {
    const { version: seen, ...product } = (await server.call(brandProducts.read, { as: who, params: { id } })).body
      .data;
    return server.call(brandProducts.save, { as: who, params: { id }, body: { ...product, size_chart_id, seen } });
  };

  it('A chart is added, chosen for a product and read by retailers in their language (A-067, E-34, D-088)', async () => {
    const chart = await add();
    expect(chart).toEqual({ ...input, id: chart.id, version: 1, is_own: true, products: 0 });
    expect(await newest()).toMatchObject({
      action: 'size_chart.create',
      subject: { name: 'Dresses' },
      company: 'Lume',
    });
    expect((await choose(chart.id)).status).toBe(200);
    const read = async (language: string) =>
      (
        await server.call(products.sizeChart, {
          as: buyer,
          params: { id: 1 },
          headers: { 'accept-language': language },
        })
      ).body;
    expect(await read('pt-BR')).toMatchObject({
      values: { Cintura: { S: 66, M: 70.5 }, Bust: { M: 88 } },
      meta: { measurements: [{ name: 'Cintura' }, { name: 'Bust' }] },
    });
    expect((await read('en')).meta.measurements).toEqual([{ name: 'Waist' }, { name: 'Bust' }]);
    const page = await server.call(products.detail, { as: buyer, params: { id: 1 } });
    expect(page.body.data.sizechart?.image_thumbnail).toMatch(/^\/media\//);
    const { body } = await server.call(brandProducts.choices, { as });
    expect(body.data.size_charts).toContainEqual({ id: chart.id, name: 'Dresses' });
  });

  it('A chart that products use stays, and says how many; without them it is removed', async () => {
    const chart = await add({ name: { en: 'Skirts', pt_BR: 'Saias' } });
    await choose(chart.id);
    const remove = () => server.call(brandSizeCharts.remove, { as, params: { id: chart.id } });
    const refused = await remove();
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      'Products use this size chart: 1. Choose another chart for them first.',
    ]);
    await choose(null);
    expect((await remove()).status).toBe(204);
    expect(await newest()).toMatchObject({ action: 'size_chart.remove', before: { run: 'letters' } });
    expect((await remove()).status).toBe(404);
  });

  it('The second of two writers gets the chart that the first one saved', async () => {
    const { id, version } = await add();
    const save = (name: string, seen: number) =>
      server.call(brandSizeCharts.save, { as, params: { id }, body: { ...input, name: { en: name }, seen } });
    expect((await save('Coats', version)).body.data.name).toEqual({ en: 'Coats' });
    const second = await save('Jackets', version);
    expect([second.status, second.problem['current']]).toMatchObject([409, { name: { en: 'Coats' }, version: 2 }]);
    expect(second.problem.message).toMatch(/^Selma\b.* has changed this size chart\./);
    expect((await save('Jackets', 2)).status).toBe(200);
    expect(await newest()).toMatchObject({ before: { name: { en: 'Coats' } }, after: { name: { en: 'Jackets' } } });
  });

  it('Wrong fields are named, and nothing is written', async () => {
    const before = await list();
    const { status, problem } = await server.call(brandSizeCharts.add, {
      as,
      body: {
        ...input,
        name: { en: ' ' },
        measurements: [
          { name: { en: 'Waist' }, cm: { XXS: 60 } },
          { name: { pt_BR: 'Waist' }, cm: {} },
          { name: {}, cm: {} },
        ],
      },
    });
    expect([status, problem.errors]).toEqual([
      422,
      {
        name: ['Write the name in at least one language.'],
        'measurements.0.cm.XXS': ['The chart has no size XXS. Empty this field.'],
        'measurements.1.name': ['Two measurements have this name. Change one of them.'],
        'measurements.2.name': ['Write the name in at least one language.'],
      },
    ]);
    const refuse = async (changes: object) =>
      (await server.call(brandSizeCharts.add, { as, body: { ...input, ...changes } })).problem.errors;
    expect(await refuse({ run: 'hats' })).toHaveProperty('run');
    expect(await refuse({ measurements: [{ name: { en: 'Waist' }, cm: {} }] })).toHaveProperty('measurements');
    expect(await list()).toEqual(before);
  });

  it("Charts of the account are chosen and read by every brand, and changed by none; a brand's own are unknown to others", async () => {
    const [row] = await server.db.query<{ id: number }>(sql`
      insert into size_chart (account_id, name, image, measurements, cm, run)
      values (1, 'Tops', '/media/drawn/chart/{w}.webp', '{Bust}', '{"Bust": {"S": 84}}', 'letters') returning id`);
    const shared = { id: row?.id ?? 0 };
    const own = { id: (await add()).id };
    const maru = 'maru@vitrine.example';
    expect((await list(maru)).map(({ id }) => id)).toEqual([shared.id]);
    expect((await server.call(brandSizeCharts.read, { as: maru, params: shared })).body.data.is_own).toBe(false);
    const body = { ...input, seen: 1 };
    for (const params of [shared, own]) {
      expect((await server.call(brandSizeCharts.save, { as: maru, params, body })).status).toBe(404);
      expect((await server.call(brandSizeCharts.remove, { as: maru, params })).status).toBe(404);
    }
    expect((await server.call(brandSizeCharts.read, { as: maru, params: own })).status).toBe(404);
    expect((await choose(own.id, maru, 4)).problem.errors).toHaveProperty('size_chart_id');
    expect((await choose(shared.id, maru, 4)).status).toBe(200);
    expect((await server.call(brandSizeCharts.list, { as: buyer })).status).toBe(403);
  });

  it('Staff keep the charts of the account: brands choose them, products show the picture of their brand, and one in use stays (D-067, D-088)', async () => {
    const added = await server.call(staffSizeCharts.add, { as: staff, body: { ...input, name: { en: 'Hats' } } });
    const { id, version } = added.body.data;
    expect(added.body.data).toMatchObject({ is_own: true, products: 0 });
    const entries = (await server.call(staffLog.list, { as: staff })).body.data;
    expect(entries[0]).toMatchObject({ action: 'size_chart.create', subject: { name: 'Hats' } });
    expect(await newest()).not.toMatchObject({ subject: { name: 'Hats' } });
    expect(await list()).toContainEqual(expect.objectContaining({ id, name: 'Hats', is_own: false }));
    expect((await choose(id)).status).toBe(200);
    const page = await server.call(products.detail, { as: buyer, params: { id: 1 } });
    const [brand] = await server.db.query<{ image: string }>(sql`
      select replace(b.list_image, '{w}', '300') as image from product p join brand b on b.id = p.brand_id where p.id = 1`);
    expect(page.body.data.sizechart?.image_thumbnail).toBe(brand?.image);
    const params = { id };
    const refused = await server.call(staffSizeCharts.remove, { as: staff, params });
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      'Products use this size chart: 1. Choose another chart for them first.',
    ]);
    const body = { ...input, name: { en: 'Caps' } };
    const saved = await server.call(staffSizeCharts.save, { as: staff, params, body: { ...body, seen: version } });
    expect(saved.body.data.name).toEqual({ en: 'Caps' });
    const second = await server.call(staffSizeCharts.save, { as: staff, params, body: { ...body, seen: version } });
    expect([second.status, second.problem['current']]).toMatchObject([409, { name: { en: 'Caps' } }]);
    await choose(null);
    expect((await server.call(staffSizeCharts.remove, { as: staff, params })).status).toBe(204);
  });

  it('Staff find no chart of a brand among those of the account, and people of a brand keep none of them (D-067)', async () => {
    const own = await add();
    const { body } = await server.call(staffSizeCharts.list, { as: staff });
    expect(body.data.map(({ id }) => id)).not.toContain(own.id);
    expect(body.sizes).toContainEqual(expect.objectContaining({ name: 'S', run: 'letters' }));
    const params = { id: own.id };
    expect((await server.call(staffSizeCharts.read, { as: staff, params })).status).toBe(404);
    expect((await server.call(staffSizeCharts.remove, { as: staff, params })).status).toBe(404);
    expect((await server.call(staffSizeCharts.add, { as, body: input })).status).toBe(403);
  });
});
