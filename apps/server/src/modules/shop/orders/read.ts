import sql, { empty, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { balanceOf, groupOf, pageSizes, safeLink } from '@vitrine/api/rules';
import type { order as orderSchema } from '@vitrine/api/schemas';
import { openChangeJson } from './changes/openChange.ts';
import { accountOrders, ownOrders } from './own.ts';
import { recallMinutes } from './recall.ts';
import { statusBefore } from './statusBefore.ts';
import { paymentsJson, paymentStanding } from './payments.ts';
import { shipmentsJson } from './shipments.ts';
import { beforeNewest, factsJson, messagesJson, newest, renderFacts, type Facts } from './conversation.ts';
import { checkoutOf } from '../../../domain/checkout.ts';
import { nameInSql } from '../../../domain/names.ts';
import type { MemberScope } from '../../../domain/scope.ts';

export type Order = z.infer<typeof orderSchema> & { number: number };
type StoredOrder = Omit<Order, 'history' | 'status_group' | 'balance'> & { facts: Facts };

export interface OrderQuery {
  page: number;
  /** Undefined: the current ones, or the side of the switch that holds `order`. */
  past?: boolean | undefined;
  /** Answers the page that holds this order. */
  order?: number | undefined;
}

const linesJson = (scope: MemberScope) => sql`
  select coalesce(json_agg(json_build_object(
      'product_id', product_id, 'name', localized(product_name, ${scope.language}), 'reference_code', reference_code,
      'collection', localized(collection_name, ${scope.language}), 'image', replace(image, '{w}', '300'),
      'variation', localized(variation_label, ${scope.language}), 'note', note,
      'ship_msg', nullif(localized(ship_msg, ${scope.language}), ''), 'order_delivery_days', delivery_days,
      'production_window_start', production_window_start, 'production_window_end', production_window_end,
      'sizes', sizes, 'units', units,
      'unit_price', unit_cents / 100.0, 'total', units * unit_cents / 100.0) order by product_id, variation_id), '[]')
  from (
    select product_id, variation_id, product_name, reference_code, collection_name, image, variation_label, note, unit_cents,
      ship_msg, delivery_days, production_window_start, production_window_end,
      sum(quantity) as units, json_agg(json_build_object('name', ${nameInSql(scope, sql`size_name`)}, 'quantity', quantity) order by size_position, size_id) as sizes
    from order_line where order_id = placed.id
    group by product_id, variation_id, product_name, reference_code, collection_name, image, variation_label, note, unit_cents,
      ship_msg, delivery_days, production_window_start, production_window_end
  ) line`;

/** Until when the retailer may take the order back; null when it may not. */
const recallJson = (scope: MemberScope) => {
  const end = sql`placed.created_at + make_interval(mins => ${recallMinutes(scope)}::int)`;
  return sql`case when ${scope.viewer.side === 'buyer'}::boolean and placed.status = 'b' and ${end} > now() then ${end} end`;
};

const orderJson = (scope: MemberScope) => sql`json_build_object(
  'id', placed.id, 'number', placed.number, 'status', placed.status, 'version', placed.version, 'created', placed.created_at, 'recall_until', ${recallJson(scope)}, 'change', (${openChangeJson(scope)}), 'status_before', (${statusBefore(scope)}),
  'buyer', json_build_object('id', retailer.id, 'name', retailer.name),
  'seller', json_build_object('id', brand.id, 'name', brand.name, 'slug', brand.slug),
  'total_items', placed.total_units, 'total_products', placed.total_products, 'total_price', placed.total_cents / 100.0,
  'currency', placed.currency, 'tracking_code', placed.tracking_code, 'note', placed.note,
  'shipping', json_build_object('rate', placed.shipping_rate_cents / 100.0, 'time', placed.shipping_time, 'days', placed.shipping_days),
  'external_checkout_url', ${scope.viewer.side === 'seller' ? sql`placed.checkout_url` : checkoutOf(sql`placed`)}, 'fulfilment_status', placed.fulfilment_status, 'payment_status', ${paymentStanding(scope, sql`placed`)},
  'unread_messages', (select count(*) from order_message
    where order_id = placed.id and from_side <> ${scope.viewer.side} and read_at is null),
  'payments', (${paymentsJson(scope)}), 'shipments', (${shipmentsJson(scope)}), 'messages', (${messagesJson(newest)}), 'messages_before', (${beforeNewest('order_message')}),
  'lines', (${linesJson(scope)}), 'facts', (${factsJson(newest)}), 'history_before', (${beforeNewest('order_event')}))`;

const ordersJson = (scope: MemberScope, page: Sql) => sql`
  select coalesce(json_agg(${orderJson(scope)} order by placed.id desc), '[]')
  from (${page}) placed
  join retailer on retailer.id = placed.retailer_id
  join brand on brand.id = placed.brand_id`;

const asWire = (scope: MemberScope, { facts, ...order }: StoredOrder): Order => ({
  ...order,
  external_checkout_url: safeLink(order.external_checkout_url),
  payments: order.payments.map((payment) => ({ ...payment, url: safeLink(payment.url) })),
  status_group: groupOf(order.status),
  balance: balanceOf(order),
  history: renderFacts(scope, order, facts),
});

const isPast = sql`status in ('f', 'x')`;

const pageStatement = (scope: MemberScope, { page, past, order }: OrderQuery) => {
  const mine = ownOrders(scope);
  const size = pageSizes.orders;
  const holder =
    order === undefined ? sql`null` : sql`(select ${isPast} from purchase_order where ${mine} and id = ${order})`;
  const listed = sql`${mine} and (${isPast}) = (select side.past from side)`;
  // Orders above it, and itself: which page it is on. Zero when it is not on this side of the switch.
  const place =
    order === undefined
      ? empty
      : sql`
    nullif((select ceil(count(*) / ${size}::numeric)::int from purchase_order where ${listed} and id >= ${order}
      and exists (select 1 from purchase_order where ${listed} and id = ${order})), 0),`;
  const page_ = sql`select * from purchase_order where ${listed} order by id desc limit ${size} offset (select (number - 1) * ${size} from place)`;
  return sql`
    with side as (select coalesce(${past ?? null}::boolean, ${holder}, false) as past),
      place as (select coalesce(${place} ${page}::int) as number)
    select place.number as page, side.past,
      exists (select 1 from purchase_order where ${listed} order by id desc offset place.number * ${size} limit 1) as has_next,
      (${ordersJson(scope, page_)}) as orders
    from side, place`;
};

interface PageRow {
  page: number;
  past: boolean;
  has_next: boolean;
  orders: StoredOrder[];
}

/**
 * A page of the viewer's orders, newest first, in one statement (E-49, E-50, E-51, E-52). Each has its lines, payments, newest message and
 * newest history entry.
 */
export const readOrders = async (scope: MemberScope, query: OrderQuery) => {
  const [row] = await scope.db.query<PageRow>(pageStatement(scope, query));
  const { page, past, has_next, orders } = row ?? { page: query.page, past: false, has_next: false, orders: [] };
  const next = has_next ? `${scope.origin}/v2/orders?page=${page + 1}${past ? '&past=1' : ''}` : null;
  return { data: orders.map((order) => asWire(scope, order)), current_page: page, next_page_url: next };
};

const readOne = async (scope: MemberScope, mine: Sql, orderId: number): Promise<Order | undefined> => {
  const only = sql`select * from purchase_order where ${mine} and id = ${orderId}`;
  const [row] = await scope.db.query<{ orders: StoredOrder[] }>(sql`select (${ordersJson(scope, only)}) as orders`);
  return row?.orders.map((order) => asWire(scope, order))[0];
};

/** One order of the viewer, as a list shows it. */
export const readOrder = (scope: MemberScope, orderId: number): Promise<Order | undefined> =>
  readOne(scope, ownOrders(scope), orderId);

/** One order of any brand of the account, for staff. */
export const readAccountOrder = (scope: MemberScope, orderId: number): Promise<Order | undefined> =>
  readOne(scope, accountOrders(scope), orderId);
