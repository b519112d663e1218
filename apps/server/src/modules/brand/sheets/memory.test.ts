import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { createSheetCalls, edit, sheetOf, sheetPath } from '../../../testing/catalogueSheets.ts';
import { describeEngines } from '../../../testing/index.ts';
import { clearOrders, placeOrder } from '../../../testing/raceOrders.ts';
import { importCatalogue } from './job.ts';

const ink = { reference: 'LD-01', colour: 'Ink' };

describeEngines(
  'a spreadsheet that knows what was downloaded',
  (server) => {
    const { check, apply, write, download } = createSheetCalls(server);
    const stockOf = async (variation: number) =>
      (
        await server.db.query<{ quantity: number }>(
          sql`select quantity from stock where variation_id = ${variation} order by size_id`,
        )
      ).map(({ quantity }) => quantity);
    const order = (units: number) => placeOrder(server, { as: 'buyer@vitrine.example', variation: 2, units });

    beforeEach(() => clearOrders(server));

    it('never brings back what an order took: a cell that it left alone is not written (D-048)', async () => {
      const file = await download();
      await order(5);
      const { status, report } = await write(await edit(file, [{ ...ink, column: 'Stock M', value: 60 }]));
      expect([status, report]).toMatchObject([
        'done',
        { remembers_download: true, change_count: 1, summary: { changed_products: 1, stock: 1 } },
      ]);
      expect(await stockOf(2)).toEqual([95, 60, 100]);
    });

    it('names the three values of a cell that an order and the sheet have both changed (D-048, D-095)', async () => {
      const file = await download();
      await order(5);
      const { job, report } = await check(await edit(file, [{ ...ink, column: 'Stock S', value: 50 }]));
      expect(report).toMatchObject({
        error_count: 1,
        errors: [
          { column: 'Stock S', reason: expect.stringMatching(/has 95 now\..* had 100, this one has 50\. Clear/) },
        ],
      });
      // The file with the reasons knows the 95: it writes over it, and not over what was ordered since.
      const reasons = await download(`/v1/jobs/${job}/file`);
      const second = await check(reasons);
      expect(second.report).toMatchObject({ error_count: 0, changes: [{ before: '95', after: '50' }] });
      await order(1);
      expect(await apply(second.job)).toMatchObject({
        status: 'failed',
        problem: expect.stringMatching(/changed since/),
      });
      expect(await stockOf(2)).toEqual([94, 100, 100]);
      const third = await check(reasons);
      expect(third.report?.errors[0]?.reason).toMatch(/has 94 now/);
      await write(await download(`/v1/jobs/${third.job}/file`));
      expect(await stockOf(2)).toEqual([50, 100, 100]);
      // A blank cell keeps what the shop has.
      const cleared = await check(await edit(file, [{ ...ink, column: 'Stock S', value: null }]));
      expect(cleared.report).toMatchObject({ error_count: 0, change_count: 0 });
    });

    it('keeps newer texts, prices and colours of the shop (D-048)', async () => {
      const file = await download();
      await server.db.query(sql`update product set name = name || '{"en": "Newest dress"}' where id = 1`);
      await server.db.query(sql`update price set wholesale_cents = 1234 where product_id = 1`);
      await server.db.query(sql`update variation set label = '{"en": "Black"}' where id = 2`);
      const { report } = await write(file);
      expect(report).toMatchObject({ error_count: 0, change_count: 0, summary: { new_colours: 0 } });
      const other = { reference: 'LD-01', colour: 'Terracotta' };
      const both = await check(await edit(file, [{ ...ink, column: 'Stock M', value: 3 }]));
      expect(both.report?.errors).toMatchObject([{ column: 'Colour', reason: expect.stringMatching(/no longer has/) }]);
      await server.db.query(sql`update variation set label = '{"en": "Ink", "pt_BR": "Tinta"}' where id = 2`);
      const prices = await check(
        await edit(file, [
          { ...other, column: 'Wholesale USD', value: 15 },
          { ...ink, column: 'Wholesale USD', value: 15 },
        ]),
      );
      expect(prices.report?.errors).toMatchObject([
        {
          column: 'Wholesale USD',
          reason: expect.stringMatching(/USD 12\.34 now\..* USD 10\.00, this one has USD 15\.00/),
        },
      ]);
    });

    it('CSV has the same columns and comes back unchanged; it does not know what was downloaded (D-048, D-095)', async () => {
      const texts = { name: { en: '=1+1' }, description: { en: 'First line\r\n"Second", and more ' } };
      await server.db.query(sql`
        update product set name = ${JSON.stringify(texts.name)}::jsonb, description = ${JSON.stringify(texts.description)}::jsonb
        where id = 1`);
      const file = await download(`${sheetPath}?format=csv`);
      expect(file.name).toBe('Lume - Catalogue.csv');
      const [head = '', row = ''] = (await file.text()).replace('\ufeff', '').split('\r\n');
      expect(head).toMatch(/^Reference,Product \(English\),.*,Wholesale USD,Retail USD,.*Stock S,Stock M/);
      expect(row).toMatch(/^LD-01,'=1\+1,/);
      const { report } = await write(file);
      expect(report).toMatchObject({ error_count: 0, change_count: 0, remembers_download: false });
    });

    it('A file without a brand and with mostly new references may be of another brand (D-095)', async () => {
      const product = (reference: string) => `${reference},Hat,Resort 26,Dresses,Women,20,S,Sand,,1,2,5,`;
      const known = ['LD-01,,,,,,,Ink,,,,,'];
      const unknownOf = async (lines: string[]) => (await check(sheetOf(lines))).report?.mostly_unknown;
      expect(await unknownOf([...known, product('X-1'), product('X-2')])).toBe(true);
      expect(await unknownOf([...known, product('X-1')])).toBe(false);
      const named = new File([['Brand,Lume', await sheetOf([product('X-1')]).text()].join('\n')], 'catalogue.csv');
      expect((await check(named)).report?.mostly_unknown).toBe(false);
    });

    it('is no member’s but the brand’s own to download (D-067)', async () => {
      const refused = await server.call(contract.brandSheets.download, { as: 'buyer@vitrine.example' });
      expect(refused.status).toBe(403);
    });
  },
  { jobs: [importCatalogue as never] },
);
