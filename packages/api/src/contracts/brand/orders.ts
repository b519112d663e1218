import { z } from 'zod';
import { ORDER_QUEUES } from '../../rules/brandOffice.ts';
import { PAYMENT_STATUSES } from '../../rules/orderStatus.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });
const covers = ['D-048', 'D-049'];
/** What every write of the desk answers: the order as it is now. */
const written = {
  200: s.dataOf(s.brandOrder),
  ...denied,
  404: s.problem,
  409: s.problem,
  422: s.invalidInput,
} as const;

/** Orders of the signed-in brand, for its own people. */
export const brandOrders = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/orders',
    access: 'seller',
    summary:
      'Orders of the brand, the newest first, fifty a page, narrowed by what they wait for, status, payment and words',
    covers,
    query: z.object({
      page: s.pageQuery,
      queue: z.enum(ORDER_QUEUES).optional().catch(undefined),
      status: s.orderStatus.optional().catch(undefined),
      payment: z.enum(PAYMENT_STATUSES).optional().catch(undefined),
      /** Part of the retailer's name, or the number of the order. */
      search: z.string().max(200).optional(),
    }),
    responses: { 200: s.brandOrderList, ...denied },
  }),
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/orders/:id',
    access: 'seller',
    summary: 'An order with what was sent of each size, its payments and the internal note',
    covers,
    params: one,
    responses: { 200: s.dataOf(s.brandOrder), ...denied, 404: s.problem },
  }),
  ship: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/orders/:id/shipments',
    access: 'seller',
    right: 'sales',
    summary: 'Send an order or a part of it; the retailer is told',
    covers,
    params: one,
    body: s.shipmentInput,
    responses: written,
  }),
  addPayment: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/orders/:id/payments',
    access: 'seller',
    right: 'sales',
    summary: 'Add a payment with its due date',
    covers,
    params: one,
    body: s.paymentInput,
    responses: written,
  }),
  setPayment: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/orders/:id/payments/:payment',
    access: 'seller',
    right: 'sales',
    summary: 'Say that a payment is open, paid or refunded',
    covers,
    params: one.extend({ payment: s.idParam }),
    body: s.paymentChange,
    responses: written,
  }),
  changePayment: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/orders/:id/payments/:payment/terms',
    access: 'seller',
    right: 'sales',
    summary: 'Change the amount and the due date of a payment that is not paid yet; the retailer is told',
    covers,
    params: one.extend({ payment: s.idParam }),
    body: s.paymentTerms,
    responses: written,
  }),
  removePayment: defineCall({
    method: 'DELETE',
    path: '/v1/admin/brand/orders/:id/payments/:payment',
    access: 'seller',
    right: 'sales',
    summary: 'Remove a payment that is not paid yet; the retailer is told',
    covers,
    params: one.extend({ payment: s.idParam }),
    query: z.object({ version: s.versionQuery }),
    responses: written,
  }),
  correctTracking: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/orders/:id/shipments/:shipment/tracking',
    access: 'seller',
    right: 'sales',
    summary: 'Put carrier, tracking code and link of a shipment right; the retailer gets a mail with them',
    covers,
    params: one.extend({ shipment: s.idParam }),
    body: s.trackingInput,
    responses: written,
  }),
  saveDetails: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/orders/:id/details',
    access: 'seller',
    right: 'sales',
    summary: 'Set the link where the retailer pays, and the note that only the brand reads',
    covers,
    params: one,
    body: s.orderDetailsInput,
    responses: written,
  }),
  correct: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/orders/:id/corrections',
    access: 'seller',
    right: 'sales',
    summary: 'Take units out of an order that cannot be delivered, with the reason; they return to stock',
    covers,
    params: one,
    body: s.correctionInput,
    responses: written,
  }),
  changeMany: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/orders/change-many',
    access: 'seller',
    right: 'sales',
    summary:
      'Move orders along the allowed ways (D-077); each retailer is told. One that cannot go there is left, with the reason',
    covers: [...covers, 'D-077'],
    body: z.object({ status: s.orderStatus, orders: s.seenOrders }),
    responses: { 200: s.dataOf(s.manyDone), ...denied, 422: s.invalidInput },
  }),
  undoMany: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/orders/undo-many',
    access: 'seller',
    right: 'sales',
    summary: 'Set orders back to the status before the last change, each while nothing followed from it',
    covers: [...covers, 'E-49'],
    body: z.object({ orders: s.seenOrders }),
    responses: { 200: s.dataOf(s.manyDone), ...denied, 422: s.invalidInput },
  }),
};
