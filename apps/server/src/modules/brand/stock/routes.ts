import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findStockRows } from './readWindow.ts';
import { saveStockCells } from './saveCells.ts';
import { openStock, saveStock } from './service.ts';

/** Stock of a brand's products, for its own people. */
export const brandStockRoutes = implement(contract.brandStock, {
  read: async ({ scope, params }) => ({ status: 200, data: { data: await openStock(asSeller(scope), params.id) } }),
  save: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await saveStock(asSeller(scope), params.id, body.changes) },
  }),
  list: async ({ scope, query }) => ({ status: 200, data: await findStockRows(asSeller(scope), query) }),
  saveCells: async ({ scope, body }) => ({
    status: 200,
    data: { data: await saveStockCells(asSeller(scope), body.cells) },
  }),
});
