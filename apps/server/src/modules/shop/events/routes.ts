import { contract } from '@vitrine/api';
import { pageSizes, parseIds } from '@vitrine/api/rules';
import { notFound } from '../../../domain/refusal.ts';
import { asMember } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { findSegment, findSegmentBrands, linkMember } from './repository.ts';
import type { SegmentPage } from './repository.ts';

const openSegment = async (scope: Scope, slug: string): Promise<SegmentPage> => {
  const segment = await findSegment(scope, slug);
  if (!segment) throw notFound();
  return segment;
};

/** Segments of events: their pages, their brands, and who takes part in them. */
export const eventRoutes = implement(
  contract.events,
  {
    segment: async ({ scope, params }) => ({ status: 200, data: { data: await openSegment(scope, params.segment) } }),
    brands: async ({ scope, params, query }) => {
      const { id } = await openSegment(scope, params.segment);
      const size = pageSizes.segmentBrands;
      const filter = { segments: parseIds(query.segments), categories: parseIds(query.categories) };
      // One more than a page shows whether another page follows.
      const page = { limit: size + 1, offset: (query.page - 1) * size };
      const brands = await findSegmentBrands(scope, id, filter, page);
      return {
        status: 200,
        data: { data: brands.slice(0, size), pagination: { has_more: brands.length > size } },
      };
    },
    link: async ({ scope, body }) => {
      if (!(await linkMember(asMember(scope), body.event_segment))) throw notFound();
      return { status: 200, data: { message: 'Success' } };
    },
  },
  { late: ['segment', 'brands'] },
);
