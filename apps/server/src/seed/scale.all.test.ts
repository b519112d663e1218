import sql from 'sql-template-tag';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { emptyDatabase } from '../testing/template.ts';
import { loadDemo } from './load.ts';

const open = {
  pglite: async () => ({ db: await openPglite(), drop: () => Promise.resolve() }),
  postgres: async () => {
    const { url, drop } = await emptyDatabase(inject('templates').postgres);
    return { db: openPostgres({ url, connections: 1 }), drop };
  },
};

/** Rows of a brand's catalogue, by table. */
const rowsOf = async (db: Database, slug: string): Promise<object | undefined> => {
  const [rows] = await db.query(sql`
    with own as (select id from brand where account_id = 1 and slug = ${slug}),
      goods as (select id from product where brand_id in (select id from own)),
      colours as (select id from variation where product_id in (select id from goods))
    select (select count(*) from brand_category where brand_id in (select id from own)) as categories,
      (select count(*) from collection_pricelist join collection c on c.id = collection_id where brand_id in (select id from own)) as lists,
      (select count(*) from goods) as products, (select count(*) from colours) as colours,
      (select count(*) from product_image where variation_id in (select id from colours)) as pictures,
      (select count(*) from price where product_id in (select id from goods) and shelf_id is not null) as prices,
      (select count(*) from stock where variation_id in (select id from colours)) as stock,
      (select count(*) from product_search where product_id in (select id from goods)) as searched,
      (select sum(products) from shelf where brand_id in (select id from own)) as shelved`);
  return rows;
};

describe.each(['pglite', 'postgres'] as const)('the demo marketplace at a greater scale on %s', (engine) => {
  it('has forty brands with 2,400 products for each step, and a copy sells what its original sells', async () => {
    const { db, drop } = await open[engine]();
    try {
      await migrate(db);
      const demo = await loadDemo();
      // 60 brands, all of them again, and a third of them once more.
      expect(await db.transaction(async (tx) => demo?.seed(tx, { scale: 3.5 }))).toMatchObject({
        brands: 140,
        products: 8400,
      });
      const original = await rowsOf(db, 'lume');
      expect(original).toMatchObject({ products: 75, searched: 75, shelved: 75 });
      expect(await rowsOf(db, 'lume-2')).toEqual(original);
      const [counted] = await db.query(sql`
        select count(*)::int as products, count(distinct reference_code)::int as codes, count(distinct brand_id)::int as brands
        from product where brand_id in (select id from brand where name like 'Lume%')`);
      expect(counted).toMatchObject({ products: 225, codes: 225, brands: 3 });
    } finally {
      await db.close();
      await drop();
    }
  });
});
