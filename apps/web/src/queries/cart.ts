import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallData, Client, VitrineContract } from '@vitrine/api/client';

export type CartPage = CallData<VitrineContract['cart']['list']>;
export type Cart = CartPage['results'][number];

/** Keys that a change of any cart makes stale. */
export const cartKeys = { all: ['carts'] as const, one: (id: number) => ['carts', 'one', id] as const };

export const cartQueries = (client: Client) => ({
  /** All carts, page after page. */
  pages: () =>
    infiniteQueryOptions({
      queryKey: ['carts', 'pages'],
      queryFn: async ({ pageParam, signal }) => (await client.cart.list({ query: { page: pageParam }, signal })).data,
      initialPageParam: 1,
      getNextPageParam: (last, pages) => (last.pagination.next ? pages.length + 1 : undefined),
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: cartKeys.one(id),
      queryFn: async ({ signal }) =>
        (await client.cart.list({ query: { cart: id }, signal })).data.results.find((cart) => cart.id === id) ?? null,
    }),
  pricelists: (id: number) =>
    queryOptions({
      queryKey: ['carts', 'pricelists', id],
      queryFn: async ({ signal }) => (await client.cart.pricelists({ query: { cart_id: id }, signal })).data.data,
    }),
});
