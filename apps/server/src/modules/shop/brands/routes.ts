import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { featured, findAll, findBrands, findPage, newest, suggestBrands, visitedBy } from './directory.ts';
import { brandPage } from './mapper.ts';
import { findCategories, findOptions } from './options.ts';
import { mayPreview, openBrand, openCollections } from './service.ts';
import { recordVisit } from './visits.ts';

const listed = <T>(data: T) => ({ status: 200 as const, data: { data: { data } } });

export const brandRoutes = implement(
  contract.brands,
  {
    list: async ({ scope, query }) => {
      const { limit } = query;
      if (limit === undefined) return listed(await findAll(scope, query));
      return { status: 200, data: { data: await findPage(scope, { ...query, limit }) } };
    },
    newest: async ({ scope, query }) => listed(await findBrands(scope, newest, query)),
    featured: async ({ scope, query }) => listed(await findBrands(scope, featured, query)),
    recentlyVisited: async ({ scope, query }) =>
      listed(scope.viewer ? await findBrands(scope, visitedBy(scope.viewer.memberId), query) : []),
    autocomplete: async ({ scope, query }) => ({
      status: 200,
      data: { data: query.search.trim() === '' ? [] : await suggestBrands(scope, query.search) },
    }),
    segments: async ({ scope, query }) => listed(await findOptions(scope, 'segments', query)),
    categories: async ({ scope, query }) => listed(await findOptions(scope, 'categories', query)),
    showrooms: async ({ scope, query }) => listed(await findOptions(scope, 'showroom', query)),
    sellerCategories: async ({ scope }) => ({ status: 200, data: { data: await findCategories(scope) } }),
    page: async ({ scope, params, query, request }) => {
      const brand = await openBrand(scope, params.slug);
      // The page is not held up by the note of the visit, and not lost with it.
      recordVisit(scope, brand.id).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a visit was not recorded'),
      );
      const asDraft = ['1', 'true'].includes(query.brand_page_draft ?? '') && mayPreview(scope, brand.id);
      return { status: 200, data: brandPage(scope, brand, asDraft) };
    },
    collections: async ({ scope, params }) => ({ status: 200, data: await openCollections(scope, params.slug) }),
  },
  {
    late: [
      'list',
      'newest',
      'featured',
      'autocomplete',
      'segments',
      'categories',
      'showrooms',
      'sellerCategories',
      'collections',
    ],
  },
);
