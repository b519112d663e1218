import { contract } from '@vitrine/api';
import { asSeller, seller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { openFacts, saveFacts } from './service.ts';

/** What a brand says of itself beside its page, for its own people. */
export const brandFactsRoutes = implement(contract.brandFacts, {
  read: async ({ scope }) => ({ status: 200, data: { data: await openFacts(scope, seller(scope).brandId) } }),
  save: async ({ scope, body: { seen, ...input } }) => ({
    status: 200,
    data: { data: await saveFacts(asSeller(scope), { input, seen }) },
  }),
});
