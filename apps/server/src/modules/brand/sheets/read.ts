import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import { notFound } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import type { Known, KnownProduct } from './types.ts';

const choices = (from: Sql, language: Language): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', localized(name, ${language}), 'names', (select json_agg(value) from jsonb_each_text(name))) order by id), '[]')
  from ${from})`;

/** The prices of a product `p` by the id of their list, in SQL. */
const pricesOf = sql`(select coalesce(json_object_agg(pricelist_id, json_build_array(wholesale_cents, retailer_cents)), '{}')
  from price where product_id = p.id)`;

/** What the rows of a sheet are compared with, without the products. */
export const findKnown = async (scope: SellerScope): Promise<Omit<Known, 'products'>> => {
  const { db, account, viewer, language } = scope;
  const [row] = await db.query<{ known: Omit<Known, 'products'> }>(sql`
    select json_build_object(
      'brand', b.name, 'hasProducts', exists(select from product where ${isOwn(scope)}),
      'lists', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'currency', currency) order by id), '[]')
        from pricelist where ${isOwn(scope)} and archived_at is null),
      'collections', ${choices(sql`collection where ${isOwn(scope)}`, language)},
      'categories', ${choices(sql`category where account_id = ${account.id}`, language)},
      'segments', ${choices(sql`segment where account_id = ${account.id}`, language)},
      'sizes', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'run', run) order by run, position, id), '[]')
        from size where account_id = ${account.id})) as known
    from brand b where b.id = ${viewer.brandId} and b.account_id = ${account.id}`);
  if (!row) throw notFound();
  return row.known;
};

const withReference = (scope: SellerScope, references: readonly string[]): Sql =>
  sql`${isOwn(scope, sql`p`)} and lower(p.reference_code) = any(${references.map((reference) => reference.toLowerCase())}::text[])`;

/** Keeps forms and tables from saving these products until the transaction ends. Orders go on: they change stock alone. */
export const holdProducts = (scope: SellerScope, references: readonly string[]): Promise<object[]> =>
  scope.db.query(
    sql`select p.id from product p where ${withReference(scope, references)} order by p.id for no key update`,
  );

/** Products of the brand with these references. */
export const findProducts = (scope: SellerScope, references: readonly string[]): Promise<KnownProduct[]> =>
  scope.db.query<KnownProduct>(sql`
    select p.id, p.reference_code as reference, p.name, p.description, p.collection_id as collection, p.category_id as category,
      p.segment_id as segment, p.delivery_days as days,
      p.minimum_quantity as minimum, p.maximum_quantity as maximum, p.is_active as active, p.tags, ${pricesOf} as prices,
      (select coalesce(json_agg(json_build_object('id', z.id, 'name', z.name) order by z.position, z.id), '[]')
        from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id) as sizes,
      (select coalesce(json_agg(json_build_object('id', v.id, 'labels', (select json_agg(value) from jsonb_each_text(v.label)), 'color', v.color, 'extraColor', v.extra_color,
        'stock', (select coalesce(json_object_agg(s.size_id, s.quantity), '{}') from stock s where s.variation_id = v.id),
        'gtins', (select coalesce(json_object_agg(g.size_id, g.code), '{}') from gtin g where g.variation_id = v.id))
        order by v.position, v.id), '[]') from variation v where v.product_id = p.id) as colours
    from product p where ${withReference(scope, references)}`);

/** A row of the sheet to download: a colour of a product. */
export interface SheetRow {
  reference: string;
  name: Readonly<Record<string, string>>;
  description: Readonly<Record<string, string>>;
  collection: string;
  category: string;
  segment: string;
  tags: string[];
  days: number;
  minimum: number | null;
  maximum: number | null;
  sizes: string[];
  colour: string;
  hex: string;
  extraHex: string | null;
  /** By the id of the price list: wholesale and retail, in cents. */
  prices: Readonly<Record<string, [number, number]>>;
  /** By size name; null is not limited. */
  stock: Readonly<Record<string, number | null>>;
  /** By size name. */
  gtins: Readonly<Record<string, string>>;
}

/** The catalogue of the brand that is in the shop, a row for each colour. */
export const findRows = (scope: SellerScope): Promise<SheetRow[]> => {
  const { language } = scope;
  return scope.db.query<SheetRow>(sql`
    select p.reference_code as reference, p.name, p.description, localized(c.name, ${language}) as collection,
      localized(k.name, ${language}) as category, localized(g.name, ${language}) as segment, p.delivery_days as days,
      p.tags, p.minimum_quantity as minimum, p.maximum_quantity as maximum,
      array(select z.name from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id order by z.position, z.id) as sizes,
      localized(v.label, ${language}) as colour, v.color as hex, v.extra_color as "extraHex",
      ${pricesOf} as prices,
      (select coalesce(json_object_agg(z.name, s.quantity), '{}')
        from stock s join size z on z.id = s.size_id where s.variation_id = v.id) as stock,
      (select coalesce(json_object_agg(z.name, g.code), '{}')
        from gtin g join size z on z.id = g.size_id where g.variation_id = v.id) as gtins
    from product p join variation v on v.product_id = p.id join collection c on c.id = p.collection_id
    join category k on k.id = p.category_id join segment g on g.account_id = p.account_id and g.id = p.segment_id
    where ${isOwn(scope, sql`p`)} and p.is_active order by c.position, c.id, p.position, p.id, v.position, v.id`);
};
