import { read } from '@e965/xlsx';
import type { CellObject } from '@e965/xlsx';
import { contract, isFileBody } from '@vitrine/api';
import type { Contract } from '@vitrine/api';
import sql, { raw } from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { importCatalogue } from './modules/brand/sheets/job.ts';
import { createSheetCalls, sheetPath } from './testing/catalogueSheets.ts';
import { describeEngines } from './testing/index.ts';
import { fillCart, placeOrder } from './testing/raceOrders.ts';

const buyer = 'buyer@vitrine.example';
const seller = 'seller@vitrine.example';
const staff = 'staff@vitrine.example';

/** How texts begin that spreadsheets compute. */
const signs = ['=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠', "'=", ' ='];
const computed = /^[\s\0]*[=+\-@＝＋－＠]/;
/** What the product itself computes. */
const ownFormula = /^(?:SUM\([A-Z]+\d+:[A-Z]+\d+\)|[A-Z]+\d+\*[A-Z]+\d+)$/;

/** Texts of the test world that become dangerous: a sign before them, another one for each row. */
const texts = {
  brand: ['name'],
  collection: ['name'],
  product: ['name', 'description', 'reference_code'],
  variation: ['label'],
  category: ['name'],
  segment: ['name'],
  size: ['name'],
  pricelist: ['name'],
  retailer: ['name'],
  member: ['first_name', 'last_name'],
  account: ['name', 'title'],
};

/** Calls of the contract that may answer with a spreadsheet. */
const sheetCalls = Object.entries(contract as Contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([name, { responses }]) =>
    Object.values(responses).some(
      (body) => isFileBody(body) && body.types.some((type) => /spreadsheetml|csv/.test(type)),
    )
      ? [`${resource}.${name}`]
      : [],
  ),
);

interface Case {
  as: string;
  path: string;
}

