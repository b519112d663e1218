import { z } from 'zod';
import { id, named, pageQuery, timestamp } from '../shared/common.ts';
import { order, orderStatus } from '../shop/order.ts';
import { pageOf } from './log.ts';

/** An order of the account in the list for staff. */
export const staffOrderRow = z.object({
  id,
  /** What people call it: each account counts its own. */
  number: z.int().positive(),
  brand: named,
  retailer: named,
  created: timestamp,
  status: orderStatus,
  units: z.int(),
  total_price: z.number(),
  currency: z.string().length(3),
  /** Whole days since the last entry of its timeline; null where it is finished or cancelled. */
  waiting_days: z.int().nullable(),
});

/** What the orders of one currency are worth. Currencies are never added up. */
const orderValue = z.object({
  currency: z.string().length(3),
  orders: z.int(),
  units: z.int(),
  total_price: z.number(),
});

export const staffOrderList = pageOf(staffOrderRow).extend({
  meta: z.object({
    total: z.int(),
    /** Of all pages, without cancelled orders. */
    values: z.array(orderValue),
    /** The brand and the retailer that narrow the list. */
    brand: named.nullable(),
    retailer: named.nullable(),
  }),
});

/** What narrows the orders. */
const staffOrderFilters = z.object({
  status: orderStatus.optional().catch(undefined),
  brand: z.coerce.number<number | string>().pipe(id).optional().catch(undefined),
  retailer: z.coerce.number<number | string>().pipe(id).optional().catch(undefined),
  /** At least so many days. */
  waiting: z.coerce.number<number | string>().int().min(1).max(3650).optional().catch(undefined),
  /** Part of the name of the brand or retailer, or the number of the order. */
  search: z.string().max(200).optional(),
});

export const staffOrderQuery = staffOrderFilters.extend({ page: pageQuery });

export const staffOrderFileQuery = staffOrderFilters;

/** An order as staff read it, with its whole timeline. What brand and retailer write to each other stays theirs. */
export const staffOrder = order
  .pick({
    id: true,
    number: true,
    status: true,
    status_group: true,
    buyer: true,
    seller: true,
    total_items: true,
    total_products: true,
    created: true,
    tracking_code: true,
    currency: true,
    total_price: true,
    note: true,
    fulfilment_status: true,
    payment_status: true,
    balance: true,
    history: true,
    payments: true,
    lines: true,
  })
  .required()
  .extend({ shipments: order.shape.shipments.unwrap(), waiting_days: staffOrderRow.shape.waiting_days });
