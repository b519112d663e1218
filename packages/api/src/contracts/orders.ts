import { z } from 'zod';
import * as s from '../schemas/index.ts';
import { defineCall } from './call.ts';
import { fileOf } from './responses.ts';

const byId = z.object({ id: s.idParam });
/** `messages_before` or `history_before` of the page that is known. */
const pageBefore = z.object({ before: s.idParam.optional() });
const denied = { 401: s.problem, 403: s.problem, 404: s.problem };
const saveAddress = {
  params: byId,
  body: s.address,
  responses: { 200: s.addressSaved, ...denied, 422: s.invalidInput },
} as const;
const fileById = { params: byId, method: 'GET', access: 'session' } as const;
const readAddress = { params: byId, responses: { 200: s.dataOf(s.address.nullable()), ...denied } } as const;

/** Pre-orders, seen from the side of whoever asks. */
export const orders = {
  list: defineCall({
    method: 'GET',
    path: '/v2/orders',
    access: 'session',
    summary: 'Orders, ten a page; `past=1` for finished and cancelled; `order` opens at the page that holds it',
    covers: ['A-095', 'A-096', 'E-49', 'E-52', 'D-079', 'D-082'],
    query: z.object({ page: s.pageQuery, past: z.enum(['0', '1']).optional(), order: s.idParam.optional() }),
    responses: { 200: s.orderPage, 401: s.problem },
  }),
  unread: defineCall({
    method: 'GET',
    path: '/v1/orders/messages',
    access: 'session',
    summary: 'How many order messages are unread',
    covers: ['A-045', 'D-018'],
    responses: { 200: z.object({ quantidade: z.int() }), 401: s.problem },
  }),
  messages: defineCall({
    method: 'GET',
    path: '/v2/orders/:id/messages',
    access: 'session',
    summary: "A page of an order's messages: the newest, or those older than the cursor `before`",
    covers: ['E-51'],
    params: byId,
    query: pageBefore,
    responses: { 200: s.dataOf(s.orderMessages), ...denied, 422: s.invalidInput },
  }),
  history: defineCall({
    method: 'GET',
    path: '/v2/orders/:id/history',
    access: 'session',
    summary: "A page of an order's history: the newest entries, or those older than the cursor `before`",
    covers: ['E-49'],
    params: byId,
    query: pageBefore,
    responses: { 200: s.dataOf(s.orderHistory), ...denied, 422: s.invalidInput },
  }),
  sendMessage: defineCall({
    method: 'POST',
    path: '/v2/orders/:id/messages',
    access: 'session',
    summary: 'Write to the other side about an order',
    covers: ['A-097', 'D-016'],
    params: byId,
    body: z.object({ message: z.string().trim().min(1).max(20_000) }),
    responses: { 201: s.dataOf(s.orderMessage), ...denied, 422: s.invalidInput },
  }),
  markRead: defineCall({
    method: 'POST',
    path: '/v1/orders/:id/messages',
    access: 'session',
    summary: "Mark the other side's messages of an order as read",
    covers: ['A-098', 'D-016', 'R-301'],
    params: byId,
    responses: { 200: z.object({ message: z.string() }), ...denied },
  }),
  changeStatus: defineCall({
    method: 'POST',
    path: '/v1/orders/:id/change-status',
    access: 'seller',
    summary: 'Move an order along; only its brand may, only along the allowed ways (D-077)',
    covers: ['A-099', 'S-108', 'D-077', 'D-078'],
    params: byId,
    body: s.changeStatus,
    responses: { 200: s.dataOf(s.order), ...denied, 409: s.problem, 422: s.invalidInput },
  }),
  addresses: defineCall({
    method: 'GET',
    path: '/v1/orders/address',
    access: 'buyer',
    summary: 'Addresses the retailer used last',
    covers: ['A-103'],
    responses: { 200: s.storedAddresses, 401: s.problem, 403: s.problem },
  }),
  saveBilling: defineCall({
    method: 'POST',
    path: '/v1/orders/:id/billing-address',
    access: 'buyer',
    summary: 'Save the billing address of an order',
    covers: ['A-104', 'D-075'],
    ...saveAddress,
  }),
  saveShipping: defineCall({
    method: 'POST',
    path: '/v1/orders/:id/shipping-address',
    access: 'buyer',
    summary: 'Save the shipping address of an order',
    covers: ['A-105', 'D-075'],
    ...saveAddress,
  }),
  defaultAddress: defineCall({
    method: 'GET',
    path: '/v1/orders/:id/default-address',
    access: 'buyer',
    summary: 'The address to start from for an order',
    covers: ['A-106', 'D-076'],
    ...readAddress,
  }),
  billing: defineCall({
    method: 'GET',
    path: '/v1/orders/:id/billing-address',
    access: 'session',
    summary: 'The billing address of an order',
    covers: ['A-107', 'D-076'],
    ...readAddress,
  }),
  shipping: defineCall({
    method: 'GET',
    path: '/v1/orders/:id/shipping-address',
    access: 'session',
    summary: 'The shipping address of an order',
    covers: ['A-108', 'D-076'],
    ...readAddress,
  }),
  purchaseOrderXlsx: defineCall({
    ...fileById,
    path: '/v1/orders/:id/po-xlsx',
    summary: 'The purchase order as a spreadsheet',
    covers: ['A-100', 'R-313', 'D-092'],
    responses: { 200: fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'), ...denied },
  }),
  purchaseOrderPdf: defineCall({
    ...fileById,
    path: '/v1/orders/:id/po-pdf',
    summary: 'The purchase order as a PDF in the look of the account',
    covers: ['A-101', 'R-314'],
    responses: { 200: fileOf('application/pdf'), ...denied },
  }),
  shopifyCsv: defineCall({
    ...fileById,
    path: '/v1/orders/:id/order-products-shopify-csv',
    summary: "What was ordered, in the columns of Shopify's product CSV",
    covers: ['A-102', 'R-315', 'D-092'],
    responses: { 200: fileOf('text/csv; charset=utf-8'), ...denied },
  }),
};
