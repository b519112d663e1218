import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { createSheetCalls, edit, sheetHead, sheetOf, sheetPath } from '../../../testing/catalogueSheets.ts';
import { describeEngines } from '../../../testing/index.ts';
import { importCatalogue } from './job.ts';

const as = 'seller@vitrine.example';
const { brandProducts } = contract;

describeEngines(
  'what a spreadsheet of the catalogue changes',
  (server) => {
    const { check, write, download } = createSheetCalls(server);
    const open = async (id: number) => (await server.call(brandProducts.read, { as, params: { id } })).body.data;

    it.each([
      ['colour', 'LD-01,,,,,,,Moss,#445533,,,,'],
      ['colour code', 'LD-01,,,,,,,Moss,#445544,,,,'],
      ['price', 'LD-01,,,,,,,Ink,,14,,,'],
      ['name', 'LD-01,Long dress,,,,,,Ink,,,,,'],
    ])('A form that was open while a sheet changed a %s is told with a 409 (D-048)', async (_, line) => {
      const form = await open(1);
      expect((await write(sheetOf([line]))).status).toBe('done');
      expect((await open(1)).version).toBe(form.version + 1);
      const saved = await server.call(brandProducts.save, {
        as,
        params: { id: 1 },
        body: { ...form, seen: form.version },
      });
      expect(saved.status).toBe(409);
      // The shop has it by now: the same file changes nothing.
      const { report } = await write(sheetOf([line]));
      expect(report).toMatchObject({ change_count: 0, summary: { changed_products: 0 } });
      expect((await open(1)).version).toBe(form.version + 1);
    });

    it('A size that a sheet adds raises the version once; stock alone does not, as in the grid of stock (D-048)', async () => {
      await server.db.query(sql`delete from product_size where product_id = 2 and size_id = 1`);
      await server.db.query(sql`delete from stock where size_id = 1 and variation_id in (3, 4)`);
      const { version } = await open(2);
      await write(sheetOf(['SS-02,,,,,,"S, M",Ink,#010101,,,7,', 'SS-02,,,,,,,Terracotta,,,,,']));
      expect(await open(2)).toMatchObject({ version: version + 1, size_ids: [1, 2, 3] });
      expect((await write(sheetOf(['SS-02,,,,,,,Ink,,,,8,']))).report?.summary).toMatchObject({ stock: 1 });
      expect((await open(2)).version).toBe(version + 1);
      const stock = await server.db.query(
        sql`select quantity from stock where size_id = 1 and variation_id in (3, 4) order by variation_id`,
      );
      expect(stock).toEqual([{ quantity: null }, { quantity: 8 }]);
    });

    it('Tags, limits and a second colour go out and come back: unchanged they change nothing, in XLSX and CSV (D-048)', async () => {
      await server.db.query(sql`
        update product set tags = '{Linen,New in}', minimum_quantity = 4, maximum_quantity = 40 where id = 3`);
      await server.db.query(
        sql`update variation set extra_color = '#112233' where product_id = 3 and label ->> 'en' = 'Ink'`,
      );
      const file = await download();
      for (const sent of [file, await download(`${sheetPath}?format=csv`)])
        expect((await check(sent)).report).toMatchObject({ error_count: 0, change_count: 0 });
      const ink = { reference: 'WC-03', colour: 'Ink' };
      const first = { reference: 'WC-03', colour: 'Terracotta' };
      const changes = [
        { ...ink, column: 'Second colour code', value: '#abcdef' },
        ...[first, ink].flatMap((line) => [
          { ...line, column: 'Tags', value: 'Silk; New in, Silk' },
          { ...line, column: 'Minimum units', value: 6 },
        ]),
      ];
      const { version } = await open(3);
      const { report } = await write(await edit(file, changes));
      expect(report).toMatchObject({ error_count: 0, change_count: 3, summary: { changed_products: 1 } });
      expect(await open(3)).toMatchObject({
        version: version + 1,
        tags: ['Silk', 'New in'],
        minimum_quantity: 6,
        maximum_quantity: 40,
        colours: [{ extra_color: null }, { color: expect.any(String), extra_color: '#abcdef' }],
      });
      const wrong = [
        { ...first, column: 'Minimum units', value: 50 },
        { ...ink, column: 'Minimum units', value: 50 },
      ];
      expect((await check(await edit(await download(), wrong))).report?.errors).toMatchObject([
        { column: 'Maximum units', reason: 'The maximum is below the minimum of 50.' },
      ]);
    });

    it('A new product gets its tags, limits and second colour; what does not fit is named (D-048, D-095)', async () => {
      const head = `${sheetHead},Tags,Minimum units,Maximum units,Second colour code`;
      const sheet = (reference: string, limits: string) =>
        new File([`${head}\n${reference},Hat,Resort 26,Dresses,Women,20,S,Sand,#d8c7a0,1,2,5,,${limits}`], 'a.csv');
      expect((await write(sheet('HAT-1', '"Straw, Sun",2,20,#ffffff'))).status).toBe('done');
      const [hat] = await server.db.query<{ id: number }>(sql`select id from product where reference_code = 'HAT-1'`);
      expect(await open(hat?.id ?? 0)).toMatchObject({
        tags: ['Straw', 'Sun'],
        minimum_quantity: 2,
        maximum_quantity: 20,
        colours: [{ color: '#d8c7a0', extra_color: '#ffffff' }],
      });
      const many = Array.from({ length: 21 }, (_, at) => `Tag ${at}`).join(', ');
      const { report } = await check(sheet('HAT-2', `"${many}",0,2.5,white`));
      expect(report?.errors.map(({ column }) => column).toSorted()).toEqual([
        'Maximum units',
        'Minimum units',
        'Second colour code',
        'Tags',
      ]);
    });

    it('The check names what changes, before and after, and counts nothing else (D-095)', async () => {
      const { report } = await check(
        sheetOf([
          'WC-03,Wool coat,,,,,,Ink,#1b2233,31,,3,100',
          'WC-03,,,,,,,Rust,,,,4,not limited',
          'LD-01,,,,,,,Ink,,,,100,',
          'NEW-1,Hat,Resort 26,Dresses,Women,20,S,Sand,,1,2,5,',
        ]),
      );
      const product = { reference: 'WC-03' };
      expect(report).toMatchObject({
        errors: [],
        summary: { lines: 4, new_products: 1, changed_products: 1, new_colours: 2, prices: 2, stock: 4 },
        change_count: 3,
        changes: [
          { ...product, colour: 'Ink', field: 'Stock S', before: '100', after: '3' },
          { ...product, colour: null, field: 'Colour', before: '', after: 'Rust' },
          { ...product, colour: null, field: 'Wholesale USD', before: 'USD 30.00', after: 'USD 31.00' },
        ],
      });
    });
  },
  { jobs: [importCatalogue as never] },
);
