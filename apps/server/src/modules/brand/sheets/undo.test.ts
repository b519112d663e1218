import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { createSheetCalls, edit, sheetOf } from '../../../testing/catalogueSheets.ts';
import { describeEngines } from '../../../testing/index.ts';
import { importCatalogue } from './job.ts';

const { brandProducts, brandSheets, products } = contract;
const as = 'seller@vitrine.example';

describeEngines(
  'taking back an import of the catalogue',
  (server) => {
    const { check, apply, write, download, undo } = createSheetCalls(server);
    const open = async (id: number) => (await server.call(brandProducts.read, { as, params: { id } })).body.data;
    const imports = async () => (await server.call(brandSheets.imports, { as })).body.data;
    const stock = (colour: string) =>
      server.db.query(sql`
      select s.quantity from stock s join variation v on v.id = s.variation_id
      where v.product_id = 1 and v.label ->> 'en' = ${colour} and s.size_id = 1`);

    it('Values, prices and stock are again as before, and products that it added are archived (D-048, D-095)', async () => {
      const before = await open(1);
      const lines = [
        'UNDO-1,Beach dress,Resort 26,Dresses,Women,20,"S, M",Sand,#d8c7a0,12,30,5,6',
        'LD-01,Other name,,,,44,,Ink,#010203,11,,70,',
        'LD-01,,,,,,,Terracotta,#040506,,,71,not limited',
      ];
      const { job } = await check(sheetOf(lines, 'wrong season.csv'));
      await apply(job);
      const [latest] = await imports();
      expect(latest).toMatchObject({
        file: 'wrong season.csv',
        can_undo: true,
        is_undo: false,
        is_undone: false,
        new_products: 1,
        changed_products: 1,
      });
      const checked = await undo(latest?.id ?? 0);
      expect(checked.report).toMatchObject({
        applied: false,
        error_count: 0,
        undo: { id: latest?.id, file: 'wrong season.csv', stays: 0, kept_count: 0 },
        summary: { new_products: 0, changed_products: 2 },
      });
      // Until it is written nothing has changed.
      expect((await open(1)).name).toMatchObject({ en: 'Other name' });
      expect((await apply(checked.job)).status).toBe('done');
      expect(await open(1)).toEqual({ ...before, version: before.version + 2 });
      expect(await stock('Ink')).toEqual([{ quantity: 100 }]);
      expect(await stock('Terracotta')).toEqual([{ quantity: 100 }]);
      const [added] = await server.db.query<{ id: number; active: boolean }>(
        sql`select id, is_active as active from product where reference_code = 'UNDO-1'`,
      );
      expect(added?.active).toBe(false);
      const gone = await server.call(products.detail, { as: 'buyer@vitrine.example', params: { id: added?.id ?? 0 } });
      expect(gone.status).toBe(404);
      const entries = await server.db.query(
        sql`select subject_name as name from audit_log where action = 'catalogue.undo_import'`,
      );
      expect(entries).toEqual([{ name: 'wrong season.csv' }]);
    });

    it('It is taken back once, and the undoing itself can be taken back (D-048)', async () => {
      await write(sheetOf(['LD-01,First,,,,,,Ink,,,,,'], 'first.csv'));
      const [first] = await imports();
      await apply((await undo(first?.id ?? 0)).job);
      const [again, undone] = await imports();
      expect(undone).toMatchObject({ id: first?.id, is_undone: true, can_undo: false });
      expect(again).toMatchObject({ file: 'first.csv', is_undo: true, can_undo: true });
      const refused = await server.call(brandSheets.undo, { as, params: { import: first?.id ?? 0 } });
      expect(refused.status).toBe(409);
      await apply((await undo(again?.id ?? 0)).job);
      expect((await open(1)).name).toMatchObject({ en: 'First' });
    });

    it('What has changed since stays as it is and is named; the rest is taken back (D-095)', async () => {
      await server.db.query(sql`update stock set quantity = 100 where size_id = 1 and variation_id in (1, 2)`);
      await write(sheetOf(['SS-02,Shirt of the sheet,,,,,,Ink,,13,,40,', 'SS-02,,,,,,,Terracotta,,,,41,']));
      const [latest] = await imports();
      await server.db.query(sql`
      update stock s set quantity = 38 from variation v
      where v.id = s.variation_id and v.product_id = 2 and v.label ->> 'en' = 'Ink' and s.size_id = 1`);
      const checked = await undo(latest?.id ?? 0);
      expect(checked.report).toMatchObject({
        error_count: 0,
        undo: { kept_count: 1 },
        summary: { stock: 1, prices: 1 },
      });
      expect(checked.report?.undo?.kept).toEqual([
        {
          reference: 'SS-02',
          colour: 'Ink',
          field: 'Stock S',
          reason: 'The shop has 38 now and keeps it. The import had written 40.',
        },
      ]);
      await apply(checked.job);
      expect((await open(2)).name).not.toMatchObject({ en: 'Shirt of the sheet' });
      const left = await server.db.query(sql`
      select v.label ->> 'en' as colour, s.quantity from stock s join variation v on v.id = s.variation_id
      where v.product_id = 2 and s.size_id = 1 order by 1`);
      expect(left).toEqual([
        { colour: 'Ink', quantity: 38 },
        { colour: 'Terracotta', quantity: 100 },
      ]);
    });

    it('What was empty before is counted and stays; an import that only filled empty values cannot be taken back', async () => {
      await server.db.query(sql`update product set minimum_quantity = null, tags = '{}' where id = 3`);
      const book = await download();
      const [row] = await server.db.query<{ reference: string; colour: string }>(sql`
      select p.reference_code as reference, v.label ->> 'en' as colour from product p join variation v on v.product_id = p.id
      where p.id = 3 order by v.position limit 1`);
      const of = { reference: row?.reference ?? '', colour: row?.colour ?? '' };
      const written = await write(await edit(book, [{ ...of, column: 'Minimum units', value: 6 }]));
      expect(written.report?.stays).toBe(1);
      const [latest] = await imports();
      expect(latest?.can_undo).toBe(false);
      const refused = await server.call(brandSheets.undo, { as, params: { import: latest?.id ?? 0 } });
      expect(refused.body).toMatchObject({ message: 'This import changed nothing that can be undone.' });
    });

    it('A column says whether products are in the shop: a new one can wait for its pictures (D-048)', async () => {
      const line = (active: string) =>
        new File(
          [
            'Reference,Product (English),Collection,Category,Segment,Sizes,Colour,In the shop\n',
            `WAIT-1,Waits,Resort 26,Dresses,Women,"S, M",Sand,${active}`,
          ],
          'catalogue.csv',
        );
      const active = async () =>
        (await server.db.query(sql`select is_active as active from product where reference_code = 'WAIT-1'`))[0];
      await write(line('no'));
      expect(await active()).toEqual({ active: false });
      await write(line('Sim'));
      expect(await active()).toEqual({ active: true });
      const { report } = await check(line('perhaps'));
      expect(report?.errors.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([
        'In the shop: perhaps is neither yes nor no.',
      ]);
    });

    it('Another brand sees none of these imports and takes none back (D-048)', async () => {
      const [latest] = await imports();
      const other = 'maru@vitrine.example';
      expect((await server.call(brandSheets.imports, { as: other })).body.data).toEqual([]);
      expect((await server.call(brandSheets.undo, { as: other, params: { import: latest?.id ?? 0 } })).status).toBe(
        404,
      );
    });
  },
  { jobs: [importCatalogue as never] },
);
