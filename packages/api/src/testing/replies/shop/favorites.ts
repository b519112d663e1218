import { pageSizes } from '../../../rules/constants.ts';
import type { Fixtures, Member } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** Favourites remember what was marked as long as their handlers live. */
export const favoriteReplies = (fixtures: Fixtures, member: Member | null): Replies['favorites'] => {
  const products = (member?.stage === 'approved' ? fixtures : fixtures.hidden).listing.results;
  const known = new Map(products.map((product) => [product.id, product]));
  let marked = products.slice(1, 4).map(({ id }) => id);
  const sheet = products[0]?.collection;
  const answer = () => ({ status: 200 as const, data: { data: marked } });
  return {
    ids: answer,
    list: ({ query }) => {
      const size = pageSizes.favorites;
      const shown = marked.slice((query.page - 1) * size, query.page * size);
      return {
        status: 200,
        data: {
          results: shown.flatMap((id) => known.get(id) ?? []),
          pagination: { count: marked.length, num_pages: Math.ceil(marked.length / size) },
          meta: { collections: sheet && marked.length > 0 ? [{ ...sheet, count: marked.length }] : [] },
        },
      };
    },
    add: ({ params }) => {
      if (!known.has(params.id)) return notFound;
      marked = [params.id, ...marked.filter((id) => id !== params.id)];
      return answer();
    },
    remove: ({ params }) => {
      if (!marked.includes(params.id)) return notFound;
      marked = marked.filter((id) => id !== params.id);
      return answer();
    },
  };
};
