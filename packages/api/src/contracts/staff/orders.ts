import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const denied = { 401: s.problem, 403: s.problem };
const covers = ['D-067'];

/** Orders of all brands of the account. Staff read them and change nothing. */
export const staffOrders = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/orders',
    access: 'staff',
    summary: 'Orders of the account, the newest first, fifty a page, with their value by currency',
    covers,
    query: s.staffOrderQuery,
    responses: { 200: s.staffOrderList, ...denied },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/admin/orders/file',
    access: 'staff',
    summary: 'The same orders as a spreadsheet; the audit log says who took it',
    covers,
    query: s.staffOrderFileQuery,
    responses: { 200: fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'), ...denied },
  }),
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/orders/:id',
    access: 'staff',
    summary: 'An order with its whole timeline, without the messages of brand and retailer',
    covers,
    params: z.object({ id: s.idParam }),
    responses: { 200: s.dataOf(s.staffOrder), ...denied, 404: s.problem },
  }),
};
