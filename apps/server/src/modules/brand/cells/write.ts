import sql from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import { stored } from '../products/write.ts';
import { listOf } from './fields.ts';
import type { CellChange, Draft } from './types.ts';

const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

/** The constraint looks at each row as it is written: references that go from one product to another are set free first. */
const freeReferences = async ({ db }: SellerScope, cells: readonly CellChange[]): Promise<void> => {
  const ids = cells.filter(({ field }) => field === 'reference_code').map(({ product_id }) => product_id);
  if (ids.length < 2) return;
  await db.query(sql`update product set reference_code = gen_random_uuid()::text where id = any(${ids}::int[])`);
};

const writeRows = async (scope: SellerScope, rows: readonly Draft[]): Promise<void> => {
  const given = rows.map((row) => ({ ...row, name: stored(row.name) }));
  await scope.db.query(sql`
    update product p set version = p.version + 1, reference_code = n.reference_code, name = n.name, collection_id = n.collection_id,
      segment_id = n.segment_id, category_id = n.category_id, delivery_days = n.delivery_days,
      minimum_quantity = n.minimum_quantity, maximum_quantity = n.maximum_quantity, is_active = n.is_active
    from json_to_recordset(${JSON.stringify(given)}::json) as n(id int, reference_code text, name jsonb, collection_id int, segment_id int,
      category_id int, delivery_days int, minimum_quantity int, maximum_quantity int, is_active boolean)
    where p.id = n.id and ${isOwn(scope, sql`p`)}`);
};

/** A collection offers every list in which one of its products has a price. */
const writePrices = async ({ db }: SellerScope, rows: readonly Draft[], cells: readonly CellChange[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const keys = new Map(cells.map(({ product_id, field }) => [`${product_id} ${listOf(field)}`, { product_id, field }]));
  const prices = [...keys.values()].flatMap(({ product_id, field }) => {
    const list = listOf(field);
    if (list === undefined) return [];
    const { wholesale = null, retailer = null } = byId.get(product_id)?.prices[list] ?? {};
    return { product: product_id, list, wholesale: cents(wholesale), retailer: cents(retailer) };
  });
  const given = sql`json_to_recordset(${JSON.stringify(prices)}::json) as n(product int, list int, wholesale int, retailer int)`;
  await db.query(sql`
    delete from price using ${given} where n.wholesale is null and price.product_id = n.product and price.pricelist_id = n.list`);
  await db.query(sql`
    insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents)
    select list, product, wholesale, retailer from ${given} where wholesale is not null order by list, product
    on conflict (pricelist_id, product_id) do update set wholesale_cents = excluded.wholesale_cents, retailer_cents = excluded.retailer_cents`);
  await db.query(sql`
    insert into collection_pricelist (collection_id, pricelist_id)
    select distinct p.collection_id, price.pricelist_id from product p join price on price.product_id = p.id
    where p.id = any(${rows.map(({ id }) => id)}::int[]) on conflict do nothing`);
};

/** Writes rows whose cells were checked, set by set. Call it in a transaction: all of it, or nothing. */
export const writeCells = async (
  tx: SellerScope,
  rows: readonly Draft[],
  cells: readonly CellChange[],
): Promise<void> => {
  await freeReferences(tx, cells);
  await writeRows(tx, rows);
  await writePrices(tx, rows, cells);
};
