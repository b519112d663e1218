import type { Fixtures, Member } from '../fixtures/index.ts';
import type { Replies } from './replies.ts';
import { notFound } from './problem.ts';

/** Amounts are hidden from whoever is not an approved retailer (S-008). */
export const homeReplies = (fixtures: Fixtures, member: Member | null): Replies['home'] => ({
  read: { status: 200, data: (member?.stage === 'approved' ? fixtures : fixtures.hidden).home },
});

/** Amounts are hidden from whoever is not an approved retailer (S-008). */
export const productReplies = (fixtures: Fixtures, member: Member | null): Replies['products'] => {
  const seen = member?.stage === 'approved' ? fixtures : fixtures.hidden;
  const known = new Set(fixtures.products.map(({ id }) => id));
  return {
    list: { status: 200, data: seen.listing },
    detail: ({ params }) =>
      known.has(params.id) ? { status: 200, data: { data: seen.product(params.id) } } : notFound,
    variations: ({ params }) =>
      known.has(params.id) ? { status: 200, data: { data: fixtures.product(params.id).variations } } : notFound,
    seller: ({ params }) =>
      known.has(params.id)
        ? { status: 200, data: { data: { slug: fixtures.product(params.id).seller_slug } } }
        : notFound,
    sizeChart: { status: 200, data: fixtures.sizeChart },
  };
};
