import { contract } from '@vitrine/api';
import type { CallInput } from '@vitrine/api';
import type { BrandRight } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { cellsOfManyColours } from '../../../testing/manyColours.ts';
import { clearOrders, firstOf, placeOrder } from '../../../testing/raceOrders.ts';

const { brandStock } = contract;
const as = 'seller@vitrine.example';

type Cell = CallInput<typeof brandStock.saveCells>['body']['cells'][number];

describeEngines('stock of a brand by delivery window', (server) => {
  beforeEach(() => clearOrders(server));

  const list = async (window?: string, who = as) =>
    (await server.call(brandStock.list, { as: who, query: { window } })).body;
  const save = (cells: Cell[], who = as) => server.call(brandStock.saveCells, { as: who, body: { cells } });
  const cellOf = async (variation_id: number, at = 0) => {
    const row = (await list()).data.find((one) => one.variation_id === variation_id);
    const { size_id = 0, quantity = null } = row?.stock[at] ?? {};
    return { variation_id, size_id, seen: quantity };
  };
  const quantities = async (cells: readonly Cell[]) => {
    const { data } = await list();
    return cells.map(
      ({ variation_id, size_id }) =>
        data.find((row) => row.variation_id === variation_id)?.stock.find((cell) => cell.size_id === size_id)?.quantity,
    );
  };
  const inWindow = (collection: number, start: string | null, end: string | null) =>
    server.db.query(sql`
      update collection set production_window_start = ${start}, production_window_end = ${end} where id = ${collection}`);

  it('Each row is in the window of its collection; collections without a window are sold at once (D-048, D-086)', async () => {
    const { data, windows } = await list();
    const [collection] = firstOf(windows).collections;
    const id = collection?.id ?? 0;
    await inWindow(id, '2027-02-01', '2027-03-31');
    const inside = await list('2027-02-01..2027-03-31');
    expect(inside.windows).toContainEqual(
      expect.objectContaining({ start: '2027-02-01', end: '2027-03-31', collections: [collection] }),
    );
    expect(inside.data).toEqual(data.filter(({ collection_id }) => collection_id === id));
    expect(inside.data.length).toBeGreaterThan(0);
    await inWindow(id, null, null);
    expect((await list('at-once')).data).toEqual(inside.data);
    expect((await list('2027-02-01..2027-03-31')).data).toEqual([]);
    await inWindow(id, '2027-02-01', null);
    expect((await list('2027-02-01..')).data).toEqual(inside.data);
    const wrong = await server.call(brandStock.list, { as, query: { window: 'soon' } });
    expect(wrong.status).toBe(422);
  });

  it('Archived products are not there', async () => {
    const { product_id } = firstOf((await list()).data);
    await server.db.query(sql`update product set is_active = false where id = ${product_id}`);
    expect((await list()).data.filter((row) => row.product_id === product_id)).toEqual([]);
    await server.db.query(sql`update product set is_active = true where id = ${product_id}`);
    expect((await list()).data.map((row) => row.product_id)).toContain(product_id);
  });

  it('Cells of several products are set in one call, with one entry in the log', async () => {
    const cells = [
      { ...(await cellOf(1)), quantity: 0 },
      { ...(await cellOf(3)), quantity: null },
      { ...(await cellOf(3, 1)), quantity: 100 },
    ];
    const { status, body } = await save(cells);
    expect([status, body.data.map(({ variation_id }) => variation_id)]).toEqual([200, [1, 3]]);
    expect(await quantities(cells)).toEqual([0, null, 100]);
    const log = await server.call(contract.brandOfficeLog.list, { as });
    // The third had its quantity already.
    expect(log.body.data[0]).toMatchObject({ action: 'catalogue.stock', after: { products: 2, cells: 2 } });
  });

  it('Units that an order took meanwhile are never lost: the cell says what is there now, and nothing is saved', async () => {
    const cells = [
      { ...(await cellOf(1)), quantity: 50 },
      { ...(await cellOf(3)), quantity: 60 },
    ];
    await placeOrder(server, { as: 'buyer@vitrine.example', variation: 1, units: 5 });
    const { status, problem } = await save(cells);
    const [{ variation_id, size_id }] = cells as [Cell];
    expect([status, problem['cells']]).toEqual([409, [{ variation_id, size_id, current: 95 }]]);
    expect(await quantities(cells)).toEqual([95, 100]);
    expect((await save(cells.map((cell, at) => (at === 0 ? { ...cell, seen: 95 } : cell)))).status).toBe(200);
    expect(await quantities(cells)).toEqual([50, 60]);
    // The same call once more changes nothing and is no conflict.
    expect((await save(cells)).status).toBe(200);
  });

  it('Of two people who set the same cells at once, one is told', async () => {
    const at = [await cellOf(1), await cellOf(2), await cellOf(3)];
    const one = at.map((cell) => ({ ...cell, quantity: 10 }));
    const other = at.toReversed().map((cell) => ({ ...cell, quantity: 20 }));
    const both = await Promise.all([save(one), save(other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(new Set(await quantities(one)).size).toBe(1);
  });

  it('Orders and a save of the same cells at the same moment keep count', async () => {
    const cell = { ...(await cellOf(1)), quantity: 30 };
    const [saved] = await Promise.all([
      save([cell]),
      placeOrder(server, { as: 'buyer@vitrine.example', variation: 1, units: 5 }),
    ]);
    // The save came first and the order took from it, or the save was refused.
    expect([saved.status, await quantities([cell])]).toEqual(saved.status === 200 ? [200, [25]] : [409, [95]]);
  });

  it('Cells of other brands and cells that are named twice are refused, each by name (D-067)', async () => {
    const own = { ...(await cellOf(1)), quantity: 40 };
    const strange = firstOf((await list(undefined, 'maru@vitrine.example')).data);
    const cell = { variation_id: strange.variation_id, size_id: firstOf(strange.stock).size_id };
    const { status, problem } = await save([own, { ...cell, quantity: 1, seen: 100 }]);
    expect([status, problem['cells']]).toEqual([422, [{ ...cell, message: expect.any(String) }]]);
    expect((await save([own, own])).status).toBe(422);
    expect((await save([own], 'seller@tropico.example')).status).toBe(422);
    expect((await save([own], 'buyer@vitrine.example')).status).toBe(403);
    expect((await save([{ ...own, quantity: -1 }])).status).toBe(422);
    expect(await quantities([own])).toEqual([100]);
    expect((await list(undefined, 'maru@vitrine.example')).data).toContainEqual(strange);
  });

  it('A reader sees the stock and cannot set it', async () => {
    const cell = { ...(await cellOf(1)), quantity: 40 };
    const setRight = (right: BrandRight) =>
      server.db.query(sql`update member set brand_right = ${right} where email = ${as}`);
    await setRight('reader');
    expect((await list()).data.length).toBeGreaterThan(0);
    expect((await save([cell])).status).toBe(403);
    await setRight('owner');
    expect(await quantities([cell])).toEqual([100]);
  });

  it('5,000 colours are read in pages of a thousand, and 5,000 cells saved in one call', async () => {
    expect((await save(await cellsOfManyColours(server))).status).toBe(200);
    await server.db.query(sql`delete from variation where product_id = 1 and position >= 100`);
  });
});
