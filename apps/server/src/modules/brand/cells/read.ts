import sql, { empty } from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import type { CellPage, ProductCells } from './types.ts';

const rowsAtOnce = 1000;

/** A product `p` as a row, in SQL. */
const wire = sql`json_build_object(
  'id', p.id, 'reference_code', p.reference_code, 'name', p.name, 'collection_id', p.collection_id, 'segment_id', p.segment_id,
  'category_id', p.category_id, 'delivery_days', p.delivery_days, 'minimum_quantity', p.minimum_quantity,
  'maximum_quantity', p.maximum_quantity, 'is_active', p.is_active,
  'prices', (select coalesce(json_agg(json_build_object('pricelist_id', price.pricelist_id, 'wholesale', price.wholesale_cents / 100.0,
    'retailer', price.retailer_cents / 100.0) order by price.pricelist_id), '[]') from price where price.product_id = p.id))`;

/** Rows of the table, the newest first, below the product `before`. */
export const findCells = async (scope: SellerScope, before?: number): Promise<CellPage> => {
  const rows = await scope.db.query<{ row: ProductCells }>(sql`
    select ${wire} as row from product p where ${isOwn(scope, sql`p`)} ${before === undefined ? empty : sql`and p.id < ${before}`}
    order by p.id desc limit ${rowsAtOnce + 1}`);
  const data = rows.slice(0, rowsAtOnce).map(({ row }) => row);
  const collections = await scope.db.query<{ id: number; name: string }>(sql`
    select id, localized(name, ${scope.language}) as name from collection where ${isOwn(scope)} order by position, id`);
  return { data, next: rows.length > rowsAtOnce ? (data.at(-1)?.id ?? null) : null, collections };
};

/** Rows of the brand with these ids; held until the transaction ends if `hold`. */
export const findRows = async (scope: SellerScope, ids: readonly number[], hold = false): Promise<ProductCells[]> => {
  const rows = await scope.db.query<{ row: ProductCells }>(sql`
    select ${wire} as row from product p where p.id = any(${ids}::int[]) and ${isOwn(scope, sql`p`)}
    order by p.id ${hold ? sql`for update` : empty}`);
  return rows.map(({ row }) => row);
};

/** Ids that the brand's products may name, and references of its products beside those of `rows`. */
interface Known {
  collections: number[];
  segments: number[];
  categories: number[];
  /** Currencies by the id of their list. */
  pricelists: Readonly<Record<string, string>>;
  /** In lower case. */
  references: string[];
}

export const findKnown = async (scope: SellerScope, rows: readonly Pick<ProductCells, 'id' | 'reference_code'>[]) => {
  const { db, account } = scope;
  const ids = rows.map(({ id }) => id);
  const references = rows.map(({ reference_code }) => reference_code.toLowerCase());
  const [known] = await db.query<Known>(sql`
    select array(select id from collection where ${isOwn(scope)}) as collections,
      array(select id from segment where account_id = ${account.id}) as segments,
      array(select id from category where account_id = ${account.id}) as categories,
      (select coalesce(json_object_agg(id, currency), '{}') from pricelist where ${isOwn(scope)} and archived_at is null) as pricelists,
      array(select lower(reference_code) from product where ${isOwn(scope)} and lower(reference_code) = any(${references}::text[])
        and not (id = any(${ids}::int[]))) as references`);
  if (!known) throw new Error('Nothing was read.');
  return known;
};
