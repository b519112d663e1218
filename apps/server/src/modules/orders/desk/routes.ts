import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findOrders } from './list.ts';
import * as service from './service.ts';

/** Orders of a brand, for its own people. */
export const brandOrderRoutes = implement(contract.brandOrders, {
  list: async ({ scope, query }) => ({ status: 200, data: await findOrders(asSeller(scope), query) }),
  read: async ({ scope, params }) => ({
    status: 200,
    data: { data: await service.openOrder(asSeller(scope), params.id) },
  }),
  ship: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.ship(asSeller(scope), params.id, body) },
  }),
  addPayment: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.addPayment(asSeller(scope), params.id, body) },
  }),
  setPayment: async ({ scope, params: { id, payment }, body }) => ({
    status: 200,
    data: { data: await service.setPayment(asSeller(scope), id, { payment, ...body }) },
  }),
  saveDetails: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.saveDetails(asSeller(scope), params.id, body) },
  }),
  correct: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.correct(asSeller(scope), params.id, body) },
  }),
});
