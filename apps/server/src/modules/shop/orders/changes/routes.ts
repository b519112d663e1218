import { contract } from '@vitrine/api';
import { asBuyer, asSeller } from '../../../../domain/scope.ts';
import { implement } from '../../../../platform/routes.ts';
import * as service from './service.ts';

/** Changes of an order after it was sent. */
export const orderChangeRoutes = implement(contract.orderChanges, {
  options: async ({ scope, params }) => ({
    status: 200,
    data: { data: await service.readOptions(asBuyer(scope), params.id) },
  }),
  propose: async ({ scope, params, body }) => ({
    status: 201,
    data: { data: await service.propose(asBuyer(scope), params.id, body) },
  }),
  withdraw: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.withdraw(asBuyer(scope), params.id, body.version) },
  }),
  answer: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.answer(asSeller(scope), params.id, body) },
  }),
});
