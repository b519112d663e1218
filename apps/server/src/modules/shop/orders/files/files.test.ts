import { read, utils } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { describeEngines } from '../../../../testing/index.ts';
import { linesOf } from '../../../../testing/pdf.ts';
import { clearOrders, numberOf, placeOrder } from '../../../../testing/raceOrders.ts';

const as = 'buyer@vitrine.example';

/**
 * The first line of the sample file that Shopify publishes with https://help.shopify.com/en/manual/products/import-export/using-csv,
 * written down here so that it does not follow a mistake of ours.
 */
const published = [
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU',
  'Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To',
  'Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code',
  'Unit price total measure,Unit price total measure unit,Unit price base measure',
  'Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock',
  'Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL',
  'Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description',
  'Color (product.metafields.shopify.color-pattern),Google Shopping / Google product category',
  'Google Shopping / Gender,Google Shopping / Age group,Google Shopping / Manufacturer part number (MPN)',
  'Google Shopping / Ad group name,Google Shopping / Ads labels,Google Shopping / Condition',
  'Google Shopping / Custom product,Google Shopping / Custom label 0,Google Shopping / Custom label 1',
  'Google Shopping / Custom label 2,Google Shopping / Custom label 3,Google Shopping / Custom label 4',
].join(',');

describeEngines('the files of an order', (server) => {
  let id = 0;

  beforeAll(async () => {
    await clearOrders(server);
    id = await placeOrder(server, { as, variation: 1, units: 2 });
    await server.db.query(sql`
      insert into order_line (order_id, variation_id, size_id, product_id, quantity, unit_cents, product_name, reference_code,
        collection_name, variation_label, size_name, size_position, image, delivery_days)
      select order_id, variation_id, 2, product_id, 3, unit_cents, product_name, reference_code, collection_name, variation_label,
        'M', 2, image, delivery_days from order_line where order_id = ${id}`);
    await server.db.query(
      sql`update order_line set production_window_start = null, production_window_end = null where order_id = ${id}`,
    );
    await server.db.query(sql`update purchase_order set total_units = 5, total_cents = 5000 where id = ${id}`);
  });

  const get = async (file: string, { who = as, language = 'en' } = {}) =>
    server.fetch(`/v1/orders/${id}/${file}`, {
      headers: {
        authorization: `Bearer ${await server.token(who)}`,
        'accept-language': language,
        'x-account-hash': who.split('@')[1]?.split('.')[0] ?? '',
      },
    });

  const rowsOf = (content: Buffer): string[][] => {
    const book = read(content);
    return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: false });
  };

  it('has the purchase order as a sheet with sizes, units, prices and totals (R-313, A-100, D-092)', async () => {
    const { status, headers, bytes } = await get('po-xlsx');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="Purchase order ${await numberOf(server, id)}.xlsx"`,
    ]);
    const rows = rowsOf(bytes);
    const fact = (name: string) => rows.find(([first]) => first === name)?.[1];
    expect([fact('Date'), fact('Bill to')]).toEqual([
      expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/),
      expect.any(String),
    ]);
    const head = rows.findIndex(([first]) => first === 'Product');
    expect(rows[head]).toEqual([
      'Product',
      'Reference',
      'Collection',
      'Colour',
      'S',
      'M',
      'Units',
      'Price',
      'Total (USD)',
      'Delivery',
      'Note',
    ]);
    expect(rows[head + 1]?.slice(1, 9)).toEqual(['LD-01', 'Resort 26', 'Terracotta', '2', '3', '5', '10.00', '50.00']);
    expect(rows[head + 1]?.[9]).toBe('Ships within 30 days');
    expect(rows[head + 2]?.slice(6, 9)).toEqual(['5', undefined, '50.00']);
  });

  it('has the purchase order as a PDF in the language of the reader (R-314, A-101)', async () => {
    const { status, headers, bytes } = await get('po-pdf', { language: 'pt-BR' });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="Pedido de compra ${await numberOf(server, id)}.pdf"`,
    );
    expect(headers.get('content-security-policy')).not.toContain('sandbox');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(bytes.toString('latin1')).toContain('/Lang (pt-BR)');
  });

  it('has the delivery window of each product, in the sheet and the PDF, as the reader writes days (R-313, R-314)', async () => {
    await server.db.query(sql`
      update order_line set production_window_start = '2027-02-01', production_window_end = '2027-03-15' where order_id = ${id}`);
    const delivery = async (language: string) =>
      rowsOf((await get('po-xlsx', { language })).bytes).flatMap((row) => row[9] ?? []);
    expect(await delivery('en')).toEqual(['Delivery', 'Delivery from Feb 1, 2027 to Mar 15, 2027']);
    expect(await delivery('pt-BR')).toEqual(['Entrega', 'Entrega de 1 de fev. de 2027 a 15 de mar. de 2027']);
    expect(linesOf((await get('po-pdf')).bytes)).toContain('Delivery from Feb 1, 2027 to Mar 15, 2027');
  });

  it('has what was sent in parts, in the sheet and the PDF (R-313, R-314)', async () => {
    await server.db.query(sql`
      with sent as (
        insert into order_shipment (order_id, shipped_on, tracking_code, carrier, tracking_url)
        values (${id}, '2026-11-20', 'VT-1', 'DHL', 'https://dhl.example/VT-1') returning id
      )
      insert into order_shipment_line (shipment_id, order_id, variation_id, size_id, quantity)
      select sent.id, ${id}, line.variation_id, line.size_id, 2 from sent, order_line line where line.order_id = ${id}`);
    const rows = rowsOf((await get('po-xlsx')).bytes);
    const head = rows.findIndex(([first]) => first === 'Shipments');
    expect(rows[head + 1]).toEqual(['Sent on', 'Carrier', 'Tracking code', 'Tracking link', 'Units', 'Goods']);
    const goods = 'Linen dress, Terracotta: size S × 2, size M × 2';
    expect(rows[head + 2]).toEqual(['20 Nov 2026', 'DHL', 'VT-1', 'https://dhl.example/VT-1', '4', goods]);
    const sent = linesOf((await get('po-pdf')).bytes);
    const shipment = 'Nov 20, 2026 · 4 units · DHL · Tracking code VT-1 · https://dhl.example/VT-1';
    expect(sent.slice(sent.indexOf('Shipments') + 1)).toEqual(expect.arrayContaining([shipment, goods]));
  });

  it("has what was ordered in the columns of Shopify's CSV (R-315, A-102, D-092)", async () => {
    await server.db.query(
      sql`update order_line set product_name = '{"en": "=cmd, a \\"dress\\""}'::jsonb where order_id = ${id}`,
    );
    const { status, headers, bytes } = await get('order-products-shopify-csv');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, first, second] = rowsOf(bytes);
    expect(head).toEqual(published.split(','));
    const at = (row: string[] | undefined, column: string) => row?.[head?.indexOf(column) ?? -1];
    expect(['Title', 'Status', 'Option2 value', 'Inventory quantity'].map((name) => at(first, name))).toEqual([
      '\'=cmd, a "dress"',
      'Draft',
      'S',
      '2',
    ]);
    expect([at(first, 'Cost per item'), at(first, 'Price')].map(Number)).toEqual([10, 25]);
    expect([at(second, 'Title'), at(second, 'Option2 value')]).toEqual([undefined, 'M']);
    expect(at(second, 'URL handle')).toBe(at(first, 'URL handle'));
  });

  it('has the GTIN of each size that has one in its sheet, and in the column Barcode for Shopify (R-313, R-315, D-092)', async () => {
    await server.db.query(
      sql`insert into gtin (variation_id, size_id, brand_id, code) values (1, 2, 1, '036000291452')`,
    );
    const rows = rowsOf((await get('po-xlsx')).bytes);
    const head = rows.findIndex(([first]) => first === 'Product');
    expect([rows[head]?.[11], rows[head + 1]?.[11]]).toEqual(['GTIN M', '036000291452']);
    expect((await get('order-products-shopify-csv')).bytes.toString()).toContain('-M,036000291452,');
    expect((await get('po-pdf')).status).toBe(200);
    await server.db.query(sql`delete from gtin`);
  });

  it('is for its retailer and its brand alone (R-313, R-314, R-315)', async () => {
    for (const file of ['po-xlsx', 'po-pdf', 'order-products-shopify-csv']) {
      expect((await get(file, { who: 'seller@vitrine.example' })).status).toBe(200);
      for (const who of ['rival@vitrine.example', 'maru@vitrine.example', 'buyer@tropico.example'])
        expect((await get(file, { who })).status).toBe(404);
    }
    expect((await server.call(contract.orders.purchaseOrderPdf, { params: { id } })).status).toBe(401);
  });

  it('opens in a new tab with a ticket, once (D-138)', async () => {
    const path = `/v1/orders/${id}/po-xlsx`;
    const { ticket } = (await server.call(contract.jobs.ticket, { as, body: { path } })).body;
    const open = () => server.fetch(`${path}?ticket=${ticket}`);
    expect([(await open()).status, (await open()).status]).toEqual([200, 401]);
  });
});
