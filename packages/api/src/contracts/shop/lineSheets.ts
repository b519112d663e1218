import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const ofCollection = {
  params: z.object({ id: s.idParam }),
  access: 'approved',
} as const;
const pricelist = z.object({ pricelist_id: s.idParam });
const denied = { 401: s.problem, 403: s.problem, 404: s.problem, 422: s.invalidInput };
const xlsx = fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');

/** What approved retailers take along of a collection. The addresses are those of the collection's `linesheet` and `list_of_product`. */
export const lineSheets = {
  lineSheet: defineCall({
    ...ofCollection,
    method: 'GET',
    path: '/v1/collections/:id/linesheet',
    summary: 'The line sheet of a collection in a price list, as a PDF',
    covers: ['R-248', 'P-027', 'K-40', 'D-062'],
    query: pricelist,
    responses: { 200: fileOf('application/pdf'), ...denied },
  }),
  makeLineSheet: defineCall({
    ...ofCollection,
    method: 'POST',
    path: '/v1/collections/:id/linesheet',
    summary: 'The same line sheet as a job, whose progress can be followed',
    covers: ['R-248', 'P-027'],
    body: z.object({ pricelist_id: s.id }),
    responses: { 201: s.dataOf(s.job), ...denied },
  }),
  productList: defineCall({
    ...ofCollection,
    method: 'GET',
    path: '/v1/collections/:id/list-of-product',
    summary: 'The products of a collection in a price list, as a spreadsheet',
    covers: ['R-249', 'P-031', 'D-062'],
    query: pricelist,
    responses: { 200: xlsx, ...denied },
  }),
  ownList: defineCall({
    method: 'GET',
    path: '/v1/products/create-my-own-list',
    access: 'approved',
    summary: 'Chosen variations of one brand, as a PDF',
    covers: ['A-066', 'R-273', 'V-054', 'V-055'],
    query: pricelist.extend({
      'variations[]': z.preprocess(
        (ids) => (ids === undefined ? [] : [ids].flat()),
        z.array(s.idParam).min(1).max(500),
      ),
    }),
    responses: { 200: fileOf('application/pdf'), ...denied },
  }),
  makeOwnList: defineCall({
    method: 'POST',
    path: '/v1/products/create-my-own-list',
    access: 'approved',
    summary:
      'Chosen products of one brand, in all their colours, as a PDF that a job makes: more than an address can name',
    covers: ['A-066', 'R-273', 'V-054', 'V-055', 'K-40'],
    body: z.object({ products: z.array(s.id).min(1).max(500), pricelist_id: s.id }),
    responses: { 201: s.dataOf(s.job), ...denied },
  }),
};
