import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

/** The directory's filters as the API names them; lists are ids joined by commas. */
export interface DirectoryFilters {
  search?: string;
  segments?: string;
  categories?: string;
  showroom?: string;
  /** Only brands with an active collection, or only those without one. */
  active?: 'true' | 'false';
}

/** Brands of a page of the directory. The rules module would bring its words to the first screen. */
export const DIRECTORY_PAGE = 48;

const options = { staleTime: 60_000 } as const;

export const brandQueries = (client: Client) => ({
  /** All brands at once. */
  list: () =>
    queryOptions({
      ...options,
      queryKey: ['brands', 'list'],
      queryFn: async ({ signal }) => (await client.brands.list({ signal })).data.data.data,
    }),
  /** A page of the directory, with the letters of all pages. Another server answers with all brands and without letters. */
  directory: (filters: DirectoryFilters, page = 1) =>
    queryOptions({
      ...options,
      queryKey: ['brands', 'directory', filters, page],
      queryFn: async ({ signal }) =>
        (await client.brands.list({ query: { ...filters, limit: DIRECTORY_PAGE, page }, signal })).data.data,
    }),
  newest: (filters: DirectoryFilters) =>
    queryOptions({
      ...options,
      queryKey: ['brands', 'new', filters],
      queryFn: async ({ signal }) => (await client.brands.newest({ query: filters, signal })).data.data.data,
    }),
  featured: (filters: DirectoryFilters) =>
    queryOptions({
      ...options,
      queryKey: ['brands', 'featured', filters],
      queryFn: async ({ signal }) => (await client.brands.featured({ query: filters, signal })).data.data.data,
    }),
  recentlyVisited: (filters: DirectoryFilters) =>
    queryOptions({
      queryKey: ['brands', 'recent', filters],
      queryFn: async ({ signal }) => (await client.brands.recentlyVisited({ query: filters, signal })).data.data.data,
    }),
  /** Brands that match; null if the server could not be asked. */
  autocomplete: (search: string) =>
    queryOptions({
      ...options,
      queryKey: ['brands', 'autocomplete', search],
      queryFn: async ({ signal }) => {
        try {
          return (await client.brands.autocomplete({ query: { search }, signal })).data.data;
        } catch (error) {
          // The search itself still works.
          if (!signal.aborted) console.warn('Brands could not be suggested.', error);
          return null;
        }
      },
      enabled: search.trim() !== '',
    }),
  /** Not ended by leaving the directory: the trail of the brand that is opened names the filter. */
  filterOptions: (filters: DirectoryFilters) =>
    queryOptions({
      ...options,
      queryKey: ['brands', 'filters', filters],
      queryFn: async () => {
        const input = { query: filters };
        const [segments, categories, showrooms] = await Promise.all([
          client.brands.segments(input),
          client.brands.categories(input),
          client.brands.showrooms(input),
        ]);
        return {
          segments: segments.data.data.data,
          categories: categories.data.data.data,
          showrooms: showrooms.data.data.data,
        };
      },
    }),
  /** Every category that brands sell in, with its picture. */
  categories: () =>
    queryOptions({
      ...options,
      queryKey: ['brands', 'categories'],
      queryFn: async ({ signal }) => (await client.brands.sellerCategories({ signal })).data.data,
    }),
  page: (slug: string) =>
    queryOptions({
      ...options,
      queryKey: ['brand', slug],
      queryFn: async ({ signal }) => (await client.brands.page({ params: { slug }, signal })).data,
    }),
  /** The page as its draft would make it; the server shows it to the brand's own people and to staff (D-060). */
  draft: (slug: string) =>
    queryOptions({
      ...options,
      queryKey: ['brand', slug, 'draft'],
      queryFn: async ({ signal }) =>
        (await client.brands.page({ params: { slug }, query: { brand_page_draft: '1' }, signal })).data,
    }),
  collections: (slug: string) =>
    queryOptions({
      ...options,
      queryKey: ['brand', slug, 'collections'],
      queryFn: async ({ signal }) => (await client.brands.collections({ params: { slug }, signal })).data,
    }),
});