describeEngines(
  'a spreadsheet that leaves',
  (server) => {
    const { check, apply, undo, download } = createSheetCalls(server);
    const cases: Record<string, Case[]> = {};

    const poison = async (): Promise<void> => {
      const signsAsJson = JSON.stringify(signs);
      for (const [table, columns] of Object.entries(texts))
        for (const column of columns) {
          const isJson =
            ['name', 'description', 'label'].includes(column) &&
            !['brand', 'size', 'pricelist', 'retailer', 'account'].includes(table);
          const sign = sql`(${signsAsJson}::jsonb ->> ((id % ${signs.length}::int)::int))`;
          const [tableName, columnName] = [raw(table), raw(column)];
          await server.db.query(
            isJson
              ? sql`update ${tableName} set ${columnName} = (
                  select jsonb_object_agg(key, ${sign} || '1+' || value) from jsonb_each_text(${columnName}))`
              : sql`update ${tableName} set ${columnName} = ${sign} || '1+' || ${columnName}`,
          );
        }
    };

    beforeAll(async () => {
      const { cartId } = await fillCart(server, { as: buyer, variation: 1, units: 2, pricelist: 2 });
      await server.call(contract.cart.setNote, { as: buyer, params: { cartId, productId: 1 }, body: { note: '=1+1' } });
      await server.call(contract.products.see, { as: buyer, params: { id: 3 } });
      await server.db.query(
        sql`insert into subscriber (account_id, email, maillist) values (1, '=cmd@shop.example', 'b')`,
      );
      await poison();
      const order = await placeOrder(server, { as: buyer, variation: 1, units: 2 });
      const pasted = new File(['=1+1\tInk\tS\t1'], 'rows.txt');
      const preview = await server.call(contract.drafts.preImport, {
        as: buyer,
        body: { seller_id: 1, pricelist_id: 1, pasted, uses: ['reference', 'colour', 'size', 'quantity'] },
      });
      // A reference that is not there, with an error in its line; and a change to take back.
      const csv = await (await download(`${sheetPath}?format=csv`)).text();
      const [head = '', ...lines] = csv.split('\r\n');
      const wrong = await check(
        new File([[head, ...lines.map((line) => line.replace(/,100,/, ',many,'))].join('\r\n')], 'wrong.csv'),
      );
      const changed = await check(
        new File([[head, ...lines.map((line) => line.replace(/,100,/, ',99,'))].join('\r\n')], 'changed.csv'),
      );
      const applied = await apply(changed.job);
      const back = await undo(applied.id);
      const file = (path: string, as: string): Case => ({ path, as });
      const reports = '/v1/admin/brand/reports';
      Object.assign(cases, {
        'drafts.cartExport': [file(`/v1/purchase-order-draft/cart-export?pricelist_id=2&cart_id=${cartId}`, buyer)],
        'drafts.collectionExport': [file('/v1/collections/1/purchase-order-draft?pricelist_id=1', buyer)],
        'drafts.reasons': [file(`/v1/purchase-order-draft/reasons/${preview.body.reasons}`, buyer)],
        'lineSheets.productList': [file('/v1/collections/1/list-of-product?pricelist_id=1', buyer)],
        'orders.purchaseOrderXlsx': [file(`/v1/orders/${order}/po-xlsx`, buyer)],
        'orders.shopifyCsv': [file(`/v1/orders/${order}/order-products-shopify-csv`, buyer)],
        'brandReports.salesFile': ['collection', 'style', 'size', 'retailer'].map((by) =>
          file(`${reports}/sales/file?by=${by}`, seller),
        ),
        'brandReports.looksFile': [file(`${reports}/looks/file`, seller)],
        'brandReports.cartsFile': [file(`${reports}/carts/file`, seller)],
        'brandSheets.download': ['xlsx', 'csv'].map((format) => file(`${sheetPath}?format=${format}`, seller)),
        'jobs.file': [wrong.job, back.job].map((job) => file(`/v1/jobs/${job}/file`, seller)),
        'staffOrders.file': [file('/v1/admin/orders/file', staff)],
        'staffSubscribers.file': ['xlsx', 'csv'].map((format) =>
          file(`/v1/admin/subscribers/file?format=${format}`, staff),
        ),
      } satisfies Record<string, Case[]>);
    });

    const cellsOf = (bytes: Buffer, type: string): CellObject[] => {
      const book = type.startsWith('text/csv')
        ? read(bytes.toString('utf8').replace(/^\ufeff/, ''), { type: 'string', raw: true })
        : read(bytes, { cellFormula: true });
      return Object.values(book.Sheets).flatMap((sheet) =>
        Object.keys(sheet).flatMap((at) => (at.startsWith('!') ? [] : [sheet[at] as CellObject])),
      );
    };

    it.each(sheetCalls)('%s computes nothing that somebody typed (D-091, D-092, D-095)', async (name) => {
      expect(cases, 'Say in this file how this spreadsheet is asked for.').toHaveProperty([name]);
      for (const { as, path } of cases[name] ?? []) {
        const { status, headers, bytes } = await server.fetch(path, {
          headers: { authorization: `Bearer ${await server.token(as)}`, 'x-account-hash': 'vitrine' },
        });
        expect([path, status]).toEqual([path, 200]);
        const type = headers.get('content-type') ?? '';
        const cells = cellsOf(bytes, type);
        expect(cells.flatMap(({ f }) => (f === undefined || ownFormula.test(f) ? [] : [f]))).toEqual([]);
        const said = cells.flatMap(({ t, v }) => (t === 's' && typeof v === 'string' ? [v] : []));
        const isText = type.startsWith('text/csv');
        // A workbook says of each cell that it is text; CSV cannot.
        expect(said.filter((text) => isText && computed.test(text))).toEqual([]);
        const typed = isText ? said.flatMap((text) => (text.startsWith("'") ? [text.slice(1)] : [])) : said;
        expect(
          typed.filter((text) => computed.test(text)),
          path,
        ).not.toEqual([]);
      }
    });

    it('the catalogue comes back with the texts that it left with, as workbook and as CSV (D-048, D-095)', async () => {
      const names = async () =>
        (
          await server.db.query<{ text: string }>(sql`
          select concat_ws('|', p.reference_code, p.name::text, v.label::text) as text from product p
          join variation v on v.product_id = p.id where p.brand_id = 1 order by v.id`)
        ).map(({ text }) => text);
      const before = await names();
      for (const format of ['xlsx', 'csv']) {
        const file = await download(`${sheetPath}?format=${format}`);
        const same = await check(file);
        expect(same.report, format).toMatchObject({ error_count: 0, change_count: 0 });
      }
      const csv = await download(`${sheetPath}?format=csv`);
      await server.db.query(sql`update product set name = '{"en": "x", "pt_BR": "y"}' where brand_id = 1`);
      const { job } = await check(csv);
      expect((await apply(job)).status).toBe('done');
      expect(await names()).toEqual(before.map((text) => text.trim()));
    });
  },
  { engines: ['postgres'], jobs: [importCatalogue as never] },
);
