import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });
const covers = ['D-048', 'D-101'];

/** Price lists of the signed-in brand, for its own people. */
export const brandPricelists = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/pricelists',
    access: 'seller',
    summary: 'Price lists of the brand, with their products and the open carts that use them',
    covers,
    responses: { 200: s.dataOf(z.array(s.brandPricelist)), ...denied },
  }),
  add: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/pricelists',
    access: 'seller',
    right: 'owner',
    summary: 'Add a price list in a currency; it has no prices yet',
    covers,
    body: z.object({ name: s.pricelistName, currency: s.currencyCode }),
    responses: { 201: s.dataOf(s.brandPricelist), ...denied, 422: s.invalidInput },
  }),
  rename: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/pricelists/:id',
    access: 'seller',
    right: 'owner',
    summary:
      'Give a price list another name; `seen` is the one that it replaces. Its currency stays, because prices are in it',
    covers,
    params: one,
    body: z.object({ name: s.pricelistName, seen: s.pricelistName }),
    responses: { 200: s.dataOf(s.brandPricelist), ...denied, 404: s.problem, 409: s.problem, 422: s.invalidInput },
  }),
  audience: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/pricelists/:id/audience',
    access: 'seller',
    summary: 'Whom a price list is offered to: every retailer, or chosen ones and locations',
    covers,
    params: one,
    responses: { 200: s.dataOf(s.pricelistAudience), ...denied, 404: s.problem },
  }),
  give: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/pricelists/:id/audience',
    access: 'seller',
    right: 'owner',
    summary: 'Choose whom a price list is offered to; open carts of others keep their products and need another list',
    covers,
    params: one,
    body: s.pricelistAudienceInput,
    responses: {
      200: s.dataOf(s.pricelistAudience),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.pricelistAudience.optional() }),
      422: s.invalidInput,
    },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/v1/admin/brand/pricelists/:id',
    access: 'seller',
    right: 'owner',
    summary:
      'Remove a price list with its prices; open carts keep their products and need another list. A 409 carries the list as somebody else has left it',
    covers,
    params: one,
    query: s.pricelistSeen,
    responses: {
      204: z.undefined(),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandPricelist.optional() }),
      422: s.invalidInput,
    },
  }),
};
