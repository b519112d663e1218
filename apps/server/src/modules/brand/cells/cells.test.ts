import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { brandCells, brandProducts } = contract;
const as = 'seller@vitrine.example';

type Cell = CallInput<typeof brandCells.save>['body']['cells'][number];

describeEngines('the catalogue as a table', (server) => {
  const list = async (who = as) => (await server.call(brandCells.list, { as: who })).body;
  const rowOf = async (reference: string) => {
    const row = (await list()).data.find(({ reference_code }) => reference_code === reference);
    if (!row) throw new Error(`There is no ${reference}.`);
    return row;
  };
  const save = (cells: Cell[], who = as) => server.call(brandCells.save, { as: who, body: { cells } });
  const edits = async () =>
    (await server.db.query(sql`select id from audit_log where action = 'catalogue.edit'`)).length;

  it('It has every product of the brand, archived ones too, and of no other', async () => {
    const { data, next, collections } = await list();
    const { body } = await server.call(brandProducts.list, { as });
    expect(next).toBeNull();
    for (const { id } of body.data) expect(data.map((row) => row.id)).toContain(id);
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(data.every(({ collection_id }) => collections.some(({ id }) => id === collection_id))).toBe(true);
    const maru = await list('maru@vitrine.example');
    expect(maru.data.filter(({ id }) => data.some((row) => row.id === id))).toEqual([]);
    expect((await server.call(brandCells.list, { as: 'buyer@vitrine.example' })).status).toBe(403);
    const below = await server.call(brandCells.list, { as, query: { before: data[0]?.id ?? 0 } });
    expect(below.body.data).toEqual(data.slice(1));
  });

  it('Cells of several products are set in one call, with one entry in the log (D-048, D-067)', async () => {
    const [one, other] = [await rowOf('LD-01'), await rowOf('SS-02')];
    const before = await edits();
    const price = one.prices.find(({ pricelist_id }) => pricelist_id === 1);
    const { status, body } = await save([
      { product_id: one.id, field: 'prices.1.wholesale', value: 51.25, seen: price?.wholesale ?? null },
      { product_id: one.id, field: 'name.pt_BR', value: ' Vestido ', seen: one.name.pt_BR ?? '' },
      { product_id: other.id, field: 'delivery_days', value: 12, seen: other.delivery_days },
      { product_id: other.id, field: 'maximum_quantity', value: 90, seen: other.maximum_quantity },
      { product_id: other.id, field: 'is_active', value: false, seen: true },
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { id: one.id, name: { en: one.name.en, pt_BR: 'Vestido' } },
      { id: other.id, delivery_days: 12, maximum_quantity: 90, is_active: false },
    ]);
    expect((await rowOf('LD-01')).prices).toContainEqual({ ...price, wholesale: 51.25 });
    expect(await edits()).toBe(before + 1);
    const [entry] = await server.db.query(sql`
      select brand_id, after from audit_log where action = 'catalogue.edit' order by id desc limit 1`);
    expect(entry).toEqual({ brand_id: 1, after: { products: 2, cells: 5 } });
    await save([{ product_id: other.id, field: 'is_active', value: true, seen: false }]);
  });

  it('A form that was open meanwhile is told, and so is a cell that somebody else has changed', async () => {
    const row = await rowOf('LD-01');
    const { body } = await server.call(brandProducts.read, { as, params: { id: row.id } });
    const place = { product_id: row.id, field: 'delivery_days' } as const;
    expect((await save([{ ...place, value: 40, seen: row.delivery_days }])).status).toBe(200);
    const { id, version, is_active: _, ...input } = body.data;
    const late = await server.call(brandProducts.save, { as, params: { id }, body: { ...input, seen: version } });
    expect(late.status).toBe(409);
    const refused = await save([
      { ...place, value: 50, seen: row.delivery_days },
      { product_id: row.id, field: 'minimum_quantity', value: 2, seen: row.minimum_quantity },
    ]);
    expect([refused.status, refused.problem['cells']]).toEqual([409, [{ ...place, current: 40 }]]);
    expect((await rowOf('LD-01')).minimum_quantity).toBe(row.minimum_quantity);
    // Another cell of the same product is nobody's conflict, and a value that is there already is none either.
    const again = [
      { ...place, value: 40, seen: row.delivery_days },
      { product_id: row.id, field: 'minimum_quantity', value: 2, seen: row.minimum_quantity } as const,
    ];
    expect((await save(again)).status).toBe(200);
    const both = await Promise.all([41, 42].map((value) => save([{ ...place, value, seen: 40 }])));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('Each wrong cell is named, by the rules of the form, and nothing is saved', async () => {
    const [one, other] = [await rowOf('LD-01'), await rowOf('SS-02')];
    const wrong = async (field: Cell['field'], value: Cell['value'], seen: Cell['seen']) => {
      const fine: Cell = { product_id: other.id, field: 'delivery_days', value: 77, seen: other.delivery_days };
      const { status, problem } = await save([fine, { product_id: one.id, field, value, seen }]);
      expect([field, status]).toEqual([field, 422]);
      expect(problem['cells']).toEqual([{ product_id: one.id, field, message: expect.any(String) }]);
    };
    await wrong('reference_code', 'ss-02', one.reference_code);
    await wrong('reference_code', ' ', one.reference_code);
    await wrong('collection_id', 2, one.collection_id);
    await wrong('segment_id', 9999, one.segment_id);
    await wrong('category_id', 'linen', one.category_id);
    await wrong('delivery_days', 731, one.delivery_days);
    await wrong('delivery_days', 1.5, one.delivery_days);
    await wrong('maximum_quantity', 1, one.maximum_quantity);
    await wrong('minimum_quantity', 0, one.minimum_quantity);
    await wrong('is_active', 'yes', one.is_active);
    await wrong('name.en', 'x'.repeat(161), one.name.en ?? '');
    await wrong('prices.1.wholesale', -1, one.prices[0]?.wholesale ?? null);
    await wrong('prices.1.wholesale', null, one.prices[0]?.wholesale ?? null);
    await wrong('prices.3.wholesale', 1, null);
    await server.db.query(sql`update pricelist set currency = 'JPY' where id = 1`);
    await wrong('prices.1.wholesale', 12.5, one.prices[0]?.wholesale ?? null);
    await server.db.query(sql`update pricelist set currency = 'USD' where id = 1`);
    expect((await rowOf('SS-02')).delivery_days).toBe(other.delivery_days);
  });

  it('Products of others are not there (D-067)', async () => {
    const { data } = await list('maru@vitrine.example');
    const strange = data[0];
    const cell: Cell = {
      product_id: strange?.id ?? 0,
      field: 'delivery_days',
      value: 9,
      seen: strange?.delivery_days ?? 0,
    };
    expect((await save([cell])).status).toBe(422);
    expect((await save([cell], 'seller@tropico.example')).status).toBe(422);
    expect((await save([cell], 'buyer@vitrine.example')).status).toBe(403);
    expect((await list('maru@vitrine.example')).data).toEqual(data);
  });

  it('Two products swap their references, and a price is added and removed as a pair', async () => {
    const [one, other] = [await rowOf('LD-01'), await rowOf('SS-02')];
    const swap = (a: string, b: string) =>
      save([
        { product_id: one.id, field: 'reference_code', value: b, seen: a },
        { product_id: other.id, field: 'reference_code', value: a, seen: b },
      ]);
    expect((await swap('LD-01', 'SS-02')).body.data.map(({ reference_code }) => reference_code)).toEqual([
      'SS-02',
      'LD-01',
    ]);
    expect((await swap('SS-02', 'LD-01')).status).toBe(200);
    const [first] = (await rowOf('LD-01')).prices;
    const field = (amount: 'wholesale' | 'retailer') => `prices.${first?.pricelist_id ?? 0}.${amount}` as const;
    const setBoth = (to: readonly [number | null, number | null], from: readonly [number | null, number | null]) =>
      save([
        { product_id: one.id, field: field('wholesale'), value: to[0], seen: from[0] },
        { product_id: one.id, field: field('retailer'), value: to[1], seen: from[1] },
      ]);
    const amounts = [first?.wholesale ?? null, first?.retailer ?? null] as const;
    expect((await setBoth([null, null], amounts)).body.data[0]?.prices).not.toContainEqual(first);
    expect((await setBoth(amounts, [null, null])).body.data[0]?.prices).toContainEqual(first);
  });
});
