import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

/** The directory's filters as the API names them; locations are ids joined by commas. */
export interface RetailerFilters {
  page: number;
  locations?: string;
  letter?: string;
  search?: string;
}

export const retailerQueries = (client: Client) => ({
  list: (filters: RetailerFilters) =>
    queryOptions({
      queryKey: ['retailers', 'list', filters],
      queryFn: async ({ signal }) => (await client.retailers.list({ query: filters, signal })).data,
      placeholderData: keepPreviousData,
    }),
  page: (id: number) =>
    queryOptions({
      queryKey: ['retailers', 'page', id],
      queryFn: async ({ signal }) => (await client.retailers.page({ params: { id }, signal })).data.data,
    }),
});
