import { contract } from '@vitrine/api';
import { asSeller } from '../../domain/scope.ts';
import { implement } from '../../platform/routes.ts';
import { findRetailers, openRetailer } from './directory.ts';

/** The directory of retailers, for brands. */
export const retailerRoutes = implement(contract.retailers, {
  list: async ({ scope, query }) => ({ status: 200, data: await findRetailers(asSeller(scope), query) }),
  page: async ({ scope, params }) => ({ status: 200, data: { data: await openRetailer(asSeller(scope), params.id) } }),
});
