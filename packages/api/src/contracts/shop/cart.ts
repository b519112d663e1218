import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { eventsOf } from '../responses.ts';

const cartParam = z.object({ cartId: s.idParam });
const lineParam = z.object({ cartId: s.idParam, productId: s.idParam });
const message = z.object({ message: z.string() });
const denied = { 401: s.problem, 403: s.problem, 404: s.problem };

/** Carts of a retailer: one open cart for each brand and price list (D-004). */
export const cart = {
  list: defineCall({
    method: 'GET',
    path: '/v1/cart',
    access: 'buyer',
    summary: 'Carts of the retailer with every line, ten a page; `cart` narrows to one',
    covers: ['A-044', 'A-081', 'E-38'],
    query: z.object({ page: s.pageQuery, cart: s.idParam.optional() }),
    responses: { 200: s.cartPage, 401: s.problem, 403: s.problem },
  }),
  addProduct: defineCall({
    method: 'POST',
    path: '/v1/cart/add-product',
    access: 'buyer',
    summary: 'Add one or several variations to the cart of their brand and price list',
    covers: ['A-050', 'D-005', 'X-059', 'X-060'],
    body: s.addProduct,
    responses: {
      201: s.addResult,
      401: s.problem,
      403: s.problem,
      404: s.problem,
      409: s.unitsConflict,
      422: s.invalidInput,
    },
  }),
  setQuantity: defineCall({
    method: 'POST',
    path: '/v1/cart/products/items/:itemId',
    access: 'buyer',
    summary:
      'Set the quantity of one size of one variation; `seen` keeps it from replacing what another wrote meanwhile',
    covers: ['A-082', 'V-060'],
    params: z.object({ itemId: s.idParam }),
    body: s.setQuantity,
    responses: { 200: s.itemResult, ...denied, 409: s.quantityConflict, 422: s.stockRefusal },
  }),
  changes: defineCall({
    method: 'GET',
    path: '/v1/cart/changes',
    access: 'buyer',
    summary: 'The open carts with their versions, at once and after each change by any member of the retailer',
    covers: ['A-081'],
    responses: { 200: eventsOf({ changed: s.cartVersions }), 401: s.problem, 403: s.problem },
  }),
  setNote: defineCall({
    method: 'POST',
    path: '/v1/cart/:cartId/products/:productId/note',
    access: 'buyer',
    summary: 'Keep a note with a product',
    covers: ['A-083', 'K-48'],
    params: lineParam,
    body: s.setNote,
    responses: {
      200: s.noteResult,
      ...denied,
      409: s.noteConflict,
      422: s.invalidInput,
    },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/v1/cart/:cartId',
    access: 'buyer',
    summary: 'Remove a whole open cart; `version` keeps it if it changed since its reader looked at it',
    covers: ['A-084', 'R-283'],
    params: cartParam,
    query: s.cartSeen,
    responses: { 200: message, ...denied, 409: s.cartConflict, 422: s.invalidInput },
  }),
  removeProduct: defineCall({
    method: 'DELETE',
    path: '/v1/cart/:cartId/products/:productId',
    access: 'buyer',
    summary:
      'Remove a product with all its variations; `seen` keeps it if its units or note changed since its reader looked at it',
    covers: ['A-085', 'R-282'],
    params: lineParam,
    query: s.cartLineSeen,
    responses: { 200: message, ...denied, 409: s.cartConflict, 422: s.invalidInput },
  }),
  finalize: defineCall({
    method: 'POST',
    path: '/v1/cart/:cartId/finalize',
    access: 'approved',
    summary: 'Validate, then send the pre-order; `Idempotency-Key` makes a repeated creation give the same answer',
    covers: ['A-087', 'A-088', 'A-089', 'D-006', 'D-084'],
    params: cartParam,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(120).optional() }),
    body: s.finalizeRequest,
    responses: {
      200: s.finalizeValid,
      201: s.finalizeDone,
      400: s.finalizeRefused,
      ...denied,
      409: s.problem,
      422: s.invalidInput,
    },
  }),
  pricelists: defineCall({
    method: 'GET',
    path: '/v1/pricelists',
    access: 'buyer',
    summary: 'Price lists a cart may change to',
    covers: ['A-090', 'E-32'],
    query: z.object({ cart_id: s.idParam }),
    responses: { 200: s.dataOf(z.array(s.pricelist)), ...denied, 422: s.invalidInput },
  }),
  changePricelist: defineCall({
    method: 'PUT',
    path: '/v1/carts/:cartId/pricelist',
    access: 'buyer',
    summary: 'Change the price list; products that the new one does not carry leave the cart (D-100)',
    covers: ['A-091', 'D-015', 'D-100'],
    params: cartParam,
    body: s.pricelistChange,
    responses: { 200: s.pricelistChanged, ...denied, 409: s.cartConflict, 422: s.invalidInput },
  }),
};
