import { z } from 'zod';
import { pageSizes } from '../../rules/constants.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });
const covers = ['D-048', 'D-067'];

/** Products of the signed-in brand, for its own people. */
export const brandProducts = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/products',
    access: 'seller',
    summary: 'Products of the brand, the newest first, fifty a page, narrowed by collection and words',
    covers,
    query: z.object({
      page: s.pageQuery,
      view: z.enum(['active', 'archived']).optional().catch(undefined),
      collection: s.idParam.optional().catch(undefined),
      /** Part of the name in any language, or of the reference. */
      search: z.string().max(200).optional(),
    }),
    responses: { 200: s.pageOf(s.brandProductRow), ...denied },
  }),
  choices: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/product-choices',
    access: 'seller',
    summary: 'What the fields of a product can be set to',
    covers,
    responses: { 200: s.dataOf(s.productChoices), ...denied },
  }),
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/products/:id',
    access: 'seller',
    summary: 'A product as its brand edits it',
    covers,
    params: one,
    responses: { 200: s.dataOf(s.brandProduct), ...denied, 404: s.problem },
  }),
  add: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/products',
    access: 'seller',
    right: 'owner',
    summary: 'Add a product; the shop shows it at once',
    covers,
    body: s.productForm,
    responses: { 201: s.dataOf(s.brandProduct), ...denied, 422: s.invalidInput },
  }),
  save: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/products/:id',
    access: 'seller',
    right: 'owner',
    summary: 'Change a product; a 409 carries the product as somebody else has saved it meanwhile',
    covers,
    params: one,
    body: s.productForm.extend({ seen: s.version }),
    responses: {
      200: s.dataOf(s.brandProduct),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandProduct.optional() }),
      422: s.invalidInput,
    },
  }),
  setActive: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/products/:id/active',
    access: 'seller',
    right: 'owner',
    summary: 'Archive a product, which takes it out of the shop, or bring it back',
    covers,
    params: one,
    body: z.object({ active: z.boolean(), seen: s.version }),
    responses: {
      200: s.dataOf(s.brandProduct),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandProduct.optional() }),
      422: s.invalidInput,
    },
  }),
  changeMany: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/products/change-many',
    access: 'seller',
    right: 'owner',
    summary: 'Archive products, bring them back or move them to another collection: all of them, or none',
    covers,
    body: z.object({ products: z.array(s.productMove).min(1).max(pageSizes.staff) }),
    responses: {
      200: s.dataOf(z.object({ changed: z.int() })),
      ...denied,
      404: s.problem,
      409: s.problem,
      422: s.invalidInput,
    },
  }),
};
