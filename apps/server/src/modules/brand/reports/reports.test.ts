import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { readSheet } from '../../../platform/documents/reading/readSheet.ts';
import { clearOrders, fillCart, placeOrder } from '../../../testing/raceOrders.ts';
import { describeEngines } from '../../../testing/index.ts';

const { brandReports } = contract;
const as = 'seller@vitrine.example';
const buyer = 'buyer@vitrine.example';
type By = NonNullable<(typeof brandReports.sales.query.shape.by)['_zod']['output']>;

describeEngines('reports of a brand', (server) => {
  const sales = async (by: By, who = as) =>
    (await server.call(brandReports.sales, { as: who, query: { by, weeks: '4' } })).body.data;

  beforeEach(() => clearOrders(server));

  it('Sales are counted by what was asked for, each currency apart, without cancelled and older orders (D-048)', async () => {
    await placeOrder(server, { as: buyer, variation: 1, units: 3 });
    await placeOrder(server, { as: buyer, variation: 1, units: 2 });
    await placeOrder(server, { as: buyer, variation: 3, units: 4, pricelist: 2 });
    const cancelled = await placeOrder(server, { as: buyer, variation: 1, units: 9 });
    const older = await placeOrder(server, { as: buyer, variation: 1, units: 9 });
    await server.db.query(sql`update purchase_order set status = 'x' where id = ${cancelled}`);
    await server.db.query(sql`update purchase_order set created_at = now() - interval '5 weeks' where id = ${older}`);
    const styles = await sales('style');
    expect(styles.map(({ key, currency, orders, units, amount }) => [key, currency, orders, units, amount])).toEqual([
      ['1', 'USD', 2, 5, 50],
      ['2', 'BRL', 1, 4, 80],
    ]);
    for (const by of ['collection', 'size', 'retailer', 'week'] as const)
      expect(Object.fromEntries((await sales(by)).map(({ currency, units }) => [currency, units])), by).toEqual({
        BRL: 4,
        USD: 5,
      });
    const weeks = (await server.call(brandReports.sales, { as, query: { by: 'week' } })).body;
    expect(weeks.meta.this_week).toBe(weeks.data[0]?.key);
    expect(await sales('style', 'maru@vitrine.example')).toEqual([]);
    expect((await server.call(brandReports.sales, { as: buyer })).status).toBe(403);
    const headers = { authorization: `Bearer ${await server.token(as)}`, 'x-account-hash': 'vitrine' };
    const file = await server.fetch('/v1/admin/brand/reports/sales/file?by=style&weeks=4', { headers });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });

  it('What a retailer looked at and did not order is listed, without cancelled orders, and says what is in its cart (D-048)', async () => {
    const looks = async (who = as) =>
      (await server.call(brandReports.looks, { as: who, query: { weeks: '4' } })).body.data.map(
        ({ product, in_cart }) => [product.id, in_cart],
      );
    await server.db.query(sql`delete from product_visit`);
    for (const id of [1, 2]) await server.call(contract.products.see, { as: buyer, params: { id } });
    await placeOrder(server, { as: buyer, variation: 1, units: 1 });
    await fillCart(server, { as: buyer, variation: 3, units: 2, pricelist: 2 });
    expect(await looks()).toEqual([[2, true]]);
    await server.db.query(sql`update purchase_order set status = 'x'`);
    expect(await looks()).toEqual([
      [2, true],
      [1, false],
    ]);
    await server.db.query(sql`update product_visit set visited_at = now() - interval '5 weeks' where product_id = 2`);
    expect(await looks()).toEqual([[1, false]]);
    expect((await server.call(brandReports.looks, { as: buyer })).status).toBe(403);
    const headers = { authorization: `Bearer ${await server.token(as)}`, 'x-account-hash': 'vitrine' };
    const file = await server.fetch('/v1/admin/brand/reports/looks/file?weeks=4', { headers });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    const read = await readSheet({ language: 'en' }, new File([new Uint8Array(file.bytes)], 'looks.xlsx'), {
      rows: 10,
      csv: false,
    });
    const [head, row] = 'rows' in read ? read.rows : [];
    expect(head).toEqual(['Retailer', 'Product', 'Reference', 'In its cart', 'Last look']);
    expect(row?.slice(0, 2)).toEqual(['Harbour Store', 'Linen dress']);
  });

  it('Open carts with units are listed with what they are worth now (D-048)', async () => {
    const { cartId } = await fillCart(server, { as: buyer, variation: 1, units: 3 });
    await fillCart(server, { as: buyer, variation: 3, units: 0, pricelist: 2 });
    const { body } = await server.call(brandReports.carts, { as });
    expect(body).toMatchObject({
      data: [{ id: cartId, currency: 'USD', products: 1, units: 3, amount: 30 }],
      meta: { more: false },
    });
    const headers = { authorization: `Bearer ${await server.token(as)}`, 'x-account-hash': 'vitrine' };
    const file = await server.fetch('/v1/admin/brand/reports/carts/file', { headers });
    const read = await readSheet({ language: 'en' }, new File([new Uint8Array(file.bytes)], 'carts.xlsx'), {
      rows: 10,
      csv: false,
    });
    const [head, row] = 'rows' in read ? read.rows : [];
    expect(head).toEqual(['Retailer', 'Price list', 'Products', 'Units', 'Currency', 'Value', 'Last change']);
    expect(row?.[0]).toBe('Harbour Store');
    expect(row?.slice(2, 6).map(String)).toEqual(['1', '3', 'USD', '30']);
    expect((await server.call(brandReports.carts, { as: 'maru@vitrine.example' })).body.data).toEqual([]);
  });

  it('Open carts stand currency by currency, in each the largest first: amounts of two are not compared (D-048)', async () => {
    await fillCart(server, { as: buyer, variation: 1, units: 3 });
    await fillCart(server, { as: buyer, variation: 3, units: 1, pricelist: 2 });
    await fillCart(server, { as: 'rival@vitrine.example', variation: 1, units: 5 });
    const { data } = (await server.call(brandReports.carts, { as })).body;
    expect(data.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['BRL', 20],
      ['USD', 50],
      ['USD', 30],
    ]);
  });
});
