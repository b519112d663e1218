import { contract } from '@vitrine/api';
import { parsePricelist } from '@vitrine/api/rules';
import { notFound } from '../../domain/refusal.ts';
import { implement } from '../../platform/routes.ts';
import { filtersOf } from './filters.ts';
import { findProducts } from './listing.ts';
import { findBrandSlug, findProduct, findSizeChart, findVariations } from './repository.ts';
import { priceVisibilityOf } from './priceVisibility.ts';

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw notFound();
  return value;
};

export const productRoutes = implement(contract.products, {
  list: async ({ query, scope }) => {
    const visibility = priceVisibilityOf(scope.viewer);
    const filters = filtersOf(query, visibility);
    const { results, meta, count } = await findProducts(scope, visibility, filters);
    return {
      status: 200,
      data: { results, pagination: { count, num_pages: Math.ceil(count / filters.pageSize) }, meta },
    };
  },
  detail: async ({ params, query, scope }) => ({
    status: 200,
    data: {
      data: found(
        await findProduct(scope, priceVisibilityOf(scope.viewer), params.id, parsePricelist(query.pricelist)),
      ),
    },
  }),
  variations: async ({ params, scope }) => ({
    status: 200,
    data: { data: found(await findVariations(scope, params.id)) },
  }),
  seller: async ({ params, scope }) => ({
    status: 200,
    data: { data: { slug: found(await findBrandSlug(scope, params.id)) } },
  }),
  sizeChart: async ({ params, scope }) => ({ status: 200, data: found(await findSizeChart(scope, params.id)) }),
});
