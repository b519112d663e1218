import { contract } from '@vitrine/api';
import { asBuyer } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { choosePricelist, forgetChoice, readChosen } from './service.ts';

/** The price list in which a retailer buys from each brand. */
export const chosenPricelistRoutes = implement(contract.chosenPricelists, {
  list: async ({ scope }) => ({ status: 200, data: { data: await readChosen(asBuyer(scope)) } }),
  choose: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await choosePricelist(asBuyer(scope), params.slug, body.pricelist_id) },
  }),
  forget: async ({ scope, params }) => ({
    status: 200,
    data: { data: await forgetChoice(asBuyer(scope), params.slug) },
  }),
});
