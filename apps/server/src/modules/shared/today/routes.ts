import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { readBrandToday } from './brand.ts';
import { readStaffTasks } from './staff.ts';

/** What waits for the staff of the account. */
export const staffTodayRoutes = implement(contract.staffToday, {
  read: async ({ scope }) => ({ status: 200, data: { data: await readStaffTasks(scope) } }),
});

/** What waits for the people of a brand. */
export const brandTodayRoutes = implement(contract.brandToday, {
  read: async ({ scope }) => ({ status: 200, data: await readBrandToday(asSeller(scope)) }),
});
