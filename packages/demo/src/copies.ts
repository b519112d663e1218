import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Database } from '@vitrine/server/seed';

/** The tables of a brand's catalogue, in an order that references allow, with the rows that belong to the brands of the given ids. */
const catalogueOf = (ids: readonly number[]): Readonly<Record<string, Sql>> => {
  const ofBrand = sql`brand_id = any(${ids}::int[])`;
  const ofProduct = sql`product_id in (select id from product where ${ofBrand})`;
  return {
    brand: sql`id = any(${ids}::int[])`,
    brand_segment: ofBrand,
    brand_category: ofBrand,
    brand_event_segment: ofBrand,
    pricelist: ofBrand,
    collection: ofBrand,
    collection_pricelist: sql`collection_id in (select id from collection where ${ofBrand})`,
    product: ofBrand,
    product_size: ofProduct,
    variation: ofProduct,
    product_image: ofProduct,
    price: ofProduct,
    stock: sql`variation_id in (select id from variation where ${ofProduct})`,
  };
};

/** Columns that hold an id of a table that is copied; `id` is the row's own. */
const references: Readonly<Record<string, string>> = {
  brand_id: 'brand',
  pricelist_id: 'pricelist',
  collection_id: 'collection',
  product_id: 'product',
  variation_id: 'variation',
};

/** What tells a copy from its original. */
const renamed: Readonly<Record<string, (turn: number) => Sql>> = {
  'brand.name': (turn) => sql`name || ${` ${turn + 1}`}::text`,
  'brand.slug': (turn) => sql`slug || ${`-${turn + 1}`}::text`,
  'product.reference_code': (turn) => sql`replace(reference_code, '-', ${`${turn + 1}-`}::text)`,
};

interface Column {
  table: string;
  name: string;
}

const columnsOf = (db: Database): Promise<Column[]> =>
  db.query(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = any(${Object.keys(catalogueOf([]))}::text[]) and is_generated = 'NEVER'
    order by table_name, ordinal_position`);

/** The greatest id of each table. Copies of one turn have ids above those of the turn before. */
const lastIds = async (db: Database, columns: readonly Column[]): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (const { table } of columns.filter(({ name }) => name === 'id')) {
    const [row] = await db.query<{ last: number }>(sql`select max(id) as last from ${raw(table)}`);
    found.set(table, row?.last ?? 0);
  }
  return found;
};

/** Adds copies of the brands with all that they sell until there are `wanted` brands: for each copy of all of them, one statement a table. */
export const copyBrands = async (db: Database, wanted: number): Promise<void> => {
  const columns = await columnsOf(db);
  const last = await lastIds(db, columns);
  const valueOf = ({ table, name }: Column, turn: number): Sql => {
    const offset = last.get(name === 'id' ? table : (references[name] ?? ''));
    const column = raw(`"${name}"`);
    return (
      renamed[`${table}.${name}`]?.(turn) ?? (offset === undefined ? column : sql`${column} + ${offset * turn}::int`)
    );
  };
  // In this order the first third of the brands has a third of the collections, if not all are copied again.
  const originals = await db.query<{ id: number }>(sql`select id from brand order by id % 11, id`);
  for (let turn = 1; originals.length * turn < wanted; turn += 1) {
    const ids = originals.slice(0, wanted - originals.length * turn).map(({ id }) => id);
    for (const [table, rows] of Object.entries(catalogueOf(ids))) {
      const own = columns.filter((column) => column.table === table);
      await db.query(sql`
        insert into ${raw(table)} (${join(own.map(({ name }) => raw(`"${name}"`)))}) overriding system value
          select ${join(own.map((column) => valueOf(column, turn)))} from ${raw(table)} where ${rows}`);
    }
  }
};
