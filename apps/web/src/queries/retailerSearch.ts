import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

/** Approved retailers with a text in their name, in pages. Apart from the directory's queries, which the first screen loads. */
export const retailerSearch = (client: Client) => (search: string) =>
  infiniteQueryOptions({
    queryKey: ['retailers', 'search', search],
    queryFn: async ({ pageParam: page, signal }) =>
      (await client.retailers.list({ query: { page, search }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ data, meta }, pages, page) =>
      data.length > 0 && pages.reduce((sum, each) => sum + each.data.length, 0) < meta.total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
    // Read again, it would ask for every page that somebody has scrolled through.
    staleTime: 300_000,
  });
