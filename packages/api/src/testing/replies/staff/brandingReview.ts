import type { BrandingReview } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';

/** The review remembers what was said and decided. */
export const staffBrandingReviewReplies = ({ staff }: Fixtures): Replies['staffBrandingReview'] => {
  let review = staff.brandingReview;
  const said = { person: 'Marta Lima', created_at: '2026-11-23T16:00:00Z', done: false };
  const change = (parts: Partial<BrandingReview>) => {
    review = { ...review, ...parts };
    return { status: 200, data: { data: review } } as const;
  };
  return {
    read: () => change({}),
    comment: ({ body }) =>
      change({ comments: [{ id: review.comments.length + 1, ...body, ...said }, ...review.comments] }),
    settle: ({ params, body: { done } }) =>
      change({ comments: review.comments.map((one) => (one.id === params.id ? { ...one, done } : one)) }),
    decide: ({ body: { decision } }) =>
      change({
        decisions: [
          { person: said.person, decision, decided_at: said.created_at, is_current: true, is_own: true },
          ...review.decisions.filter(({ is_own }) => !is_own),
        ],
      }),
  };
};
