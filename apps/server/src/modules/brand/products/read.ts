import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { contains, findPage } from '../../../db/page.ts';
import { sized } from '../../../db/json.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import { isChoosable } from '../../shared/sizeCharts/service.ts';
import type { BrandProduct, ProductChoices, ProductPage } from './types.ts';

/** The GTINs of a colour `v`, in SQL. */
const gtinsJson = sql`(select coalesce(json_agg(json_build_object('size_id', g.size_id, 'code', g.code) order by z.position, z.id), '[]')
  from gtin g join size z on z.id = g.size_id where g.variation_id = v.id)`;

/** A product `p` as its brand edits it, in SQL. */
const wire = sql`json_build_object(
  'id', p.id, 'version', p.version, 'is_active', p.is_active, 'reference_code', p.reference_code, 'name', p.name,
  'description', p.description, 'details', p.details, 'tags', p.tags, 'collection_id', p.collection_id, 'segment_id', p.segment_id,
  'category_id', p.category_id, 'size_chart_id', p.size_chart_id, 'delivery_days', p.delivery_days,
  'ship_msg', coalesce(p.ship_msg, '{}'), 'minimum_quantity', p.minimum_quantity, 'maximum_quantity', p.maximum_quantity,
  'size_ids', (select coalesce(json_agg(z.id order by z.position, z.id), '[]') from product_size ps join size z on z.id = ps.size_id
    where ps.product_id = p.id),
  'colours', (select coalesce(json_agg(json_build_object('id', v.id, 'label', v.label, 'color', v.color, 'extra_color', v.extra_color, 'texture', v.texture, 'gtins', ${gtinsJson})
    order by v.position, v.id), '[]') from variation v where v.product_id = p.id),
  'prices', (select coalesce(json_agg(json_build_object('pricelist_id', price.pricelist_id, 'wholesale', price.wholesale_cents / 100.0,
    'retailer', price.retailer_cents / 100.0) order by price.pricelist_id), '[]') from price where price.product_id = p.id))`;

/** A product of the brand; held until the transaction ends if `hold`. */
export const findOwnProduct = async (
  scope: SellerScope,
  id: number,
  hold = false,
): Promise<BrandProduct | undefined> => {
  const [row] = await scope.db.query<{ product: BrandProduct }>(sql`
    select ${wire} as product from product p where p.id = ${id} and ${isOwn(scope, sql`p`)} ${hold ? sql`for update` : empty}`);
  return row?.product;
};

const rowWire = (language: string): Sql => sql`json_build_object(
  'id', r.id, 'name', localized(r.name, ${language}), 'reference_code', r.reference_code, 'is_active', r.is_active,
  'collection', (select json_build_object('id', c.id, 'name', localized(c.name, ${language})) from collection c where c.id = r.collection_id),
  'colours', (select count(*)::int from variation v where v.product_id = r.id),
  'sizes', (select count(*)::int from product_size ps where ps.product_id = r.id),
  'picture', (select ${sized(sql`i.picture`, 300)} from product_image i where i.product_id = r.id order by i.position, i.id limit 1),
  'price', (select json_build_object('amount', price.wholesale_cents / 100.0, 'currency', l.currency)
    from price join pricelist l on l.id = price.pricelist_id where price.product_id = r.id order by l.id limit 1))`;

export interface ProductQuery {
  page: number;
  view?: 'active' | 'archived' | undefined;
  collection?: number | undefined;
  search?: string | undefined;
}

/** Products of the brand, the newest first. */
export const findOwnProducts = (scope: SellerScope, query: ProductQuery): Promise<ProductPage> => {
  const { page, view = 'active', collection, search } = query;
  return findPage(scope.db, {
    rows: sql`select p.* from product p where ${isOwn(scope, sql`p`)} and p.is_active = ${view === 'active'}
      ${collection ? sql`and p.collection_id = ${collection}` : empty}
      and (${contains(search, sql`p.reference_code`, sql`(select string_agg(value, ' ') from jsonb_each_text(p.name))`)})`,
    wire: rowWire(scope.language),
    order: sql`r.id desc`,
    page,
  });
};

/** What the fields of a product can be set to. */
export const findChoices = async (scope: SellerScope): Promise<ProductChoices> => {
  const { account, language, db } = scope;
  const list = (value: Sql, from: Sql, order: Sql): Sql =>
    sql`(select coalesce(json_agg(${value} order by ${order}), '[]') from ${from})`;
  const named = sql`json_build_object('id', id, 'name', localized(name, ${language}))`;
  // What is hidden can still be chosen where the brand has it, or its products could not be saved.
  const isUsed = (by: Sql): Sql => sql`exists (select from product p where ${isOwn(scope, sql`p`)} and ${by})`;
  const ofAccount = sql`where account_id = ${account.id}`;
  const [row] = await db.query<{ choices: ProductChoices }>(sql`
    select json_build_object(
      'collections', ${list(
        sql`json_build_object('id', id, 'name', localized(name, ${language}), 'is_hidden', not is_active)`,
        sql`collection where ${isOwn(scope)} and archived_at is null`,
        sql`is_active desc, position, id`,
      )},
      'segments', ${list(named, sql`segment ${ofAccount} and (not is_hidden or ${isUsed(sql`p.segment_id = segment.id`)})`, sql`position, id`)},
      'categories', ${list(named, sql`category ${ofAccount} and (not is_hidden or ${isUsed(sql`p.category_id = category.id`)})`, sql`position, id`)},
      'size_charts', ${list(sql`json_build_object('id', id, 'name', translated(name, names, ${language}))`, sql`size_chart where ${isChoosable(scope)}`, sql`brand_id is null, id`)},
      'sizes', ${list(sql`json_build_object('id', id, 'name', name, 'run', run)`, sql`size ${ofAccount}`, sql`run, position, id`)},
      'pricelists', ${list(sql`json_build_object('id', id, 'name', name, 'currency', currency)`, sql`pricelist where ${isOwn(scope)} and archived_at is null`, sql`id`)}
    ) as choices`);
  if (!row) throw new Error('The choices were not read.');
  return row.choices;
};
