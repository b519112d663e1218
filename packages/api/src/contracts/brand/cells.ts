import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const covers = ['D-048', 'D-067'];

/** The catalogue of the signed-in brand as a table that is edited cell by cell. */
export const brandCells = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/product-cells',
    access: 'seller',
    summary: 'Products of the brand as rows of a table, archived ones too, the newest first, a thousand at a time',
    covers,
    query: z.object({
      /** Go on below this product: the `next` of the answer before. */
      before: s.idParam.optional(),
    }),
    responses: {
      200: z.object({
        data: z.array(s.productCells),
        /** Null after the last ones. */
        next: s.id.nullable(),
        /** Names of all collections of the brand; a product may be in an archived one. */
        collections: z.array(s.named),
      }),
      ...denied,
      422: s.invalidInput,
    },
  }),
  save: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/product-cells',
    access: 'seller',
    right: 'owner',
    summary:
      'Set some cells, all or none: 422 names each that is wrong, 409 each that somebody else has changed meanwhile',
    covers,
    body: s.cellChanges,
    responses: {
      /** The rows that changed, as they are now. */
      200: s.dataOf(z.array(s.productCells)),
      ...denied,
      409: s.problem.extend({ cells: z.array(s.cellConflict).optional() }),
      422: s.invalidInput.extend({ cells: z.array(s.cellProblem).optional() }),
    },
  }),
};
