import { safeLink } from '@vitrine/api/rules';
import sql, { empty } from 'sql-template-tag';
import { contains, findPage } from '../../../db/page.ts';
import { sized } from '../../../db/json.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import { fieldsOf } from './fields.ts';
import type { BrandCollection, CollectionInput, CollectionPage, CollectionProduct, CollectionQuery } from './types.ts';

const products = sql`(select count(*)::int from product p where p.collection_id = c.id and p.is_active)`;

/** A collection `c` as its brand edits it, in SQL. */
const wire = sql`json_build_object(
  'id', c.id, 'version', c.version, 'is_active', c.is_active, 'is_archived', c.archived_at is not null,
  'name', c.name, 'season', c.season, 'button', c.button, 'picture', ${sized(sql`c.list_image`, 1200)},
  'order_window_end', c.order_window_end, 'production_window_start', c.production_window_start,
  'production_window_end', c.production_window_end, 'delivery_msg', coalesce(c.delivery_msg, '{}'),
  'lookbook_url', coalesce(c.lookbook_url, ''), 'press_release', coalesce(c.press_release, '{}'),
  'minimum_quantity', c.minimum_quantity, 'maximum_quantity', c.maximum_quantity,
  'minimum_value', c.minimum_value_cents / 100.0, 'maximum_value', c.maximum_value_cents / 100.0,
  'products', ${products},
  'open_carts', (select count(distinct cart.id)::int from cart join cart_line line on line.cart_id = cart.id
    join product p on p.id = line.product_id where cart.status = 'o' and cart.brand_id = c.brand_id and p.collection_id = c.id))`;

/** A collection of the brand; held until the transaction ends if `hold`. */
export const findOwnCollection = async (
  scope: SellerScope,
  id: number,
  hold = false,
): Promise<BrandCollection | undefined> => {
  const [row] = await scope.db.query<{ collection: BrandCollection }>(sql`
    select ${wire} as collection from collection c where c.id = ${id} and ${isOwn(scope, sql`c`)} ${hold ? sql`for update` : empty}`);
  return row && { ...row.collection, lookbook_url: safeLink(row.collection.lookbook_url) ?? '' };
};

const views = {
  active: sql`c.is_active`,
  hidden: sql`not c.is_active and c.archived_at is null`,
  archived: sql`c.archived_at is not null`,
};

const countViews = async (scope: SellerScope) => {
  const [row] = await scope.db.query<{ active: number; hidden: number; archived: number }>(sql`
    select count(*) filter (where ${views.active})::int as active, count(*) filter (where ${views.hidden})::int as hidden,
      count(*) filter (where ${views.archived})::int as archived
    from collection c where ${isOwn(scope, sql`c`)}`);
  return row ?? { active: 0, hidden: 0, archived: 0 };
};

/** A page of the brand's collections in its order, with the size of each view. */
export const findOwnCollections = async (scope: SellerScope, query: CollectionQuery): Promise<CollectionPage> => {
  const { view = 'active', search, page } = query;
  const row = sql`json_build_object('id', r.id, 'name', localized(r.name, ${scope.language}), 'season', r.season,
    'order_window_end', r.order_window_end, 'is_active', r.is_active, 'picture', ${sized(sql`r.list_image`, 300)},
    'products', r.products)`;
  const found = await findPage<CollectionPage['data'][number]>(scope.db, {
    rows: sql`select c.*, ${products} as products from collection c where ${isOwn(scope, sql`c`)} and ${views[view]}
      and (${contains(search, sql`c.season`, sql`(select string_agg(value, ' ') from jsonb_each_text(c.name))`)})`,
    wire: row,
    order: sql`r.position, r.id`,
    page,
  });
  return { ...found, meta: { ...found.meta, ...(await countViews(scope)) } };
};

const columns = sql`name, season, button, order_window_end, production_window_start, production_window_end, delivery_msg, lookbook_url,
  press_release, minimum_quantity, maximum_quantity, minimum_value_cents, maximum_value_cents, is_active`;
const typed = sql`(name jsonb, season text, button jsonb, order_window_end date, production_window_start date, production_window_end date,
  delivery_msg jsonb, lookbook_url text, press_release jsonb, minimum_quantity int, maximum_quantity int, minimum_value_cents bigint,
  maximum_value_cents bigint, is_active boolean)`;

const given = (input: CollectionInput) =>
  sql`json_to_record(${JSON.stringify(fieldsOf(input))}::json) as given${typed}`;

/** Adds a collection after the others, with the picture of the brand until it gets one of its own. Returns its id. */
export const insertCollection = async (scope: SellerScope, input: CollectionInput): Promise<number> => {
  const { db, account, viewer } = scope;
  const [row] = await db.query<{ id: number }>(sql`
    insert into collection (account_id, brand_id, list_image, position, ${columns})
    select ${account.id}, b.id, b.list_image,
      (select coalesce(max(position), 0) + 1 from collection where ${isOwn(scope)}), given.*
    from brand b, ${given(input)} where b.id = ${viewer.brandId} and b.account_id = ${account.id} returning id`);
  if (!row) throw new Error('The collection was not written.');
  return row.id;
};

export const updateCollection = async (scope: SellerScope, id: number, input: CollectionInput): Promise<void> => {
  await scope.db.query(sql`
    update collection c set version = c.version + 1, (${columns}) = (select given.* from ${given(input)})
    where c.id = ${id} and ${isOwn(scope, sql`c`)}`);
};

/** All products of a collection in the order of the shop, hidden ones among them. */
export const findProducts = async (scope: SellerScope, id: number): Promise<CollectionProduct[]> =>
  scope.db.query<CollectionProduct>(sql`
    select p.id, localized(p.name, ${scope.language}) as name, p.reference_code, p.is_active,
      (select ${sized(sql`i.picture`, 300)} from product_image i where i.product_id = p.id order by i.position, i.id limit 1) as picture
    from product p where p.collection_id = ${id} and ${isOwn(scope, sql`p`)} order by p.position, p.id`);

/** Products that are not named keep their order, behind the others. */
export const updateOrder = async (scope: SellerScope, id: number, products: readonly number[]): Promise<void> => {
  await scope.db.query(sql`
    update product set position = placed.position from (
      select p.id, row_number() over (order by given.place nulls last, p.position, p.id)::int as position
      from product p left join unnest(${products}::int[]) with ordinality as given(id, place) on given.id = p.id
      where p.collection_id = ${id} and ${isOwn(scope, sql`p`)}
    ) placed where product.id = placed.id and product.position <> placed.position`);
};

export const updatePicture = async (scope: SellerScope, id: number, picture: string): Promise<void> => {
  await scope.db.query(sql`update collection set list_image = ${picture} where id = ${id} and ${isOwn(scope)}`);
};

export const updatePlace = async (
  scope: SellerScope,
  id: number,
  { isActive, isArchived }: { isActive: boolean; isArchived: boolean },
): Promise<void> => {
  await scope.db.query(sql`
    update collection set is_active = ${isActive}, version = version + 1, archived_at = case when ${isArchived} then now() end
    where id = ${id} and ${isOwn(scope)}`);
};
