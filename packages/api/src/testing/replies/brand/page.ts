import type { BrandPageComment, BrandPageState } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** The page remembers its draft and what was published. */
export const brandOfficePageReplies = ({ brandPageState, brandPageComments }: Fixtures): Replies['brandOfficePage'] => {
  let state = brandPageState;
  let comments = brandPageComments;
  const commented = (now: BrandPageComment[]) => {
    comments = now;
    return { status: 200, data: { data: comments } } as const;
  };
  const change = (seen: number, parts: Partial<BrandPageState>) => {
    if (seen !== state.version)
      return { status: 409, data: { ...problem('Somebody else has changed the page.'), current: state } } as const;
    state = { ...state, ...parts, version: seen + 1 };
    return { status: 200, data: { data: state } } as const;
  };
  const withNewest = () => [
    { id: 100 + state.version, created_at: '2026-11-23T10:00:00Z', person: 'Davi Moura' },
    ...state.published,
  ];
  return {
    read: () => ({ status: 200, data: { data: state } }),
    saveDraft: ({ body: { seen, ...draft } }) => change(seen, { draft, has_draft: true }),
    addPicture: () => ({ status: 201, data: { data: { path: brandPageState.live.cover_image_thumbnail } } }),
    discardDraft: ({ body: { seen } }) => change(seen, { draft: state.live, has_draft: false, planned: null }),
    publish: ({ body: { seen } }) =>
      change(seen, { live: state.draft, has_draft: false, planned: null, published: withNewest() }),
    plan: ({ body: { seen, publish_at } }) =>
      change(seen, { planned: publish_at === null ? null : { publish_at, person: 'Davi Moura', is_late: false } }),
    restore: ({ body: { seen } }) => change(seen, { published: withNewest() }),
    published: () => ({
      status: 200,
      data: { data: { ...state.live, brand_style: { en: 'Linen, and the sea.', pt_BR: 'Linho, e o mar.' } } },
    }),
    comments: () => commented(comments),
    comment: ({ body }) =>
      commented([
        { id: comments.length + 1, ...body, person: 'Davi Moura', created_at: '2026-11-23T10:00:00Z', done: false },
        ...comments,
      ]),
    settle: ({ params, body: { done } }) =>
      commented(comments.map((comment) => (comment.id === params.id ? { ...comment, done } : comment))),
  };
};
