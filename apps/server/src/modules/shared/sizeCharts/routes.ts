import { contract } from '@vitrine/api';
import { asMember, asSeller } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findSizeCharts, findSizes } from './repository.ts';
import type { KeeperScope } from './repository.ts';
import { addSizeChart, openSizeChart, removeSizeChart, saveSizeChart } from './service.ts';

/** Size charts of a brand, for its own people. */
export const brandSizeChartRoutes = implement(contract.brandSizeCharts, {
  list: async ({ scope }) => ({ status: 200, data: { data: await findSizeCharts(asSeller(scope)) } }),
  read: async ({ scope, params }) => ({
    status: 200,
    data: { data: await openSizeChart(asSeller(scope), params.id) },
  }),
  add: async ({ scope, body }) => ({ status: 201, data: { data: await addSizeChart(asSeller(scope), body) } }),
  save: async ({ scope, params, body: { seen, ...input } }) => ({
    status: 200,
    data: { data: await saveSizeChart(asSeller(scope), params.id, { input, seen }) },
  }),
  remove: async ({ scope, params }) => {
    await removeSizeChart(asSeller(scope), params.id);
    return { status: 204 };
  },
});

/** Staff act for the account, also those who have a brand. */
const asAccount = (scope: Scope): KeeperScope => {
  const member = asMember(scope);
  return { ...member, viewer: { ...member.viewer, brandId: null } };
};

/** Size charts of the account, for staff. */
export const staffSizeChartRoutes = implement(contract.staffSizeCharts, {
  list: async ({ scope }) => {
    const keeper = asAccount(scope);
    return { status: 200, data: { data: await findSizeCharts(keeper), sizes: await findSizes(keeper) } };
  },
  read: async ({ scope, params }) => ({
    status: 200,
    data: { data: await openSizeChart(asAccount(scope), params.id) },
  }),
  add: async ({ scope, body }) => ({ status: 201, data: { data: await addSizeChart(asAccount(scope), body) } }),
  save: async ({ scope, params, body: { seen, ...input } }) => ({
    status: 200,
    data: { data: await saveSizeChart(asAccount(scope), params.id, { input, seen }) },
  }),
  remove: async ({ scope, params }) => {
    await removeSizeChart(asAccount(scope), params.id);
    return { status: 204 };
  },
});
