import sql from 'sql-template-tag';
import type { Limits } from '@vitrine/api/rules';
import type { Language } from '../../../../domain/language.ts';
import type { BuyerScope, BuyerStage } from '../../../../domain/scope.ts';
import { isGiven } from '../../products/givenPricelists.ts';
import { priceVisibilityOf } from '../../products/priceVisibility.ts';
import { hasEnded } from '../../../../domain/today.ts';

/** One size of one variation with units, as it will be ordered, and what checks it. Money in cents. */
export interface OrderItem {
  item_id: number;
  variation_id: number;
  size_id: number;
  product_id: number;
  collection_id: number;
  quantity: number;
  /** Null: not limited (D-086). */
  available: number | null;
  /** Null: the cart's price list has no price for it any more. */
  unit_cents: number | null;
  product_name: Record<string, string>;
  reference_code: string;
  collection_name: Record<string, string>;
  variation_label: Record<string, string>;
  size_name: string;
  size_position: number;
  image: string;
  note: string;
  /** When the product ships, as it and its collection say. */
  ship_msg: Record<string, string> | null;
  delivery_days: number;
  production_window_start: string | null;
  production_window_end: string | null;
  product_open: boolean;
  product_limits: Limits;
  collection_open: boolean;
  collection_limits: Limits;
}

/** A recipient of the mails about the order. */
export interface Recipient {
  id: number;
  side: 'buyer' | 'seller';
  email: string;
  first_name: string;
  language_code: Language;
}

/** All that decides about an order, read together while the cart is held. */
export interface OrderContent {
  stage: BuyerStage;
  retailer_name: string;
  brand_name: string;
  brand_id: number;
  brand_limits: Limits;
  pricelist_id: number;
  pricelist_name: string;
  /** False after the brand removed the list, or no longer gives it to the retailer. */
  pricelist_given: boolean;
  currency: string;
  checkout_url: string | null;
  items: OrderItem[];
  recipients: Recipient[];
}

const limits = (table: 'brand' | 'collection') =>
  ({
    brand: sql`json_build_object('minimumQuantity', brand.minimum_quantity, 'maximumQuantity', brand.maximum_quantity,
    'minimumValue', brand.minimum_value_cents, 'maximumValue', brand.maximum_value_cents)`,
    collection: sql`json_build_object('minimumQuantity', collection.minimum_quantity, 'maximumQuantity', collection.maximum_quantity,
    'minimumValue', collection.minimum_value_cents, 'maximumValue', collection.maximum_value_cents)`,
  })[table];

const items = ({ account, viewer }: BuyerScope) => sql`
  select item.id as item_id, item.variation_id, item.size_id, item.product_id, collection.id as collection_id, item.quantity,
    stock.quantity as available, price.wholesale_cents as unit_cents, product.name as product_name, product.reference_code,
    collection.name as collection_name, variation.label as variation_label, size.name as size_name, size.position as size_position,
    coalesce((select picture from product_image where product_id = product.id
      order by variation_id is distinct from variation.id, position limit 1), '') as image,
    line.note, product.ship_msg, product.delivery_days, collection.production_window_start, collection.production_window_end, product.is_active as product_open,
    json_build_object('minimumQuantity', product.minimum_quantity, 'maximumQuantity', product.maximum_quantity) as product_limits,
    collection.is_active and not ${hasEnded(sql`collection.order_window_end`, account)} as collection_open,
    ${limits('collection')} as collection_limits
  from cart_line line
  join cart_item item on item.cart_id = line.cart_id and item.product_id = line.product_id and item.quantity > 0
  join variation on variation.id = item.variation_id
  join size on size.id = item.size_id
  join product on product.id = item.product_id
  join collection on collection.id = product.collection_id
  left join price on price.pricelist_id = cart.pricelist_id and price.product_id = item.product_id
    and ${isGiven(priceVisibilityOf(viewer), sql`pricelist`)}
  left join stock on stock.variation_id = item.variation_id and stock.size_id = item.size_id
  where line.cart_id = cart.id
  order by line.position, variation.position, variation.id, size.position, size.id`;

const recipients = (scope: BuyerScope) => sql`
  select id, side, email, first_name, language_code from member
  where member.account_id = cart.account_id and status = 'active' and (id = ${scope.viewer.memberId} or member.brand_id = cart.brand_id)
  order by id`;

/** Reads the content of the held cart in one statement. */
export const readContent = async (scope: BuyerScope, cartId: number): Promise<OrderContent> => {
  const [row] = await scope.db.query<OrderContent>(sql`
    select retailer.stage, retailer.name as retailer_name, brand.name as brand_name, brand.id as brand_id, ${limits('brand')} as brand_limits,
      pricelist.id as pricelist_id, pricelist.name as pricelist_name,
      pricelist.archived_at is null and ${isGiven(priceVisibilityOf(scope.viewer), sql`pricelist`)} as pricelist_given, pricelist.currency, brand.checkout_url,
      (select coalesce(json_agg(each), '[]') from (${items(scope)}) each) as items,
      (select coalesce(json_agg(each), '[]') from (${recipients(scope)}) each) as recipients
    from cart
    join retailer on retailer.id = cart.retailer_id
    join brand on brand.id = cart.brand_id
    join pricelist on pricelist.id = cart.pricelist_id
    where cart.id = ${cartId} and cart.account_id = ${scope.account.id}`);
  if (!row) throw new Error(`The held cart ${cartId} could not be read.`);
  return row;
};
