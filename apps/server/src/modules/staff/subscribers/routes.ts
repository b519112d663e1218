import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { findSubscribers } from './repository.ts';
import { exportSubscribers } from './service.ts';

/** Addresses of the newsletter, for staff. */
export const staffSubscriberRoutes = implement(contract.staffSubscribers, {
  list: async ({ scope, query }) => ({ status: 200, data: await findSubscribers(scope, query) }),
  file: async ({ scope, query }) => ({ status: 200, file: await exportSubscribers(scope, query.format) }),
});
