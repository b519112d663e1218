import { infiniteQueryOptions, queryOptions, replaceEqualDeep, type InfiniteData } from '@tanstack/react-query';
import type { CallData, Client, VitrineContract } from '@vitrine/api/client';
import { newestCart, newestPages } from './newestCarts.ts';

export type CartPage = CallData<VitrineContract['cart']['list']>;
export type Cart = CartPage['results'][number];
type CartPages = InfiniteData<CartPage>;

/** Keys that a change of any cart makes stale. */
export const cartKeys = {
  all: ['carts'] as const,
  pages: ['carts', 'pages'] as const,
  one: (id: number) => ['carts', 'one', id] as const,
};

/** Structural sharing is also asked about what `select` made of the pages. */
const isPages = (read: unknown): read is CartPages => typeof read === 'object' && read !== null && 'pages' in read;

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
        queryKey: cartKeys.pages,
        queryFn: ({ pageParam, signal }) => list({ query: { page: pageParam }, signal }),
        structuralSharing: (known, read) =>
          replaceEqualDeep(known, isPages(read) ? newestPages(known as CartPages, read) : read),
        initialPageParam: 1,
        getNextPageParam: (last, pages) => (last.pagination.next ? pages.length + 1 : undefined),
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: cartKeys.one(id),
        queryFn: async ({ signal }) =>
          (await list({ query: { cart: id }, signal })).results.find((cart) => cart.id === id) ?? null,
        structuralSharing: (known, read) =>
          replaceEqualDeep(known, newestCart(known as Cart | null | undefined, read as Cart | null)),
      }),
    pricelists: (id: number) =>
      queryOptions({
        queryKey: ['carts', 'pricelists', id],
        queryFn: async ({ signal }) => (await client.cart.pricelists({ query: { cart_id: id }, signal })).data.data,
      }),
  };
};
