import { contract } from '@vitrine/api';
import { seller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { readLog } from '../../staff/log/service.ts';

/** A brand's part of the audit log. */
export const brandOfficeLogRoutes = implement(contract.brandOfficeLog, {
  list: async ({ scope, query }) => ({
    status: 200,
    data: await readLog(scope, { ...query, brandId: seller(scope).brandId }),
  }),
});
