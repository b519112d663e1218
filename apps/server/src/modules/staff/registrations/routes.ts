import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { findQueue } from './repository.ts';
import { approveAll, decide, openFile } from './service.ts';

/** Registrations of retailers, for staff. */
export const staffRetailerRoutes = implement(contract.staffRetailers, {
  list: async ({ scope, query }) => ({ status: 200, data: await findQueue(scope, query) }),
  file: async ({ scope, params }) => ({ status: 200, data: { data: await openFile(scope, params.id) } }),
  review: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await decide(scope, params.id, body) },
  }),
  approve: async ({ scope, body }) => ({ status: 200, data: { data: await approveAll(scope, body.retailers) } }),
});
