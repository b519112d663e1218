import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { addAccount, listAccounts } from './service.ts';

/** The marketplaces of the installation, for the staff who run it. */
export const staffAccountRoutes = implement(contract.staffAccounts, {
  list: async ({ scope, query }) => ({ status: 200, data: await listAccounts(scope, query) }),
  add: async ({ scope, body, request }) => {
    const data = await addAccount(scope, body);
    request.server.platform.accounts.forget();
    return { status: 201, data: { data } };
  },
});
