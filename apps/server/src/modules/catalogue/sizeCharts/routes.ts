import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findSizeCharts } from './repository.ts';
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
