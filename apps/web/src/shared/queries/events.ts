import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

/** The filters of a segment's brands as the API names them: ids joined by commas. */
export interface SegmentFilters {
  segments?: string;
  categories?: string;
}

const options = { staleTime: 60_000 } as const;

export const eventQueries = (client: Client) => ({
  heroes: (event: string) =>
    queryOptions({
      ...options,
      queryKey: ['events', 'heroes', event],
      queryFn: async ({ signal }) => (await client.landing.heroes({ query: { 'events[]': event }, signal })).data.data,
    }),
  brands: (event: string) =>
    queryOptions({
      ...options,
      queryKey: ['events', 'brands', event],
      queryFn: async ({ signal }) => (await client.landing.brands({ query: { 'events[]': event }, signal })).data.data,
    }),
  segment: (slug: string) =>
    queryOptions({
      ...options,
      queryKey: ['events', 'segment', slug],
      queryFn: async ({ signal }) => (await client.events.segment({ params: { segment: slug }, signal })).data.data,
    }),
  /** Brands of a segment, page after page. */
  segmentBrands: (slug: string, filters: SegmentFilters) =>
    infiniteQueryOptions({
      ...options,
      queryKey: ['events', 'segment', slug, 'brands', filters],
      queryFn: async ({ pageParam, signal }) =>
        (await client.events.brands({ params: { segment: slug }, query: { ...filters, page: pageParam }, signal }))
          .data,
      initialPageParam: 1,
      getNextPageParam: (last, pages) => (last.pagination.has_more ? pages.length + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  /** What the brands of a segment can be narrowed by. */
  filterOptions: (segmentId: number) =>
    queryOptions({
      ...options,
      queryKey: ['events', 'filters', segmentId],
      queryFn: async ({ signal }) => {
        const input = { query: { showroom: String(segmentId) }, signal };
        const [segments, categories] = await Promise.all([
          client.brands.segments(input),
          client.brands.categories(input),
        ]);
        return { segments: segments.data.data.data, categories: categories.data.data.data };
      },
    }),
});
