import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { nameInSql } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { PriceVisibility } from '../products/priceVisibility.ts';
import { isGiven } from '../products/givenPricelists.ts';
import { sees } from '../products/priceVisibility.ts';

/** K-40. */
const mostProducts = 500;

export interface SheetSize {
  id: number;
  name: string;
}

export interface SheetVariation {
  id: number;
  label: string;
  color: string;
  extra_color: string | null;
  image: string | null;
  /** Units by size id; null is not limited. */
  stock: Readonly<Record<string, number | null>>;
  /** By size id. */
  gtins: Readonly<Record<string, string>>;
}

export interface SheetProduct {
  id: number;
  name: string;
  reference_code: string;
  collection: string;
  ship_msg: string | null;
  order_delivery_days: number;
  production_window_start: string | null;
  production_window_end: string | null;
  minimum: number | null;
  image: string | null;
  /** Null unless the viewer may know prices. */
  wholesale: number | null;
  retailer: number | null;
  sizes: SheetSize[];
  variations: SheetVariation[];
}

/** What a line sheet, a list of products and an editable list are made of. */
export interface SheetContent {
  brand: { id: number; name: string; logo: string };
  /** Null where products were chosen by hand. */
  collection: {
    id: number;
    name: string;
    image: string;
    order_window_end: string | null;
    production_window_start: string | null;
    production_window_end: string | null;
  } | null;
  pricelist: { id: number; name: string; currency: string };
  products: SheetProduct[];
}

const stockJson = sql`(
  select coalesce(json_object_agg(ps.size_id, stock.quantity), '{}')
  from product_size ps left join stock on stock.variation_id = v.id and stock.size_id = ps.size_id where ps.product_id = p.id)`;

const variationsJson = (language: string, wanted: Sql) => sql`(
  select coalesce(json_agg(json_build_object('id', v.id, 'label', localized(v.label, ${language}), 'color', v.color,
      'extra_color', v.extra_color, 'stock', ${stockJson},
      'gtins', (select coalesce(json_object_agg(g.size_id, g.code), '{}') from gtin g where g.variation_id = v.id),
      'image', (select replace(picture, '{w}', '480') from product_image where variation_id = v.id order by position, id limit 1))
    order by v.position, v.id), '[]')
  from variation v where v.product_id = p.id ${wanted})`;

const productJson = (scope: Scope, visibility: PriceVisibility, wanted: Sql) => {
  const { language } = scope;
  const visible = sees(visibility, sql`p.brand_id`);
  return sql`json_build_object('id', p.id, 'name', localized(p.name, ${language}), 'reference_code', p.reference_code,
    'collection', localized(c.name, ${language}), 'ship_msg', nullif(localized(p.ship_msg, ${language}), ''), 'order_delivery_days', p.delivery_days,
    'production_window_start', c.production_window_start, 'production_window_end', c.production_window_end, 'minimum', p.minimum_quantity,
    'image', (select replace(picture, '{w}', '480') from product_image where product_id = p.id order by position, id limit 1),
    'wholesale', case when ${visible} then price.wholesale_cents / 100.0 end,
    'retailer', case when ${visible} then price.retailer_cents / 100.0 end,
    'sizes', (select coalesce(json_agg(json_build_object('id', z.id, 'name', ${nameInSql(scope, sql`z.name`)}) order by z.position, z.id), '[]')
      from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id),
    'variations', ${variationsJson(language, wanted)})`;
};

const brandJson = sql`json_build_object('id', b.id, 'name', b.name, 'logo', b.logo)`;
const pricelistJson = sql`json_build_object('id', pl.id, 'name', pl.name, 'currency', pl.currency)`;

/** Products on show of brand `b` that price list `pl` has prices for, in the order of the collection. */
const productsJson = (
  scope: Scope,
  visibility: PriceVisibility,
  { which, wanted }: { which: Sql; wanted: Sql },
) => sql`(
  select coalesce(json_agg(line.json order by line.collection_position, line.position, line.id), '[]') from (
    select p.id, p.position, c.position as collection_position, ${productJson(scope, visibility, wanted)} as json
    from product p join collection c on c.id = p.collection_id
    join price on price.product_id = p.id and price.pricelist_id = pl.id
    where p.account_id = ${scope.account.id} and p.brand_id = b.id and p.is_active and c.is_active and ${which}
    order by c.position, p.position, p.id limit ${mostProducts}
  ) line)`;

/** A collection on show in one of its price lists; undefined when there is no such pair. */
export const findCollection = async (
  scope: Scope,
  visibility: PriceVisibility,
  { id, pricelistId }: { id: number; pricelistId: number },
): Promise<SheetContent | undefined> => {
  const [row] = await scope.db.query<{ content: SheetContent }>(sql`
    select json_build_object('brand', ${brandJson}, 'pricelist', ${pricelistJson},
      'collection', json_build_object('id', c.id, 'name', localized(c.name, ${scope.language}), 'image', replace(c.list_image, '{w}', '1200'),
        'order_window_end', c.order_window_end, 'production_window_start', c.production_window_start,
        'production_window_end', c.production_window_end),
      'products', ${productsJson(scope, visibility, { which: sql`p.collection_id = ${id}`, wanted: sql`` })}) as content
    from collection c
    join brand b on b.id = c.brand_id and b.is_published
    join collection_pricelist cp on cp.collection_id = c.id and cp.pricelist_id = ${pricelistId}
    join pricelist pl on pl.id = cp.pricelist_id and ${isGiven(visibility, sql`pl`)}
    where c.account_id = ${scope.account.id} and c.id = ${id} and c.is_active`);
  return row?.content;
};

/** What a retailer chose of a brand: single colours, or products in all their colours. */
export type Chosen = { pricelistId: number } & (
  | { variationIds: readonly number[] }
  | { productIds: readonly number[] }
);

/** Products to show, and which of their variations `v`. */
const filtersOf = (scope: Scope, chosen: Chosen): { which: Sql; wanted: Sql } => {
  if ('productIds' in chosen) return { which: sql`p.id in (${join(chosen.productIds)})`, wanted: sql`` };
  const ids = join(chosen.variationIds);
  return {
    which: sql`p.id in (select product_id from variation where account_id = ${scope.account.id} and id in (${ids}))`,
    wanted: sql`and v.id in (${ids})`,
  };
};

/** What was chosen of the brand that owns a price list; undefined when the list is unknown. */
export const findChosen = async (
  scope: Scope,
  visibility: PriceVisibility,
  chosen: Chosen,
): Promise<SheetContent | undefined> => {
  const [row] = await scope.db.query<{ content: SheetContent }>(sql`
    select json_build_object('brand', ${brandJson}, 'pricelist', ${pricelistJson}, 'collection', null,
      'products', ${productsJson(scope, visibility, filtersOf(scope, chosen))}) as content
    from pricelist pl join brand b on b.id = pl.brand_id and b.is_published
    where pl.account_id = ${scope.account.id} and pl.id = ${chosen.pricelistId} and ${isGiven(visibility, sql`pl`)}`);
  return row?.content;
};
