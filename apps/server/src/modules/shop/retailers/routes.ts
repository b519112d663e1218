import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { asFinder, findRetailers, openRetailer } from './directory.ts';

/** The directory of retailers, for brands and staff. */
export const retailerRoutes = implement(contract.retailers, {
  list: async ({ scope, query }) => ({ status: 200, data: await findRetailers(asFinder(scope), query) }),
  page: async ({ scope, params }) => ({ status: 200, data: { data: await openRetailer(asFinder(scope), params.id) } }),
});
