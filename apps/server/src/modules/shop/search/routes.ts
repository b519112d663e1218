import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { find } from './service.ts';

export const searchRoutes = implement(
  contract.search,
  {
    find: async ({ scope, query }) => ({ status: 200, data: { data: await find(scope, query.search.trim()) } }),
  },
  { late: ['find'] },
);
