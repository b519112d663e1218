import sql from 'sql-template-tag';
import { nameInSql } from '../../../../domain/names.ts';
import type { MemberScope } from '../../../../domain/scope.ts';
import { isGivenId } from '../../products/givenPricelists.ts';
import { priceVisibilityOf } from '../../products/priceVisibility.ts';
import { ownOrders } from '../own.ts';

/** One ordered size of one variation, with what a shop needs to sell it. */
export interface ShopifyRow {
  order_number: number;
  product_id: number;
  variation_id: number;
  name: string;
  reference_code: string;
  description: string;
  vendor: string;
  category: string;
  tags: string[];
  colour: string;
  size: string;
  /** As the brand has it today; null where it has none. */
  gtin: string | null;
  quantity: number;
  cost: number;
  /** The brand's recommended price today; null when the list no longer has one. */
  price: number | null;
  image: string;
}

/** Everything the viewer's own order holds, one row for each size; empty for another's order. */
export const findShopifyRows = (scope: MemberScope, orderId: number): Promise<ShopifyRow[]> => {
  const { language } = scope;
  return scope.db.query<ShopifyRow>(sql`
    select placed.number as order_number, line.product_id, line.variation_id, localized(line.product_name, ${language}) as name, line.reference_code,
      localized(product.description, ${language}) as description, brand.name as vendor,
      localized(category.name, ${language}) as category, product.tags, localized(line.variation_label, ${language}) as colour,
      line.size_name as size, gtin.code as gtin, line.quantity, line.unit_cents / 100.0::float as cost, price.retailer_cents / 100.0::float as price,
      coalesce((select picture from product_image where variation_id = line.variation_id order by position, id limit 1), line.image) as image
    from (select * from purchase_order where ${ownOrders(scope)} and id = ${orderId}) placed
    join order_line line on line.order_id = placed.id
    join product on product.id = line.product_id
    join brand on brand.id = placed.brand_id
    join category on category.id = product.category_id
    left join gtin on gtin.variation_id = line.variation_id and gtin.size_id = line.size_id
    left join price on price.pricelist_id = placed.pricelist_id and price.product_id = line.product_id
      and ${isGivenId(priceVisibilityOf(scope.viewer), sql`price.pricelist_id`)}
    order by line.product_id, line.variation_id, line.size_position, line.size_id`);
};

/** A GTIN of an ordered size. */
export interface OrderedGtin {
  reference_code: string;
  variation: string;
  size: string;
  code: string;
}

/** The GTINs of what an order holds, as the brand has them today, in the order of its lines and sizes. */
export const findOrderedGtins = (scope: MemberScope, orderId: number): Promise<OrderedGtin[]> =>
  scope.db.query<OrderedGtin>(sql`
    select line.reference_code, localized(line.variation_label, ${scope.language}) as variation,
      ${nameInSql(scope, sql`line.size_name`)} as size, gtin.code
    from (select id from purchase_order where ${ownOrders(scope)} and id = ${orderId}) placed
    join order_line line on line.order_id = placed.id
    join gtin on gtin.variation_id = line.variation_id and gtin.size_id = line.size_id
    order by line.product_id, line.variation_id, line.size_position, line.size_id`);
