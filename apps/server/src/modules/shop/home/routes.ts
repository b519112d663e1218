import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { readHome } from './service.ts';

export const homeRoutes = implement(contract.home, {
  read: async ({ scope }) => ({ status: 200, data: await readHome(scope) }),
});
