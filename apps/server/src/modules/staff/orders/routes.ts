import { contract } from '@vitrine/api';
import { asMember } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { exportOrders, openList, openOrder } from './service.ts';

/** Orders of all brands, for staff. */
export const staffOrderRoutes = implement(contract.staffOrders, {
  list: async ({ scope, query }) => ({ status: 200, data: await openList(scope, query) }),
  file: async ({ scope, query }) => ({ status: 200, file: await exportOrders(scope, query) }),
  read: async ({ scope, params }) => ({ status: 200, data: { data: await openOrder(asMember(scope), params.id) } }),
});
