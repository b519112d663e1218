import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { changeMany, undoMany } from '../../shop/orders/many.ts';
import { openOrder } from './change.ts';
import { findOrders } from './list.ts';
import * as payments from './payments.ts';
import * as service from './service.ts';
import { correctTracking } from './tracking.ts';

/** Orders of a brand, for its own people. */
export const brandOrderRoutes = implement(contract.brandOrders, {
  list: async ({ scope, query }) => ({ status: 200, data: await findOrders(asSeller(scope), query) }),
  read: async ({ scope, params }) => ({
    status: 200,
    data: { data: await openOrder(asSeller(scope), params.id) },
  }),
  ship: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.ship(asSeller(scope), params.id, body) },
  }),
  addPayment: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await payments.addPayment(asSeller(scope), params.id, body) },
  }),
  setPayment: async ({ scope, params: { id, payment }, body }) => ({
    status: 200,
    data: { data: await payments.setPayment(asSeller(scope), id, { payment, ...body }) },
  }),
  changePayment: async ({ scope, params: { id, payment }, body }) => ({
    status: 200,
    data: { data: await payments.changePayment(asSeller(scope), id, { payment, ...body }) },
  }),
  removePayment: async ({ scope, params: { id, payment }, query: { version } }) => ({
    status: 200,
    data: { data: await payments.removePayment(asSeller(scope), id, { payment, version }) },
  }),
  correctTracking: async ({ scope, params: { id, shipment }, body }) => ({
    status: 200,
    data: { data: await correctTracking(asSeller(scope), id, { shipment, ...body }) },
  }),
  saveDetails: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.saveDetails(asSeller(scope), params.id, body) },
  }),
  correct: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.correct(asSeller(scope), params.id, body) },
  }),
  changeMany: async ({ scope, body }) => ({
    status: 200,
    data: { data: await changeMany(asSeller(scope), body.status, body.orders) },
  }),
  undoMany: async ({ scope, body }) => ({ status: 200, data: { data: await undoMany(asSeller(scope), body.orders) } }),
});
