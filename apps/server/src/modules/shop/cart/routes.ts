import { contract } from '@vitrine/api';
import type { FastifyPluginAsync } from 'fastify';
import { asBuyer } from '../../../domain/scope.ts';
import { implement, type Arguments } from '../../../platform/routes.ts';
import { followCarts } from './changes.ts';
import { finalize } from './finalize/service.ts';
import { changePricelist, pricelistsOfCart } from './pricelists.ts';
import { readCarts } from './read.ts';
import * as service from './service.ts';
import { t } from './words.ts';

type Change = Pick<Arguments<typeof contract.cart.changePricelist>, 'scope' | 'params' | 'body'>;

const changePricelistOf = async ({ scope, params, body }: Change) => ({
  status: 200 as const,
  data: {
    message: t(scope.language, 'done'),
    data: await changePricelist(asBuyer(scope), params.cartId, body.pricelist_id, body.version),
  },
});

const routes = implement(contract.cart, {
  list: async ({ scope, query }) => ({ status: 200, data: await readCarts(asBuyer(scope), query) }),

  addProduct: async ({ scope, body }) => ({
    status: 201,
    data: { message: t(scope.language, 'added'), data: await service.addProduct(asBuyer(scope), body) },
  }),

  setQuantity: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.setQuantity(asBuyer(scope), params.itemId, body) },
  }),

  changes: async ({ scope, request }) => {
    const buyer = asBuyer(scope);
    return { status: 200, events: (signal) => followCarts(buyer, request.server.platform.signals, signal) };
  },

  setNote: async ({ scope, params, body }) => ({
    status: 200,
    data: {
      message: t(scope.language, 'done'),
      data: await service.setNote(asBuyer(scope), params, body),
    },
  }),

  remove: async ({ scope, params, query }) => {
    await service.removeCart(asBuyer(scope), params.cartId, query.version);
    return { status: 200, data: { message: t(scope.language, 'done') } };
  },

  removeProduct: async ({ scope, params, query }) => {
    await service.removeProduct(asBuyer(scope), params.cartId, params.productId, query.seen);
    return { status: 200, data: { message: t(scope.language, 'done') } };
  },

  finalize: async ({ scope, params, body, headers, request }) => {
    const asked = { ...body, cartId: params.cartId, idempotencyKey: headers['idempotency-key'] };
    const outcome = await finalize(asBuyer(scope), asked, request.server.platform.journal, (error) =>
      request.log.error({ err: error }, 'finalize failed'),
    );
    if (outcome.status === 201) return { status: 201, data: outcome.placed };
    return { status: 200, data: { message: t(scope.language, 'valid'), valid: true } };
  },

  pricelists: async ({ scope, query }) => ({
    status: 200,
    data: { data: await pricelistsOfCart(asBuyer(scope), query.cart_id) },
  }),

  changePricelist: changePricelistOf,
});

/** The specification has this path in the plural and its neighbours in the singular: both work (D-015). */
const alias = implement(
  { changePricelist: { ...contract.cart.changePricelist, path: '/v1/cart/:cartId/pricelist' } },
  { changePricelist: changePricelistOf },
);

/** Older clients name things in the body (D-074). */
const legacy = implement(contract.legacyCart, {
  add: async ({ scope, body }) => ({
    status: 201,
    data: {
      message: t(scope.language, 'added'),
      data: await service.addProduct(asBuyer(scope), {
        product_variation_id: body.id,
        pricelist_id: body.pricelist_id,
      }),
    },
  }),
  remove: async ({ scope, body }) => {
    await service.removeProduct(asBuyer(scope), body.cart_id, body.product_id);
    return { status: 200, data: { message: t(scope.language, 'done') } };
  },
  removeAll: async ({ scope, body }) => {
    await service.removeCart(asBuyer(scope), body.cart_id);
    return { status: 200, data: { message: t(scope.language, 'done') } };
  },
});

export const cartRoutes: FastifyPluginAsync = async (app) => {
  await app.register(routes);
  await app.register(alias);
  await app.register(legacy);
};
