import { utils, write } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import type { SheetReport } from '@vitrine/api/client';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { createSheetCalls } from '../../../../testing/catalogueSheets.ts';
import { describeEngines } from '../../../../testing/index.ts';
import { importCatalogue } from '../job.ts';

const as = 'seller@vitrine.example';
const head = 'Style no.,Style name,Shade,Whs price USD,RRP USD,S,Qty M,Weight';
const sheetOf = (...rows: string[]): File => new File([rows.join('\n')], 'erp.csv');
const usesOf = (report: SheetReport | null): string[] => report?.layout?.columns.map(({ use }) => use) ?? [];

describeEngines(
  'a brand’s own spreadsheet of its catalogue',
  (server) => {
    const { check, apply, download, upload } = createSheetCalls(server);
    const entries = (action: string) => server.db.query(sql`select 1 from audit_log where action = ${action}`);

    beforeEach(() => server.db.query(sql`delete from import_layout`));

    it('is asked about once: its columns are guessed, said, read and then recognised (D-095)', async () => {
      const file = sheetOf('Spring prices', '', head, 'LD-01,,Ink,14,40,80,-,0.4', 'Total,,,14,,80,,');
      const asked = await check(file);
      expect(asked.report).toMatchObject({
        change_count: 0,
        layout: { state: 'asked', head: 2, id: null, problem: null },
      });
      expect(asked.report?.layout?.columns[0]).toEqual({
        column: 0,
        name: 'Style no.',
        samples: ['LD-01', 'Total'],
        use: 'reference',
      });
      const guessed = usesOf(asked.report);
      const [list] = await server.db.query<{ id: number }>(
        sql`select id from pricelist where brand_id = 1 and currency = 'USD' and archived_at is null`,
      );
      const price = `wholesale:${list?.id}`;
      const uses = ['reference', 'name:en', 'colour', price, `retailer:${list?.id}`, 'stock', 'stock', 'none'];
      expect(guessed).toEqual(uses);
      expect(asked.report?.layout?.uses).toContainEqual({ use: price, label: 'Wholesale USD' });
      const refused = await server.call(contract.brandSheets.apply, { as, body: { job: asked.job } });
      expect(refused.status).toBe(409);

      const said = await check(file, as, uses);
      expect(said.report).toMatchObject({
        error_count: 0,
        summary: { lines: 1, changed_products: 1, stock: 1 },
        layout: { state: 'kept' },
      });
      expect(said.report?.changes).toContainEqual(
        expect.objectContaining({ colour: 'Ink', field: 'S', before: '100', after: '80' }),
      );
      expect(await entries('catalogue.columns')).toHaveLength(1);
      expect((await apply(said.job)).status).toBe('done');
      const [stock] = await server.db.query<{ quantity: number }>(
        sql`select quantity from stock where variation_id = 2 and size_id = 1`,
      );
      expect(stock?.quantity).toBe(80);

      const next = sheetOf(head, 'LD-01,,Ink,15,40,80,-,0.4');
      expect((await check(next)).report).toMatchObject({ change_count: 1, layout: { state: 'recognised' } });
    });

    it('is remembered for the brand alone, and forgotten when the brand says so', async () => {
      const file = sheetOf('Item,Tone,S', 'LD-01,Ink,70');
      const { report } = await check(file, as, ['reference', 'colour', 'stock']);
      expect(report?.layout?.state).toBe('kept');
      expect((await check(file, 'maru@vitrine.example')).report?.layout?.state).toBe('asked');
      const params = { layout: report?.layout?.id ?? 0 };
      const forget = (who: string) => server.call(contract.brandSheets.forgetLayout, { as: who, params });
      expect((await forget('maru@vitrine.example')).status).toBe(404);
      expect((await forget(as)).status).toBe(204);
      expect((await check(file)).report?.layout?.state).toBe('asked');
      expect(await entries('catalogue.forget_columns')).toHaveLength(1);
    });

    it('is not remembered while nothing in it is found', async () => {
      const file = sheetOf('Item,Tone,S', 'LD-01,Ink,many');
      const slip = await check(file, as, ['colour', 'reference', 'none']);
      expect(slip.report).toMatchObject({ layout: { state: 'read', id: null } });
      expect((await check(file)).report?.layout?.state).toBe('asked');
    });

    it('says why its columns cannot be read: no reference, one thing twice, a price list of another brand', async () => {
      const file = sheetOf('Item,Tone,S', 'LD-01,Ink,70');
      const [other] = await server.db.query<{ id: number }>(sql`select id from pricelist where brand_id <> 1 limit 1`);
      const problem = async (...uses: string[]) => (await check(file, as, uses)).report?.layout?.problem;
      expect(await problem('none', 'colour', 'stock')).toBe('Choose the column with the reference or the GTIN.');
      expect(await problem('reference', 'colour', 'colour')).toMatch(/^Two columns hold the same/);
      expect(await problem('reference', 'colour', `wholesale:${other?.id}`)).toMatch(/price list of a column/);
      expect((await upload(file, as, ['reference', 'size_quantity'])).status).toBe(422);
    });

    it('needs no colour for a price, nor for the stock of a product with one colour', async () => {
      await server.db.query(sql`
        insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
        select account_id, brand_id, collection_id, segment_id, category_id, '{"en": "Soap"}', 'ONE-1', '{"en": ""}', 30, 99 from product where id = 1`);
      await server.db.query(sql`
        insert into variation (account_id, product_id, label, color, position)
        select account_id, id, '{"en": "Rose"}', '#dd8899', 1 from product where reference_code = 'ONE-1'`);
      await server.db.query(sql`
        insert into product_size (product_id, size_id) select id, 1 from product where reference_code = 'ONE-1'`);
      const [list] = await server.db.query<{ id: number }>(
        sql`select id from pricelist where brand_id = 1 and currency = 'USD' and archived_at is null`,
      );
      const file = sheetOf('Item,Net,S', 'LD-01,21,', 'ONE-1,,12');
      const uses = ['reference', `wholesale:${list?.id}`, 'stock'];
      const { report } = await check(file, as, uses);
      expect(report).toMatchObject({ error_count: 0, summary: { prices: 1, stock: 1, new_colours: 0 } });
      const unclear = await check(sheetOf('Item,Net,S', 'LD-01,21,5'), as, uses);
      expect(unclear.report?.errors).toMatchObject([
        { row: 2, column: 'Colour', reason: expect.stringMatching(/several colours/) },
      ]);
    });

    it('of which several are catalogues is asked about with their first rows; the chosen one is read and written', async () => {
      const rows = (stock: number) =>
        utils.aoa_to_sheet([
          ['Item', 'Tone', 'S'],
          ['LD-01', 'Ink', stock],
        ]);
      const book = utils.book_new(rows(61), 'Summer');
      utils.book_append_sheet(book, rows(62), 'Winter');
      const file = new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'both.xlsx');
      const asked = await check(file);
      expect(asked.report).toMatchObject({ change_count: 0, layout: null, sheet: null });
      expect(asked.report?.sheets.map(({ name, rows: first }) => [name, first[1]])).toEqual([
        ['Summer', { row: 2, cells: ['LD-01', 'Ink', '61'] }],
        ['Winter', { row: 2, cells: ['LD-01', 'Ink', '62'] }],
      ]);
      expect((await server.call(contract.brandSheets.apply, { as, body: { job: asked.job } })).status).toBe(409);
      const chosen = await check(file, as, ['reference', 'colour', 'stock'], 'Winter');
      expect(chosen.report).toMatchObject({ error_count: 0, sheets: [], sheet: 'Winter' });
      expect((await apply(chosen.job)).status).toBe('done');
      const [stock] = await server.db.query(sql`select quantity from stock where variation_id = 2 and size_id = 1`);
      expect(stock).toEqual({ quantity: 62 });
    });

    it('comes back with its reasons, and is recognised again once corrected', async () => {
      const { job } = await check(sheetOf('Item,Tone,S', 'LD-01,Ink,many'), as, ['reference', 'colour', 'stock']);
      const again = await check(await download(`/v1/jobs/${job}/file`));
      expect(again.report).toMatchObject({ error_count: 1, layout: { state: 'recognised' } });
    });

    it('A downloaded workbook with a column of notes beside ours is read without asking', async () => {
      const file = await download();
      expect((await check(file)).report?.layout).toBeNull();
    });
  },
  { jobs: [importCatalogue as never] },
);
