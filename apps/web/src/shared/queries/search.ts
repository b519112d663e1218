import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

const LEAST = 2;

export const searchQueries = (client: Client) => ({
  /** Brands and products for what is typed; from two letters on. */
  find: (search: string) =>
    queryOptions({
      queryKey: ['search', search],
      queryFn: async ({ signal }) => (await client.search.find({ query: { search }, signal })).data.data,
      enabled: search.length >= LEAST,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
});
