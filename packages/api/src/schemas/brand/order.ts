import { z } from 'zod';
import { BRAND_PAYMENT_STATUSES, ORDER_QUEUES, orderDeskLimits } from '../../rules/brandOffice.ts';
import { pageSizes } from '../../rules/constants.ts';
import { calendarDate, id, timestamp, version } from '../shared/common.ts';
import { orderedColour } from '../shop/orderChange.ts';
import { order, orderStatus, payment } from '../shop/order.ts';
import { pageOf } from '../staff/log.ts';

const units = z.int().nonnegative().max(1_000_000);

/** An order of the brand in its list. */
export const brandOrderRow = z.object({
  id,
  /** What people call it: each account counts its own. */
  number: z.int().positive(),
  retailer: z.string(),
  created: timestamp,
  status: orderStatus,
  units: z.int(),
  total_price: z.number(),
  currency: z.string().length(3),
  payment_status: order.shape.payment_status,
  /** What is still to be paid. */
  open: z.number(),
  /** What it waits for. */
  queues: z.array(z.enum(ORDER_QUEUES)),
});

export const brandOrderList = pageOf(brandOrderRow).extend({
  meta: z.object({
    total: z.int(),
    all: z.int(),
    answer: z.int(),
    ship: z.int(),
    payment: z.int(),
    addresses: z.int(),
  }),
});

/** An order as its brand works on it. */
export const brandOrder = z.object({
  order,
  internal_note: z.string(),
  has_addresses: z.boolean(),
  /** What was ordered of each colour and size, and what of it was sent. */
  lines: z.array(
    orderedColour.extend({
      sizes: z.array(z.object({ size_id: id, name: z.string(), ordered: z.int(), shipped: z.int() })),
    }),
  ),
  payments: z.array(payment.extend({ id })),
});

/** Units of one colour and size. */
const unit = z.object({ variation_id: id, size_id: id, quantity: units });
const seen = { version };

/** How a shipment can be followed: its code, who carries it in the brand's words, and an https address. Empty for none. */
const tracking = {
  tracking_code: z.string().trim().max(orderDeskLimits.trackingCode),
  carrier: z.string().trim().max(orderDeskLimits.carrier),
  tracking_url: z.string().trim().max(orderDeskLimits.link),
};

export const shipmentInput = z.object({
  ...seen,
  shipped_on: calendarDate,
  ...tracking,
  carrier: tracking.carrier.default(''),
  tracking_url: tracking.tracking_url.default(''),
  units: z.array(unit).min(1).max(2000),
});

/** The ordered units as they are from now on; what is not named stays. */
export const correctionInput = z.object({
  ...seen,
  reason: z.string().trim().min(1).max(orderDeskLimits.reason),
  units: z.array(unit).min(1).max(2000),
});

export const paymentInput = z.object({
  ...seen,
  reference: z.string().trim().min(1).max(orderDeskLimits.reference),
  amount: z.number().positive().max(99_999_999),
  due_date: calendarDate,
});

/** What is asked for and when, of a payment that is still open. */
export const paymentTerms = paymentInput.omit({ reference: true });

/** The tracking of a shipment, put right. What is not named stays; a code or an address has to remain. */
export const trackingInput = z.object({ ...seen, ...z.object(tracking).partial().shape });

export const paymentChange = z.object({ ...seen, status: z.enum(BRAND_PAYMENT_STATUSES) });

export const orderDetailsInput = z.object({
  ...seen,
  /** Where the retailer pays; empty for nowhere. */
  checkout_url: z.string().trim().max(500),
  internal_note: z.string().trim().max(orderDeskLimits.note),
});

/** Orders of a page, each with the status that its writer has seen. */
export const seenOrders = z
  .array(z.object({ id, seen: orderStatus }))
  .min(1)
  .max(pageSizes.staff);
