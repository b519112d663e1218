import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findCells } from './read.ts';
import { saveCells } from './service.ts';

/** The catalogue of a brand as a table, for its own people. */
export const brandCellRoutes = implement(contract.brandCells, {
  list: async ({ scope, query }) => ({ status: 200, data: await findCells(asSeller(scope), query.before) }),
  save: async ({ scope, body }) => ({ status: 200, data: { data: await saveCells(asSeller(scope), body.cells) } }),
});
