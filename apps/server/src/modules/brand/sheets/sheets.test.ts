import { read, write } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { readSheet } from '../../../platform/documents/reading/readSheet.ts';
import { createSheetCalls, sheetHead, sheetOf, sheetPath } from '../../../testing/catalogueSheets.ts';
import { describeEngines } from '../../../testing/index.ts';
import { importCatalogue } from './job.ts';

const { brandSheets, products } = contract;
const as = 'seller@vitrine.example';

describeEngines(
  'the catalogue as a spreadsheet',
  (server) => {
    const { upload, check, apply, download } = createSheetCalls(server);
    const price = async (id: number) =>
      (await server.call(products.detail, { as: 'buyer@vitrine.example', params: { id } })).body.data.wholesale_price
        .amount;

    it('A check writes nothing; applied, new products with prices and stock are in the shop (D-048, D-095)', async () => {
      const { job, report } = await check(
        sheetOf([
          'SHEET-1,Beach dress,Resort 26,Dresses,Women,20,"S, M",Sand,#d8c7a0,"$1,012.50","1,030",5,not limited',
          'SHEET-1,,,,,,,Ink,#111111,,,,0',
          'LD-01,,,,,,,Terracotta,,11,,7,',
        ]),
      );
      expect(report).toMatchObject({
        applied: false,
        error_count: 0,
        summary: { lines: 3, new_products: 1, changed_products: 1, new_colours: 2, prices: 2, stock: 4 },
      });
      expect(await price(1)).toBe(10);
      const entries = () => server.db.query(sql`select 1 from audit_log where action = 'catalogue.import'`);
      expect(await entries()).toEqual([]);
      expect((await apply(job)).status).toBe('done');
      expect(await entries()).toHaveLength(1);
      expect(await price(1)).toBe(11);
      const [added] = await server.db.query<{ id: number }>(
        sql`select id from product where reference_code = 'SHEET-1'`,
      );
      const { body } = await server.call(products.detail, {
        as: 'buyer@vitrine.example',
        params: { id: added?.id ?? 0 },
      });
      expect(body.data).toMatchObject({
        name: 'Beach dress',
        wholesale_price: { amount: 1012.5 },
        sizes: [{ name: 'S' }, { name: 'M' }],
        variations: [{ label: 'Sand' }, { label: 'Ink' }],
      });
      const stock = await server.db.query(sql`
        select v.label ->> 'en' as colour, s.size_id as size, s.quantity from stock s join variation v on v.id = s.variation_id
        where v.product_id in (1, ${added?.id}) and s.size_id < 3 order by v.product_id, v.position, s.size_id`);
      expect(stock.map((row) => Object.values(row))).toEqual([
        ['Terracotta', 1, 7],
        ['Terracotta', 2, 100],
        ['Ink', 1, 100],
        ['Ink', 2, 100],
        ['Sand', 1, 5],
        ['Sand', 2, null],
        ['Ink', 1, null],
        ['Ink', 2, 0],
      ]);
    });

    it('Values that do not fit are named by line and column, and such a file is not applied', async () => {
      const { job, report } = await check(
        sheetOf([
          'BAD-1,Dress,Nowhere,Dresses,Women,20,"S, Z",Sand,red,1,2,-1,',
          'LD-01,,,,,,,Ink,,=1+1,,,',
          'LD-01,,,,,,,Ink,,,,,',
        ]),
      );
      const said = report?.errors.map(({ row, column }) => `${row} ${column}`);
      expect(said).toEqual(['2 Collection', '2 Sizes', '2 Colour code', '2 Stock S', '3 Wholesale USD', '4 Colour']);
      const [collection, sizes] = report?.errors ?? [];
      expect(collection?.reason).toMatch(/^Nowhere is not known\. Type one of these: .*Resort/);
      expect(sizes?.reason).toMatch(/^There is no run of sizes with S, Z\. There are: .*-/);
      const refused = await server.call(brandSheets.apply, { as, body: { job } });
      expect(refused.status).toBe(409);
      expect((await server.call(brandSheets.apply, { as: 'maru@vitrine.example', body: { job } })).status).toBe(404);
    });

    it('A line with values and without a reference is named, and never left out without a word; a blank line says nothing (D-095)', async () => {
      const { report } = await check(
        sheetOf(['LD-01,,,,,,,Ink,,11,,,', ',,,,,,,Sand,,,,40,', ',,,,,,,,,,,,', ' ,,,,,,,,,,,,']),
      );
      expect(report?.summary.lines).toBe(1);
      expect(report?.errors).toEqual([
        { row: 3, column: 'Reference', reason: 'This line names no product. Type its reference, or clear the line.' },
      ]);
      const book = read([sheetHead, 'LD-01,,,,,,,Ink,,,,7,', ',,,,,,,Terracotta,,,,7,'].join('\n'), { type: 'string' });
      Object.assign(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { A3: { t: 's', f: 'A2', v: 'LD-01' } });
      const formula = new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'catalogue.xlsx');
      expect((await check(formula)).report?.errors).toEqual([
        { row: 3, column: 'Reference', reason: 'Type a value instead of a formula.' },
      ]);
      // Also where no line names one.
      expect((await check(sheetOf([',,,,,,,Sand,,,,40,']))).report?.error_count).toBe(1);
    });

    it('GTINs go up and down with their zeros, and name a line without a reference; what is wrong is named by line and column (D-048, D-095)', async () => {
      const coded = (...lines: string[]) => new File([lines.join('\n')], 'gtins.csv');
      const head = 'Reference,Colour,GTIN S,GTIN M';
      const wrong = coded(head, 'LD-01,Terracotta,036000291453,36000291452', 'LD-01,Ink,4006381333931,4006381333931');
      expect((await check(wrong)).report?.errors).toEqual([
        {
          row: 2,
          column: 'GTIN S',
          reason: 'The last digit of 036000291453 does not match the others. Compare it with the barcode.',
        },
        { row: 2, column: 'GTIN M', reason: '36000291452 has 11 digits. A GTIN (EAN, UPC) has 8, 12, 13 or 14.' },
        { row: 3, column: 'GTIN M', reason: '4006381333931 is in line 3 too. Use each GTIN once.' },
      ]);
      const { job, report } = await check(coded(head, 'LD-01,Terracotta,036000291452,4006381333931'));
      expect(report).toMatchObject({ error_count: 0, change_count: 2 });
      expect((await apply(job)).status).toBe('done');
      const file = await download();
      const down = await readSheet({ language: 'en' }, file, { rows: 50 });
      const rows = 'rows' in down ? down.rows : [];
      const at = rows.find((row) => row.includes('Reference'))?.indexOf('GTIN S') ?? -1;
      expect(rows.map((row) => row[at])).toContain('036000291452');
      expect((await check(file)).report).toMatchObject({ error_count: 0, change_count: 0 });
      expect((await check(coded(head, 'LD-01,Ink,0036000291452,'))).report?.errors).toMatchObject([
        { reason: '0036000291452 is the GTIN of LD-01, Terracotta, size S. Use each GTIN once.' },
      ]);
      const named = await check(coded('Reference,Colour,GTIN S,Stock M', ',,036000291452,41'));
      expect(named.report?.changes).toMatchObject([{ reference: 'LD-01', colour: 'Terracotta', after: '41' }]);
    });

    it('A file that fails comes back with a column of reasons, and is imported again once corrected (D-095)', async () => {
      const { job } = await check(
        sheetOf(['LD-01,,,,,,,Ink,,eleven,,,', 'LD-01,,,,,,,Terracotta,,,,7,'], 'spring.csv'),
      );
      const file = await download(`/v1/jobs/${job}/file`);
      expect(file.name).toBe('spring - Lines to correct.xlsx');
      const read = await readSheet({ language: 'en' }, file, { rows: 10, csv: false });
      const rows = 'rows' in read ? read.rows : [];
      expect(rows[0]?.at(-1)).toBe('Reason');
      expect(rows[1]?.at(-1)).toBe('Wholesale USD: eleven is not a number of 0 or more.');
      expect(rows[2]?.filter((cell) => cell !== null)).toEqual(['LD-01', 'Terracotta', '7']);
      // Still wrong: the reasons are those of now, once.
      const again = await check(file);
      expect(again.report).toMatchObject({ error_count: 1, summary: { lines: 2 } });
    });

    it('A column of prices for a price list that the brand does not have is named, and nothing is read past it (D-048, D-095)', async () => {
      const text = [sheetHead.replace('Wholesale USD', 'Wholesale Moon'), 'LD-01,,,,,,,Ink,,11,30,,'].join('\n');
      const { job, report } = await check(new File([text], 'catalogue.csv'));
      expect(report).toMatchObject({
        change_count: 0,
        layout: {
          state: 'asked',
          problem: expect.stringMatching(
            /^No price list of your brand has the name in the columns Wholesale Moon\. .*USD/,
          ),
        },
      });
      expect((await server.call(brandSheets.apply, { as, body: { job } })).status).toBe(409);
    });

    it('The downloaded file comes back unchanged without changing anything; that of another brand is refused', async () => {
      const state = () =>
        server.db.query(sql`
        select p.version, p.name, (select json_agg(price.* order by 1) from price where product_id = p.id)::text as prices,
          (select json_agg(s.* order by s.variation_id, s.size_id) from stock s join variation v on v.id = s.variation_id
            where v.product_id = p.id)::text as stock
        from product p where brand_id = 1 order by id`);
      const before = await state();
      const own = await check(await download());
      expect(own.report).toMatchObject({
        errors: [],
        change_count: 0,
        summary: { changed_products: 0, prices: 0, stock: 0 },
      });
      expect((await apply(own.job)).status).toBe('done');
      expect(await state()).toEqual(before);
      const other = await check(await download(sheetPath, 'maru@vitrine.example'));
      expect([other.status, other.problem]).toEqual(['failed', expect.stringContaining('catalogue of Maru')]);
      expect((await upload(new File(['x'], 'notes.pdf'))).status).toBe(422);
      const text = await check(new File(['nothing'], 'list.csv'));
      expect(text.problem).toContain('Reference, Colour');
      const twice = await check(new File(['Reference,Colour,Stock S,Stock S\nLD-01,Ink,4,9'], 'list.csv'));
      expect(twice.problem).toBe('Several columns hold the same: Stock S. Keep one of each.');
    });

    it('Only a check of its own brand is written: nothing that the browser sends beside its number counts (D-048, D-095)', async () => {
      const { job } = await check(sheetOf(['LD-01,,,,,,,Ink,,77,,,']));
      const ask = (body: object, who = as) =>
        server.call(brandSheets.apply, { as: who, body: body as { job: number } });
      expect((await ask({ job }, 'maru@vitrine.example')).status).toBe(404);
      for (const lie of [{ brand_id: 2 }, { file: 'other' }, { apply: true, report: { error_count: 0 } }]) {
        const { status, body } = await ask({ job, ...lie }, 'maru@vitrine.example');
        expect([status, body.data]).toEqual([404, undefined]);
      }
      const writing = await ask({ job });
      expect(writing.status).toBe(201);
      // What writes is no check, and neither is work of another kind.
      expect((await ask({ job: writing.body.data.job })).status).toBe(409);
      await server.db.query(sql`update job set kind = 'lineSheet' where id = ${job}`);
      expect((await ask({ job })).status).toBe(409);
      for (const wrong of [0, -job, job + 1000, 2 ** 31])
        expect([404, 422]).toContain((await ask({ job: wrong })).status);
    });

    it('The longest description comes back whole; a file with a longer text is refused, and its cell named (D-095)', async () => {
      const [before] = await server.db.query<{ description: object }>(
        sql`select description from product where id = 1`,
      );
      const setDescription = (description: object) =>
        server.db.query(sql`update product set description = ${JSON.stringify(description)}::jsonb where id = 1`);
      await setDescription({ en: 'd'.repeat(5000) });
      expect((await check(await download())).report).toMatchObject({ errors: [], change_count: 0 });
      await setDescription(before?.description ?? {});
      const long = await check(sheetOf([`LD-01,${'n'.repeat(5001)},,,,,,Ink,,,,,`]));
      expect([long.status, long.problem]).toEqual([
        'failed',
        expect.stringContaining('Line 2, column B: the text has more than 5000 characters.'),
      ]);
    });
  },
  { jobs: [importCatalogue as never] },
);
