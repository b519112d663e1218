import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

export const favoriteKeys = { all: ['favorites'], ids: ['favorites', 'ids'] } as const;
export const recentKey = ['recent-products'] as const;

/** What people keep of products: favourites, what they saw, what they compare. */
export const favoriteQueries = (client: Client) => ({
  ids: () =>
    queryOptions({
      queryKey: favoriteKeys.ids,
      queryFn: async ({ signal }) => (await client.favorites.ids({ signal })).data.data,
      staleTime: 60_000,
    }),
  list: (page: number) =>
    queryOptions({
      queryKey: [...favoriteKeys.all, page],
      queryFn: async ({ signal }) => (await client.favorites.list({ query: { page }, signal })).data,
      placeholderData: keepPreviousData,
    }),
  recent: () =>
    queryOptions({
      queryKey: recentKey,
      queryFn: async ({ signal }) => (await client.products.recent({ signal })).data.data,
    }),
  compare: (ids: readonly number[]) =>
    queryOptions({
      queryKey: ['compare', ids],
      queryFn: async ({ signal }) =>
        (await client.products.compare({ query: { ids: ids.join(',') }, signal })).data.data,
      placeholderData: keepPreviousData,
      enabled: ids.length > 0,
    }),
});
