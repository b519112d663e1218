import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const message = z.object({ message: z.string() });
const refused = { 401: s.problem, 403: s.problem, 404: s.problem, 409: s.problem, 422: s.invalidInput };

/** Older paths of the cart, for clients that still use them. */
export const legacyCart = {
  add: defineCall({
    method: 'POST',
    path: '/api/cart/add/',
    access: 'buyer',
    summary: 'Older path of `add-product`, for one variation',
    covers: ['A-051', 'A-086'],
    body: z.object({ id: s.id, pricelist_id: s.id }),
    responses: { 201: s.addResult, ...refused },
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/cart/remove/',
    access: 'buyer',
    summary: 'Older path that removes a product with all its variations from a cart',
    covers: ['A-086', 'D-074'],
    body: z.object({ cart_id: s.id, product_id: s.id }),
    responses: { 200: message, ...refused },
  }),
  removeAll: defineCall({
    method: 'POST',
    path: '/api/cart/remove-all/',
    access: 'buyer',
    summary: 'Older path that removes a whole open cart',
    covers: ['A-086', 'D-074'],
    body: z.object({ cart_id: s.id }),
    responses: { 200: message, ...refused },
  }),
};
