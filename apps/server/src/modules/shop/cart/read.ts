import type { z } from 'zod';
import sql, { type Sql } from 'sql-template-tag';
import type { cartPage } from '@vitrine/api/schemas';
import { can, pageSizes, safeLink } from '@vitrine/api/rules';
import { checkoutOf } from '../../../domain/checkout.ts';
import { nameInSql } from '../../../domain/names.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { isGiven } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';

type CartPage = z.infer<typeof cartPage>;
type Cart = CartPage['results'][number];

interface PageRow {
  count: number;
  products_count: number;
  results: Cart[];
}

export interface CartQuery {
  page: number;
  /** One cart, open or closed. Without it only the open ones are listed. */
  cart?: number | undefined;
}

// Amounts and tips are null in the query itself, so that nothing later can let them out (S-008, D-003, D-022).
const seesPrices = ({ viewer }: BuyerScope): boolean =>
  can({ side: 'buyer', stage: viewer.stage, entityId: viewer.retailerId }, 'seePrices');

const money = (cents: Sql, currency: Sql, tip: Sql, visible: boolean) =>
  sql`json_build_object('amount', case when ${visible}::boolean then ${cents} / 100.0 end, 'currency', ${currency},
    'tip', case when ${visible}::boolean then ${tip} end)`;

const pricePair = (price: Sql, list: Sql, scope: BuyerScope, wholesale = sql`${price}.wholesale_cents`) => {
  const tip = sql`nullif(localized(${price}.tip, ${scope.language}), '')`;
  const of = (cents: Sql) => money(cents, sql`${list}.currency`, tip, seesPrices(scope));
  return sql`'wholesale_price', ${of(wholesale)}, 'retailer_price', ${of(sql`${price}.retailer_cents`)}`;
};

/** Limits on value say something about prices. */
const limitsJson = (of: Sql, visible: boolean) => {
  const value = (column: Sql) => sql`case when ${visible}::boolean then ${of}.${column} / 100.0 end`;
  return sql`json_build_object('minimum_quantity', ${of}.minimum_quantity, 'maximum_quantity', ${of}.maximum_quantity,
    'minimum_value', ${value(sql`minimum_value_cents`)}, 'maximum_value', ${value(sql`maximum_value_cents`)})`;
};

const pricelistsOfProduct = (scope: BuyerScope) => sql`
  select coalesce(json_agg(json_build_object(
      'pricelist', json_build_object('id', offered.id, 'name', offered.name, 'currency', offered.currency),
      ${pricePair(sql`each`, sql`offered`, scope)}) order by offered.id), '[]')
  from price each join pricelist offered on offered.id = each.pricelist_id
  where each.product_id = product.id and ${isGiven(priceVisibilityOf(scope.viewer), sql`offered`)}`;

const variationsOfLine = (scope: BuyerScope) => sql`
  select coalesce(json_agg(json_build_object(
      'info', json_build_object('id', variation.id, 'label', localized(variation.label, ${scope.language}),
        'color', json_build_object('color', variation.color, 'extra_color', variation.extra_color), 'stock', grid.stock),
      'items', grid.items) order by variation.position, variation.id), '[]')
  from (
    select item.variation_id,
      json_agg(json_build_object('id', item.id, 'quantity', item.quantity,
        'size', json_build_object('id', size.id, 'name', ${nameInSql(scope, sql`size.name`)}, 'order', size.position)) order by size.position, size.id) as items,
      json_agg(json_build_object('size', ${nameInSql(scope, sql`size.name`)}, 'qtty_stock', stock.quantity) order by size.position, size.id) as stock
    from cart_item item
    join size on size.id = item.size_id
    left join stock on stock.variation_id = item.variation_id and stock.size_id = item.size_id
    where item.cart_id = line.cart_id and item.product_id = line.product_id
    group by item.variation_id
  ) grid
  join variation on variation.id = grid.variation_id`;

/** A cart that was sent keeps the price of its order, whatever the list says since. */
const priceOfLine = sql`coalesce((select min(unit_cents) from order_line where order_id = placed.id and product_id = product.id),
  price.wholesale_cents)`;

