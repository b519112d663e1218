import { parseIds } from '../../../rules/pages.ts';
import type { Fixtures, Member } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { notFound } from '../problem.ts';

/** Only approved retailers see amounts (S-008). */
export const homeReplies = (fixtures: Fixtures, member: Member | null): Replies['home'] => ({
  read: { status: 200, data: (member?.stage === 'approved' ? fixtures : fixtures.hidden).home },
});

const windows = {
  order_window_end: '2027-01-15',
  production_window_start: '2027-02-01',
  production_window_end: '2027-03-31',
  delivery_msg: null,
};

/** Only approved retailers see amounts (S-008). */
export const productReplies = (fixtures: Fixtures, member: Member | null): Replies['products'] => {
  const seen = member?.stage === 'approved' ? fixtures : fixtures.hidden;
  const known = new Set(fixtures.products.map(({ id }) => id));
  const stocks = fixtures.cart.collections[0]?.products[0]?.variations.map(({ info }) => info.stock);
  const variationsOf = (id: number) => {
    const { variations } = fixtures.product(id);
    if (!member?.stage) return { data: variations };
    return {
      data: variations.map((variation, at) => ({ ...variation, stock: stocks?.[at] })),
      meta: { order_minimum_quantity: null, order_maximum_quantity: null },
    };
  };
  return {
    list: { status: 200, data: seen.listing },
    detail: ({ params }) =>
      known.has(params.id) ? { status: 200, data: { data: seen.product(params.id) } } : notFound,
    compare: ({ query }) => ({
      status: 200,
      data: {
        data: parseIds(query.ids).flatMap((id) => {
          const card = seen.listing.results.find((product) => product.id === id);
          return card ? { ...card, available_sizes: card.sizes.slice(1).map(({ name }) => name), windows } : [];
        }),
      },
    }),
    // Screens show this only when there is something to show: stories that need it say so.
    recent: { status: 200, data: { data: [] } },
    see: ({ params }) => (known.has(params.id) ? { status: 204, data: undefined } : notFound),
    variations: ({ params }) => (known.has(params.id) ? { status: 200, data: variationsOf(params.id) } : notFound),
    seller: ({ params }) =>
      known.has(params.id)
        ? { status: 200, data: { data: { slug: fixtures.product(params.id).seller_slug } } }
        : notFound,
    sizeChart: { status: 200, data: fixtures.sizeChart },
  };
};
