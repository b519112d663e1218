import { contract } from '@vitrine/api';
import { asBuyer } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findIds } from './repository.ts';
import { addFavorite, readFavorites, removeFavorite } from './service.ts';

/** Favourite products of a retailer, for its people alone. */
export const favoriteRoutes = implement(contract.favorites, {
  ids: async ({ scope }) => ({ status: 200, data: { data: await findIds(asBuyer(scope)) } }),
  list: async ({ scope, query }) => ({ status: 200, data: await readFavorites(asBuyer(scope), query.page) }),
  add: async ({ scope, params }) => ({ status: 200, data: { data: await addFavorite(asBuyer(scope), params.id) } }),
  remove: async ({ scope, params }) => ({
    status: 200,
    data: { data: await removeFavorite(asBuyer(scope), params.id) },
  }),
});
