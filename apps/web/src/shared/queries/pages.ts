import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

const PAGE_STALE_MS = 10 * 60_000;

/** What the account tells about itself. */
export const pageQueries = (client: Client) => ({
  links: () =>
    queryOptions({
      queryKey: ['links'],
      queryFn: async ({ signal }) => (await client.pages.links({ signal })).data.data,
      staleTime: PAGE_STALE_MS,
    }),
  whoWeAre: () =>
    queryOptions({
      queryKey: ['who-we-are'],
      queryFn: async ({ signal }) => (await client.pages.whoWeAre({ signal })).data,
      staleTime: PAGE_STALE_MS,
    }),
  campaign: (slug: string) =>
    queryOptions({
      queryKey: ['campaign', slug],
      queryFn: async ({ signal }) => (await client.pages.page({ params: { slug }, signal })).data.data,
      staleTime: PAGE_STALE_MS,
    }),
});
