import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallData, Client, VitrineContract } from '@vitrine/api/client';

export type CartPage = CallData<VitrineContract['cart']['list']>;
export type Cart = CartPage['results'][number];

/** Keys that a change of any cart makes stale. */
export const cartKeys = { all: ['carts'] as const, one: (id: number) => ['carts', 'one', id] as const };

const FORBIDDEN = 403;

/** By its status: the class of the error comes with the API client, which the first screen does not load. */
const isForbidden = (error: unknown): boolean => (error as { status?: number }).status === FORBIDDEN;

/** `onForbidden` is called when the carts of this session may not be read any more (S-030, X-018). */
export const cartQueries = (client: Client, onForbidden: () => void) => {
  const list = async (input: Parameters<Client['cart']['list']>[0]): Promise<CartPage> => {
    try {
      return (await client.cart.list(input)).data;
    } catch (error) {
      if (isForbidden(error)) onForbidden();
      throw error;
    }
  };
  return {
    /** All carts, page after page. */
    pages: () =>
      infiniteQueryOptions({
        queryKey: ['carts', 'pages'],
        queryFn: ({ pageParam, signal }) => list({ query: { page: pageParam }, signal }),
        initialPageParam: 1,
        getNextPageParam: (last, pages) => (last.pagination.next ? pages.length + 1 : undefined),
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: cartKeys.one(id),
        queryFn: async ({ signal }) =>
          (await list({ query: { cart: id }, signal })).results.find((cart) => cart.id === id) ?? null,
      }),
    pricelists: (id: number) =>
      queryOptions({
        queryKey: ['carts', 'pricelists', id],
        queryFn: async ({ signal }) => (await client.cart.pricelists({ query: { cart_id: id }, signal })).data.data,
      }),
  };
};
