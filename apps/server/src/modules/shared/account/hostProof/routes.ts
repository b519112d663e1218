import { contract } from '@vitrine/api';
import { implement } from '../../../../platform/routes.ts';
import { checkHost, listHostStates } from './service.ts';

/** The hosts of an account and their proofs, for its staff. */
export const staffHostRoutes = implement(contract.staffHosts, {
  list: async ({ scope }) => ({ status: 200, data: { data: await listHostStates(scope) } }),
  check: async ({ scope, params, request }) => {
    const { accounts, findTxt } = request.server.platform;
    const data = await checkHost(scope, params.host, findTxt);
    accounts.forget();
    return { status: 200, data: { data } };
  },
});