const lineJson = (scope: BuyerScope) => sql`json_build_object(
  'id', product.id, 'name', localized(product.name, ${scope.language}), 'reference_code', product.reference_code,
  'order_delivery_days', product.delivery_days, 'note', line.note,
  'ship_msg', nullif(localized(product.ship_msg, ${scope.language}), ''),
  'order_minimum_quantity', product.minimum_quantity, 'order_maximum_quantity', product.maximum_quantity,
  'image', (
    select json_build_object('picture_thumbnail', replace(picture, '{w}', '300'), 'alt', localized(alt, ${scope.language}))
    from (select '' as picture, '{}'::jsonb as alt, true as missing, 0 as position
      union all select picture, alt, false, position from product_image where product_id = product.id) image
    order by missing, position limit 1),
  'sizechart', (select json_build_object('image_thumbnail', replace(coalesce(image, (select list_image from brand where id = product.brand_id)), '{w}', '300'))
    from size_chart where id = product.size_chart_id),
  'pricelists', (${pricelistsOfProduct(scope)}),
  ${pricePair(sql`price`, sql`pricelist`, scope, priceOfLine)},
  'variations', (${variationsOfLine(scope)}))`;

const collectionsOfCart = (scope: BuyerScope) => sql`
  select coalesce(json_agg(json_build_object('id', collection.id, 'name', localized(collection.name, ${scope.language}),
      'limits', ${limitsJson(sql`collection`, seesPrices(scope))}, 'order_window_end', collection.order_window_end,
      'production_window_start', collection.production_window_start, 'production_window_end', collection.production_window_end,
      'products', grouped.products) order by grouped.first_position), '[]')
  from (
    select product.collection_id, min(line.position) as first_position,
      json_agg(${lineJson(scope)} order by line.position) as products
    from cart_line line
    join product on product.id = line.product_id
    left join price on price.pricelist_id = cart.pricelist_id and price.product_id = product.id
      and ${isGiven(priceVisibilityOf(scope.viewer), sql`pricelist`)}
    where line.cart_id = cart.id
    group by product.collection_id
  ) grouped
  join collection on collection.id = grouped.collection_id`;

const cartJson = (scope: BuyerScope) => sql`json_build_object(
  'id', cart.id, 'status', cart.status, 'version', cart.version,
  'buyer', json_build_object('id', retailer.id, 'name', retailer.name),
  'seller', json_build_object('id', brand.id, 'name', brand.name, 'slug', brand.slug,
    'limits', ${limitsJson(sql`brand`, seesPrices(scope))}, 'linesheets', (select count(*) from collection where account_id = cart.account_id and brand_id = brand.id and is_active)),
  'order_delivery_days', (select coalesce(max(product.delivery_days), 0)
    from cart_line line join product on product.id = line.product_id where line.cart_id = cart.id),
  'pricelist', json_build_object('id', pricelist.id, 'name', pricelist.name, 'currency', pricelist.currency),
  'collections', (${collectionsOfCart(scope)}),
  'orderId', placed.id, 'checkout_url', ${checkoutOf(sql`placed`)})`;

const statement = (scope: BuyerScope, { page, cart }: CartQuery) => {
  const mine = sql`account_id = ${scope.account.id} and retailer_id = ${scope.viewer.retailerId}`;
  const wanted = cart === undefined ? sql`${mine} and status = 'o'` : sql`${mine} and id = ${cart}`;
  return sql`
    with page as (select * from cart where ${wanted} order by id desc limit ${pageSizes.carts} offset ${(page - 1) * pageSizes.carts})
    select
      (select count(*)::int from cart where ${wanted}) as count,
      (select count(*)::int from cart_line where cart_id in (select id from cart where ${mine} and status = 'o')) as products_count,
      (select coalesce(json_agg(${cartJson(scope)} order by cart.id desc), '[]')
        from page cart
        join brand on brand.id = cart.brand_id
        join retailer on retailer.id = cart.retailer_id
        join pricelist on pricelist.id = cart.pricelist_id
        left join purchase_order placed on placed.cart_id = cart.id) as results`;
};

/** A page of carts with all lines, sizes, stock, prices and limits, newest cart first, in one statement (E-38, E-39, E-40). */
export const readCarts = async (scope: BuyerScope, query: CartQuery): Promise<CartPage> => {
  const [row] = await scope.db.query<PageRow>(statement(scope, query));
  const { count, products_count, results } = row ?? { count: 0, products_count: 0, results: [] };
  const next = query.page * pageSizes.carts < count ? `${scope.origin}/v1/cart?page=${query.page + 1}` : null;
  return {
    results: results.map((cart) => ({ ...cart, checkout_url: safeLink(cart.checkout_url) })),
    products_count,
    pagination: { count, next },
  };
};
