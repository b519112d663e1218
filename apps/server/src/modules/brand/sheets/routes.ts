import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { exportCatalogue } from './exporting.ts';
import { findImports, undoImport } from './imports.ts';
import { applySheet, checkSheet, forgetColumns } from './service.ts';

/** The catalogue of a brand as a spreadsheet, out and in again. */
export const brandSheetRoutes = implement(contract.brandSheets, {
  download: async ({ scope, query }) => ({
    status: 200,
    file: await exportCatalogue(asSeller(scope), query.format),
  }),
  check: async ({ scope, body, request }) => ({
    status: 201,
    data: {
      data: {
        job: await checkSheet(asSeller(scope), request.server.platform.files, {
          file: body.file,
          sheet: body.sheet,
          uses: typeof body.uses === 'string' ? [body.uses] : body.uses,
        }),
      },
    },
  }),
  apply: async ({ scope, body }) => ({
    status: 201,
    data: { data: { job: await applySheet(asSeller(scope), body.job) } },
  }),
  imports: async ({ scope }) => ({ status: 200, data: { data: await findImports(asSeller(scope)) } }),
  undo: async ({ scope, params }) => ({
    status: 201,
    data: { data: { job: await undoImport(asSeller(scope), params.import) } },
  }),
  forgetLayout: async ({ scope, params }) => {
    await forgetColumns(asSeller(scope), params.layout);
    return { status: 204 };
  },
});
