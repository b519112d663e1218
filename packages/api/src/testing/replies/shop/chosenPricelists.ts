import type { Replies } from '../replies.ts';

/** Choices are remembered as long as their handlers live. No currency decides: each screen shows what it asks. */
export const chosenPricelistReplies = (): Replies['chosenPricelists'] => {
  const chosen = new Map<string, number>();
  const answer = () => ({
    status: 200 as const,
    data: {
      data: {
        currency: null,
        chosen: [...chosen].map(([seller_slug, pricelist_id]) => ({ seller_slug, pricelist_id })),
      },
    },
  });
  return {
    list: answer,
    choose: ({ params, body }) => {
      chosen.set(params.slug, body.pricelist_id);
      return answer();
    },
    forget: ({ params }) => {
      chosen.delete(params.slug);
      return answer();
    },
  };
};
