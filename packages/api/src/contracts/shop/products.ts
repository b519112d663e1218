import { z } from 'zod';
import { pageSizes } from '../../rules/constants.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const byId = z.object({ id: s.idParam });

/** Products as retailers and brands see them. Amounts are null for anyone who may not see prices (S-008, D-066). */
export const products = {
  list: defineCall({
    method: 'GET',
    path: '/v1/products',
    access: 'session',
    summary: 'Products, twelve a page, filtered and sorted; with `create_my_own_list` up to 500 on one page',
    covers: ['A-062', 'A-065', 'E-27', 'E-28', 'K-39', 'K-40'],
    query: z.object({
      sellers: s.idList,
      collections: s.idList,
      pricelist: z.string().max(20).optional(),
      categories: s.idList,
      segments: s.idList,
      tags: z.string().max(500).optional(),
      /** Words of the name in either language, of brand, category or colour, or a reference code; one typo is forgiven. */
      search: z.string().max(120).optional(),
      /** Families of colours, separated by commas. */
      colors: z.string().max(200).optional(),
      ordering: s.ordering.catch('collection_order').default('collection_order'),
      page: s.pageQuery,
      /** A line sheet to choose from: one page of `limit` products. */
      create_my_own_list: z.enum(['true', 'false']).optional(),
      limit: z.coerce
        .number<number | string>()
        .int()
        .positive()
        .max(pageSizes.lineSheet)
        .optional()
        .catch(pageSizes.lineSheet),
      /** Each product carries its variations either way. */
      return_type: z.enum(['variations']).optional(),
    }),
    responses: { 200: s.productListing, 401: s.problem },
  }),
  detail: defineCall({
    method: 'GET',
    path: '/v2/products/:id',
    access: 'session',
    summary: 'One product with everything its page shows',
    covers: ['A-063', 'E-29'],
    params: byId,
    query: z.object({ pricelist: z.string().max(20).optional() }),
    responses: { 200: s.dataOf(s.product), 401: s.problem, 404: s.problem },
  }),
  compare: defineCall({
    method: 'GET',
    path: '/v1/products/compare',
    access: 'session',
    summary: 'Up to six products side by side, in the order of their ids; those that are not on show are left out',
    covers: ['R-238', 'S-008'],
    query: z.object({ ids: s.idList }),
    responses: { 200: s.dataOf(z.array(s.comparedProduct)), 401: s.problem },
  }),
  recent: defineCall({
    method: 'GET',
    path: '/v1/products/recent',
    access: 'session',
    summary: 'The products that the member looked at last, newest first',
    covers: ['R-238', 'S-008'],
    responses: { 200: s.dataOf(z.array(s.productCard)), 401: s.problem },
  }),
  see: defineCall({
    method: 'PUT',
    path: '/v1/products/:id/seen',
    access: 'session',
    summary: 'Remember that the member looked at a product',
    covers: ['R-238'],
    params: byId,
    responses: { 204: z.undefined(), 401: s.problem, 404: s.problem },
  }),
  variations: defineCall({
    method: 'GET',
    path: '/v1/products/:id/variations',
    access: 'session',
    summary: 'Variations of one product; retailers also read the stock of each size and the limits of the product',
    covers: ['A-064', 'E-33'],
    params: byId,
    responses: { 200: s.productVariations, 401: s.problem, 404: s.problem },
  }),
  seller: defineCall({
    method: 'GET',
    path: '/v1/products/:id/seller',
    access: 'public',
    summary: "The slug of a product's brand",
    covers: ['A-041', 'D-001'],
    params: byId,
    responses: { 200: s.dataOf(z.object({ slug: s.slug })), 404: s.problem },
  }),
  sizeChart: defineCall({
    method: 'GET',
    path: '/api/product/:id/sizechart/',
    access: 'session',
    summary: 'Measurements by size, in centimetres',
    covers: ['A-067', 'E-34', 'D-088'],
    params: byId,
    responses: { 200: s.sizeChart, 401: s.problem, 404: s.problem },
  }),
};
