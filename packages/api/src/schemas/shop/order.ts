import { z } from 'zod';
import { calendarDate, id, named, timestamp, version } from '../shared/common.ts';
import { orderChange } from './orderChange.ts';

/** b Pending Analysis, s Waiting Brand, r Retailer Pending, p Processing, i In transit, f Finished, x Cancelled (K-74, D-029). */
export const orderStatus = z.enum(['b', 's', 'r', 'p', 'i', 'f', 'x']);

export const orderGroup = z.enum(['Open', 'Closed', 'Cancelled']);

/** E-50. */
export const payment = z.object({
  status: z.enum(['Pending', 'Payment Pending', 'Overdue', 'Partially paid', 'Paid', 'Refunded']),
  reference: z.string(),
  amount: z.number(),
  due_date: calendarDate,
  url: z.string().nullable(),
});

/** What was sent of an order at once: all of it, or a part. */
export const shipment = z.object({
  id,
  shipped_on: calendarDate,
  tracking_code: z.string().nullable(),
  /** Who carries it, and where it can be followed: an https address. An older server leaves them out. */
  carrier: z.string().nullable().optional(),
  tracking_url: z.string().nullable().optional(),
  units: z.int(),
  lines: z.array(
    z.object({
      name: z.string(),
      variation: z.string(),
      sizes: z.array(z.object({ name: z.string(), quantity: z.int() })),
    }),
  ),
});

/** E-51. */
export const orderMessage = z.object({
  id,
  sent_from: z.object({ side: z.enum(['buyer', 'seller']), name: z.string() }),
  created: timestamp,
  message: z.string(),
  read: z.boolean(),
});

/** One ordered line: a variation and what was ordered of each size, at the price of that moment. */
export const orderLine = z.object({
  product_id: id,
  name: z.string(),
  reference_code: z.string(),
  collection: z.string(),
  image: z.string(),
  variation: z.string(),
  note: z.string(),
  /** When it ships, as the product and its collection said when it was ordered. An older server or order leaves it out. */
  ship_msg: z.string().nullable().optional(),
  order_delivery_days: z.int().nullable().optional(),
  production_window_start: calendarDate.nullable().optional(),
  production_window_end: calendarDate.nullable().optional(),
  sizes: z.array(z.object({ name: z.string(), quantity: z.int() })),
  units: z.int(),
  unit_price: z.number(),
  total: z.number(),
});

/** How far the order is paid, in its currency. What was paid beyond the total, or for a cancelled order, is overpaid. */
const balance = z.object({ paid: z.number(), open: z.number(), overpaid: z.number() });

/** E-49. `history` is clean HTML, newest first. A list of orders carries the newest message and the newest entry of the history. */
export const order = z.object({
  id,
  /** What people call it: each account counts its own. An older server leaves it out; then it is the id. */
  number: z.int().positive().optional(),
  status: orderStatus,
  status_group: orderGroup,
  version,
  buyer: named,
  seller: named.extend({ slug: z.string() }),
  total_items: z.int(),
  total_products: z.int(),
  created: timestamp,
  /** Until when its retailer may take it back; null when it may not. An older server leaves it out. */
  recall_until: timestamp.nullable().optional(),
  /** Its brand may set it back to this status; null when it may not. An older server leaves it out. */
  status_before: orderStatus.nullable().optional(),
  /** The change that waits for the brand's answer. An older server leaves it out. */
  change: orderChange.nullable().optional(),
  tracking_code: z.string().nullable(),
  shipping: z.object({ rate: z.number().nullable(), time: z.string().nullable(), days: z.int().nullable() }),
  currency: z.string().length(3),
  total_price: z.number(),
  note: z.string(),
  external_checkout_url: z.string().nullable(),
  fulfilment_status: z.enum(['Unfulfilled', 'Partially fulfilled', 'Fulfilled']),
  payment_status: payment.shape.status.nullable(),
  /** An older server leaves it out; then `balanceOf` counts it. */
  balance: balance.optional(),
  history: z.array(z.string()),
  /** As `messages_before`, of `GET /v2/orders/:id/history`. */
  history_before: id.nullable().optional(),
  payments: z.array(payment),
  /** The oldest first. An older server leaves it out. */
  shipments: z.array(shipment).optional(),
  messages: z.array(orderMessage),
  /** Older messages than these exist: the cursor of `GET /v2/orders/:id/messages`. Null: these are all. */
  messages_before: id.nullable().optional(),
  unread_messages: z.int(),
  lines: z.array(orderLine),
});

/** One page of an order's messages, oldest first. */
export const orderMessages = order.pick({ messages: true, messages_before: true });

/** One page of an order's history, newest first. */
export const orderHistory = order.pick({ history: true, history_before: true });

/** E-52. */
export const orderPage = z.object({
  data: z.object({
    data: z.array(order),
    current_page: z.int(),
    next_page_url: z.string().nullable(),
  }),
});

/** What a cart got less of than the order had: fewer units than `wanted`, or none. */
const missing = z.object({
  name: z.string(),
  variation: z.string(),
  size: z.string(),
  wanted: z.int(),
  put: z.int(),
});

/** The cart that an order's lines were put into. */
export const orderedAgain = z.object({ cart_id: id, missing: z.array(missing) });

/** As `orderedAgain`; no cart when nothing of the order can be ordered now. */
export const orderRecalled = orderedAgain.extend({ cart_id: id.nullable() });

export const changeStatus = z.object({ status: orderStatus, version: version.optional() });

/** E-41. Lengths are checked by the shared rules; here only bounds. */
export const address = z.object({
  to: z.string().max(200),
  contact: z.string().max(200),
  address: z.string().max(400),
  city: z.string().max(120),
  state: z.string().max(120),
  zip_code: z.string().max(40),
  country: z.string().max(120),
  phone_number: z.string().max(40),
  tax_id: z.string().max(60).optional(),
});

export const storedAddresses = z.object({
  data: z.object({ billing: address.nullable(), shipping: address.omit({ tax_id: true }).nullable() }),
});

export const addressSaved = z.object({ message: z.string(), data: address });
