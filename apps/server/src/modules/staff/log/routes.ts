import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { findEntries } from './repository.ts';

/** The audit log, for staff. */
export const staffLogRoutes = implement(contract.staffLog, {
  list: async ({ scope, query }) => ({ status: 200, data: await findEntries(scope, query) }),
});
