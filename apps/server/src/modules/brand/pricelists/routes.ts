import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { giveTo, readAudience } from './audience.ts';
import { findPricelists } from './repository.ts';
import { addPricelist, removePricelist, renamePricelist } from './service.ts';

/** Price lists of a brand, for its own people. */
export const brandPricelistRoutes = implement(contract.brandPricelists, {
  list: async ({ scope }) => ({ status: 200, data: { data: await findPricelists(asSeller(scope)) } }),
  add: async ({ scope, body }) => ({ status: 201, data: { data: await addPricelist(asSeller(scope), body) } }),
  rename: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await renamePricelist(asSeller(scope), params.id, body) },
  }),
  audience: async ({ scope, params }) => ({
    status: 200,
    data: { data: await readAudience(asSeller(scope), params.id) },
  }),
  give: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await giveTo(asSeller(scope), params.id, body) },
  }),
  remove: async ({ scope, params, query }) => {
    await removePricelist(asSeller(scope), params.id, query);
    return { status: 204 };
  },
});
