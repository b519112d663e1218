import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem, 404: s.problem };
const one = z.object({ id: s.idParam });
const covers = ['D-048', 'D-086'];

/** Stock of the products of the signed-in brand. */
export const brandStock = {
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/products/:id/stock',
    access: 'seller',
    summary: 'What of a product can be ordered now, by colour and size',
    covers,
    params: one,
    responses: { 200: s.dataOf(s.productStock), ...denied },
  }),
  save: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/products/:id/stock',
    access: 'seller',
    right: 'owner',
    summary:
      'Set the stock of some colours and sizes; 409 names those that an order or a colleague has changed meanwhile',
    covers,
    params: one,
    body: s.stockChanges,
    responses: { 200: s.dataOf(s.productStock), ...denied, 409: s.problem, 422: s.invalidInput },
  }),
};
