import { contract } from '@vitrine/api';
import { parseIds, parsePricelist, productLimits } from '@vitrine/api/rules';
import { notFound } from '../../../domain/refusal.ts';
import { asMember } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { compareProducts } from './compare.ts';
import { filtersOf } from './filters.ts';
import { findProducts } from './listing.ts';
import { findRecentProducts, recordProductVisit } from './recent.ts';
import { findBrandSlug, findProduct, findSizeChart, findVariations } from './repository.ts';
import { priceVisibilityOf } from './priceVisibility.ts';

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw notFound();
  return value;
};

export const productRoutes = implement(
  contract.products,
  {
    list: async ({ query, scope }) => {
      const filters = filtersOf(query, priceVisibilityOf(scope.viewer));
      const { results, meta, count } = await findProducts(scope, filters);
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
    compare: async ({ query, scope }) => ({
      status: 200,
      data: { data: await compareProducts(asMember(scope), parseIds(query.ids).slice(0, productLimits.compared)) },
    }),
    recent: async ({ scope }) => ({ status: 200, data: { data: await findRecentProducts(asMember(scope)) } }),
    see: async ({ params, scope }) => {
      await recordProductVisit(asMember(scope), params.id);
      return { status: 204 };
    },
    variations: async ({ params, scope }) => ({
      status: 200,
      data: found(await findVariations(scope, params.id)),
    }),
    seller: async ({ params, scope }) => ({
      status: 200,
      data: { data: { slug: found(await findBrandSlug(scope, params.id)) } },
    }),
    sizeChart: async ({ params, scope }) => ({ status: 200, data: found(await findSizeChart(scope, params.id)) }),
  },
  { late: ['list'] },
);
