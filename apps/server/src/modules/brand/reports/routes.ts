import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findOpenCarts } from './repository.ts';
import { cartsFile, looksFile, salesFile } from './files.ts';
import { pageOf, readLooks, readSales } from './service.ts';

/** Reports of a brand, for its own people. */
export const brandReportRoutes = implement(
  contract.brandReports,
  {
    sales: async ({ scope, query }) => ({ status: 200, data: await readSales(asSeller(scope), query) }),
    salesFile: async ({ scope, query }) => ({ status: 200, file: await salesFile(asSeller(scope), query) }),
    looks: async ({ scope, query }) => ({ status: 200, data: await readLooks(asSeller(scope), query) }),
    looksFile: async ({ scope, query }) => ({ status: 200, file: await looksFile(asSeller(scope), query) }),
    carts: async ({ scope }) => ({ status: 200, data: pageOf(await findOpenCarts(asSeller(scope))) }),
    cartsFile: async ({ scope }) => ({ status: 200, file: await cartsFile(asSeller(scope)) }),
  },
  { late: ['sales', 'salesFile', 'looks', 'looksFile', 'carts', 'cartsFile'] },
);
