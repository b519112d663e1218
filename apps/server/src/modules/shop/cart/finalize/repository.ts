import sql from 'sql-template-tag';
import { checkoutOf } from '../../../../domain/checkout.ts';
import type { BuyerScope } from '../../../../domain/scope.ts';
import type { OrderContent } from './content.ts';

export const markValidated = (scope: BuyerScope, cartId: number, digest: string): Promise<object[]> =>
  scope.db.query(
    sql`update cart set validated_digest = ${digest} where id = ${cartId} and account_id = ${scope.account.id}`,
  );

export interface Shortfall {
  item_id: number;
  wanted: number;
  available: number;
}

/**
 * Takes the cart's units from stock, and answers what there was not enough of. The rows are locked in the order of their ids, so that
 * two orders never wait for each other in a ring; the update itself asks again whether there is enough.
 */
export const takeStock = (scope: BuyerScope, cartId: number): Promise<Shortfall[]> =>
  scope.db.query<Shortfall>(sql`
    with held as (
      select item.id as item_id, item.quantity as wanted, stock.variation_id, stock.size_id, stock.quantity as available
      from stock
      join cart_item item on item.variation_id = stock.variation_id and item.size_id = stock.size_id
      where item.cart_id = ${cartId} and item.quantity > 0
      order by stock.variation_id, stock.size_id
      for update of stock
    ), taken as (
      update stock set quantity = stock.quantity - held.wanted from held
      where stock.variation_id = held.variation_id and stock.size_id = held.size_id and stock.quantity >= held.wanted
      returning held.item_id
    )
    select item_id, wanted, available from held
    where available is not null and item_id not in (select item_id from taken)
    order by item_id`);

export interface PlacedOrder {
  id: number;
  /** What people call it: the account counts its own orders. */
  number: number;
  created_at: Date;
  checkout_url: string | null;
}

/**
 * Writes the order with its lines, the addresses the retailer used last and its first fact, and closes the cart, in one statement.
 * The review showed these addresses, and the buyer may leave the dialog that asks for them.
 */
export const placeOrder = async (
  scope: BuyerScope,
  cartId: number,
  content: OrderContent,
  note: string,
): Promise<PlacedOrder> => {
  const units = content.items.reduce((sum, item) => sum + item.quantity, 0);
  const cents = content.items.reduce((sum, item) => sum + item.quantity * (item.unit_cents ?? 0), 0);
  const products = new Set(content.items.map((item) => item.product_id)).size;
  const [row] = await scope.db.query<PlacedOrder>(sql`
    with placed as (
      insert into purchase_order (account_id, retailer_id, brand_id, cart_id, member_id, pricelist_id, currency,
        total_units, total_products, total_cents, note, checkout_url, payment_status, billing, shipping)
      select ${scope.account.id}, id, ${content.brand_id}, ${cartId}, ${scope.viewer.memberId}, ${content.pricelist_id},
        ${content.currency}, ${units}, ${products}, ${cents}, ${note}, ${content.checkout_url}, ${content.checkout_url ? 'Pending' : null},
        billing, shipping
      from retailer where account_id = ${scope.account.id} and id = ${scope.viewer.retailerId}
      returning id, number, created_at, ${checkoutOf(sql`purchase_order`)} as checkout_url
    ), line as (
      insert into order_line (order_id, variation_id, size_id, product_id, quantity, unit_cents, product_name, reference_code,
        collection_name, variation_label, size_name, size_position, image, note, ship_msg, delivery_days,
        production_window_start, production_window_end)
      select placed.id, each.variation_id, each.size_id, each.product_id, each.quantity, each.unit_cents, each.product_name, each.reference_code,
        each.collection_name, each.variation_label, each.size_name, each.size_position, each.image, each.note,
        each.ship_msg, each.delivery_days, each.production_window_start, each.production_window_end
      from placed, jsonb_populate_recordset(null::order_line, ${JSON.stringify(content.items)}::jsonb) each
    ), fact as (
      insert into order_event (order_id, kind, data, actor)
      select id, 'created', ${JSON.stringify({ units, products })}::jsonb, ${scope.viewer.name} from placed
    ), closed as (
      update cart set status = 'c', version = version + 1, updated_at = now() where id = ${cartId} and account_id = ${scope.account.id}
    )
    select * from placed`);
  if (!row) throw new Error('The order was not written.');
  return row;
};

/** The order a closed cart became. */
export const findPlaced = async (scope: BuyerScope, cartId: number): Promise<PlacedOrder | undefined> => {
  const [row] = await scope.db.query<PlacedOrder>(sql`
    select id, number, created_at, ${checkoutOf(sql`purchase_order`)} as checkout_url from purchase_order where cart_id = ${cartId} and account_id = ${scope.account.id}`);
  return row;
};
