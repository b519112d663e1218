import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { notFound } from '../problem.ts';

const pageSize = 6;

/** Segments of active events, and those of none; filters answer as if they matched everything. */
export const eventReplies = (fixtures: Fixtures): Replies['events'] => {
  const isVisible = (slug: string) => fixtures.segmentPage(slug) !== undefined;
  return {
    segment: ({ params }) => {
      const page = fixtures.segmentPage(params.segment);
      return page ? { status: 200, data: { data: page } } : notFound;
    },
    brands: ({ params, query }) => {
      if (!isVisible(params.segment)) return notFound;
      const end = query.page * pageSize;
      return {
        status: 200,
        data: {
          data: fixtures.landingBrands.slice(end - pageSize, end),
          pagination: { has_more: end < fixtures.landingBrands.length },
        },
      };
    },
    link: ({ body }) =>
      fixtures.eventSegments.some(({ id, is_active_event }) => id === body.event_segment && is_active_event)
        ? { status: 200, data: { message: 'Success' } }
        : notFound,
  };
};
