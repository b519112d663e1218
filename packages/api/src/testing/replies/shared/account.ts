import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { notFound } from '../problem.ts';

export const accountReplies = (fixtures: Fixtures): Replies['account'] => ({
  branding: { status: 200, data: { data: fixtures.account } },
  eventSegments: { status: 200, data: { results: fixtures.eventSegments } },
  events: { status: 200, data: { data: fixtures.events } },
  segments: { status: 200, data: { results: fixtures.segments } },
  segment: ({ params }) => {
    const segment = fixtures.segments.find(({ id }) => id === params.id);
    return segment ? { status: 200, data: segment } : notFound;
  },
  locations: { status: 200, data: { data: fixtures.locations } },
  terms: { status: 200, data: fixtures.terms },
  privacy: { status: 200, data: fixtures.privacy },
});
