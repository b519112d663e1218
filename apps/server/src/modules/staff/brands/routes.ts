import { contract } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { openFacts } from '../../brand/terms/service.ts';
import { countBrands, findApplications, findBrands } from './repository.ts';
import { approve, openApplication, publish, publishMany, refuse } from './service.ts';
import { pageSlugProblem, slugProblem } from './slug.ts';

/** Brands that apply and brands of the marketplace, for staff. */
export const staffBrandRoutes = implement(contract.staffBrands, {
  applications: async ({ scope, query }) => ({ status: 200, data: await findApplications(scope, query) }),
  application: async ({ scope, params }) => ({ status: 200, data: { data: await openApplication(scope, params.id) } }),
  approve: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await approve(scope, params.id, body) },
  }),
  refuse: async ({ scope, params, body }) => {
    await refuse(scope, params.id, body.reason);
    return { status: 204 };
  },
  slug: async ({ scope, params, query }) => {
    const reason = await (query.for === 'page' ? pageSlugProblem : slugProblem)(scope, params.slug);
    return { status: 200, data: { data: { free: reason === null, reason } } };
  },
  list: async ({ scope, query }) => {
    const { data, meta } = await findBrands(scope, query);
    return { status: 200, data: { data, meta: { ...meta, ...(await countBrands(scope)) } } };
  },
  facts: async ({ scope, params }) => ({ status: 200, data: { data: await openFacts(scope, params.id) } }),
  publish: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await publish(scope, params.id, { isPublished: body.is_published, seen: body.seen }) },
  }),
  publishMany: async ({ scope, body }) => ({
    status: 200,
    data: { data: await publishMany(scope, body.is_published, body.brands) },
  }),
});
