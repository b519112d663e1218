import { read, utils } from '@e965/xlsx';
import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import type { JobKind } from '../../../platform/jobs/job.ts';
import { describeEngines } from '../../../testing/index.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import { makeLineSheet, makeOwnList } from './job.ts';
import { findChosen, findCollection } from './repository.ts';

const as = 'buyer@vitrine.example';
const { lineSheets, jobs, products } = contract;
const paths = {
  sheet: '/v1/collections/1/linesheet?pricelist_id=1',
  list: '/v1/collections/1/list-of-product?pricelist_id=1',
  own: '/v1/products/create-my-own-list?variations%5B%5D=1&variations%5B%5D=4&pricelist_id=1',
};

describeEngines(
  'line sheets',
  (server) => {
    const get = async (path: string, { who = as, language = 'en' } = {}) =>
      server.fetch(path, {
        headers: {
          authorization: `Bearer ${await server.token(who)}`,
          'accept-language': language,
          'x-account-hash': who.split('@')[1]?.split('.')[0] ?? '',
        },
      });

    it('of a collection are a PDF, at the address the collection names for each price list (R-248, D-062)', async () => {
      const { meta } = (await server.call(products.list, { as, query: { collections: '1' } })).body;
      expect(meta.selected_collection).toMatchObject({
        linesheet: { 1: paths.sheet },
        list_of_product: { 1: paths.list },
      });
      const { status, headers, bytes } = await get(paths.sheet, { language: 'pt-BR' });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toContain('inline; filename="Lume Alto');
      expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
    });

    it('are made as a job too, which leaves the file behind (R-248)', async () => {
      const made = await server.call(lineSheets.makeLineSheet, { as, params: { id: 1 }, body: { pricelist_id: 1 } });
      expect(made.status).toBe(201);
      const { id } = made.body.data;
      await expect
        .poll(async () => (await server.call(jobs.read, { as, params: { id } })).body.data.status)
        .toBe('done');
      const file = await get(`/v1/jobs/${id}/file`);
      expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('come as a list of products, a row for each colour, in which no text is computed (R-249)', async () => {
      await server.db.query(sql`update product set name = '{"en": "=HYPERLINK(1)"}'::jsonb where id = 2`);
      const { bytes } = await get(paths.list);
      const sheet = read(bytes).Sheets['List of products'] ?? {};
      const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
      const shipping = 'Delivery from Feb 1, 2026 to Mar 31, 2026';
      expect(rows[4]?.slice(5, 7)).toEqual(['Wholesale (USD)', 'Retail (USD)']);
      expect(rows[5]).toEqual([
        'Linen dress',
        'LD-01',
        'Resort 26',
        'Terracotta',
        'S, M, L',
        '10.00',
        '25.00',
        shipping,
      ]);
      expect(rows).toHaveLength(5 + 6);
      expect(sheet['A8']).toMatchObject({ t: 's', v: '=HYPERLINK(1)' });
      expect(Object.values(sheet).filter((cell) => (cell as { f?: string }).f !== undefined)).toEqual([]);
      await server.db.query(sql`update product set name = '{"en": "Silk shirt"}'::jsonb where id = 2`);
    });

    it('hold what a retailer chose, and nothing of another brand (A-066, R-273, V-055)', async () => {
      expect((await get(paths.own)).status).toBe(200);
      const call = (ids: number[], pricelist_id = 1) =>
        server.call(lineSheets.ownList, { as, query: { 'variations[]': ids, pricelist_id } });
      const none = await call([]);
      expect([none.status, Object.keys(none.problem.errors ?? {})]).toEqual([422, ['variations[]']]);
      expect((await call([7])).status).toBe(422);
      expect((await call([1], 5)).status).toBe(404);
    });

    it('hold 500 chosen products in all their colours, made as a job with its progress (A-066, R-273, K-40)', async () => {
      await server.db.query(sql`
        with added as (
          insert into product (account_id, brand_id, collection_id, segment_id, category_id, name, reference_code, description, delivery_days, position)
          select p.account_id, p.brand_id, p.collection_id, p.segment_id, p.category_id, p.name, 'MY-' || n, p.description, 30, 100 + n
          from product p, generate_series(1, 500) n where p.id = 1 returning id),
        priced as (insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents) select 1, id, 1000, 2500 from added),
        sized as (insert into product_size (product_id, size_id) select id, 1 from added)
        insert into variation (account_id, product_id, label, color, position)
        select 1, id, '{"en": "Red"}'::jsonb, '#aa3322', n from added, generate_series(1, 2) n`);
      const rows = await server.db.query<{ id: number }>(sql`select id from product where reference_code like 'MY-%'`);
      const products = rows.map(({ id }) => id);
      const make = (body: { products: number[]; pricelist_id: number }) =>
        server.call(lineSheets.makeOwnList, { as, body });
      const { status, body } = await make({ products, pricelist_id: 1 });
      expect([products.length, status]).toEqual([500, 201]);
      const { id } = body.data;
      const read = async () => (await server.call(jobs.read, { as, params: { id } })).body.data;
      await expect.poll(async () => (await read()).status).toBe('done');
      expect((await read()).progress).toBe(1);
      const file = await get(`/v1/jobs/${id}/file`);
      expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      const scope = await server.scope({ as });
      const chosen = await findChosen(scope, priceVisibilityOf(scope.viewer), { productIds: products, pricelistId: 1 });
      expect(chosen?.products.map(({ variations }) => variations.length)).toEqual(Array.from({ length: 500 }, () => 2));
      expect((await make({ products: [...products, 1], pricelist_id: 1 })).status).toBe(422);
      await server.db.query(sql`delete from product where reference_code like 'MY-%'`);
    });

    it('are refused at once when a choice has nothing to draw, and stop when they are cancelled (V-055)', async () => {
      const make = (products: number[], pricelist_id = 1, who = as) =>
        server.call(lineSheets.makeOwnList, { as: who, body: { products, pricelist_id } });
      const none = await make([]);
      expect([none.status, Object.keys(none.problem.errors ?? {})]).toEqual([422, ['products']]);
      expect((await make([4])).status).toBe(422);
      expect((await make([1], 5)).status).toBe(404);
      for (const who of ['review@vitrine.example', 'pending@vitrine.example', 'seller@vitrine.example'])
        expect((await make([1], 1, who)).status).toBe(403);
      const { id } = (await make([1, 2])).body.data;
      await server.call(jobs.cancel, { as, params: { id } });
      await expect
        .poll(async () => (await server.call(jobs.read, { as, params: { id } })).body.data.status)
        .toBeOneOf(['cancelled', 'done']);
    });

    it('are for approved retailers alone (P-025, P-026, P-027, P-028, P-029, P-030, P-031, P-032, V-054)', async () => {
      for (const path of Object.values(paths)) {
        expect((await get(path)).status).toBe(200);
        for (const who of ['review@vitrine.example', 'pending@vitrine.example', 'seller@vitrine.example'])
          expect((await get(path, { who })).status).toBe(403);
        expect((await server.fetch(path)).status).toBe(401);
      }
    });

    it('are of the own account, of a collection on show, in one of its price lists', async () => {
      expect((await get(paths.sheet, { who: 'buyer@tropico.example' })).status).toBe(404);
      expect((await get('/v1/collections/1/linesheet?pricelist_id=3')).status).toBe(404);
      await server.db.query(sql`delete from price where pricelist_id = 2 and product_id in (1, 2, 3)`);
      const empty = await get('/v1/collections/1/list-of-product?pricelist_id=2');
      expect([empty.status, empty.json]).toMatchObject([
        422,
        { errors: { pricelist_id: [expect.stringContaining('no products')] } },
      ]);
    });

    it('hide prices in the query itself from who may not know them (S-008)', async () => {
      const scope = await server.scope({ as: 'review@vitrine.example' });
      const content = await findCollection(scope, priceVisibilityOf(scope.viewer), { id: 1, pricelistId: 1 });
      expect(content?.products.map(({ wholesale, retailer }) => [wholesale, retailer])).toEqual([
        [null, null],
        [null, null],
        [null, null],
      ]);
    });
  },
  { jobs: [makeLineSheet as JobKind, makeOwnList as JobKind] },
);
