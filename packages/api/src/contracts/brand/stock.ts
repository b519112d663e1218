import { z } from 'zod';
import { windowPattern } from '../../rules/windows.ts';
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
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/stock',
    access: 'seller',
    summary: 'Stock of the brand’s products by delivery window, a row for each colour, a thousand at a time',
    covers,
    query: z.object({
      /** `at-once`, or the first and last day as in `2027-02-01..2027-03-31`. Without it, all windows. */
      window: z.string().regex(windowPattern).optional(),
      /** Go on after this colour: the `next` of the answer before. */
      after: s.idParam.optional(),
    }),
    responses: {
      200: z.object({
        data: z.array(s.stockRow),
        /** Null after the last ones. */
        next: s.id.nullable(),
        /** Names of sizes, in the order of their size runs. */
        sizes: z.array(s.named),
        /** Those of collections with products that can be ordered; at once comes first. */
        windows: z.array(s.stockWindow),
      }),
      401: s.problem,
      403: s.problem,
      422: s.invalidInput,
    },
  }),
  saveCells: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/stock',
    access: 'seller',
    right: 'owner',
    summary:
      'Set the stock of some colours and sizes of any products, all or none; 409 names each cell that an order or a colleague has changed meanwhile',
    covers,
    body: s.stockCells,
    responses: {
      /** The rows that were named, as they are now. */
      200: s.dataOf(z.array(s.stockRow)),
      401: s.problem,
      403: s.problem,
      409: s.problem.extend({ cells: z.array(s.stockConflict).optional() }),
      422: s.invalidInput.extend({ cells: z.array(s.stockProblem).optional() }),
    },
  }),
};
