import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput, Client, VitrineContract } from '@vitrine/api/client';

export type ListingQuery = NonNullable<CallInput<VitrineContract['products']['list']>['query']>;

/** K-40. The rules module would bring its words to the first screen. */
const LINE_SHEET = 500;

export const productQueries = (client: Client) => ({
  list: (query: ListingQuery) =>
    queryOptions({
      queryKey: ['products', query],
      queryFn: async ({ signal }) => (await client.products.list({ query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  /** Up to 500 products of a collection on one page (A-065, K-40). */
  lineSheet: (collection: number, narrowed: Pick<ListingQuery, 'categories' | 'segments'>) =>
    queryOptions({
      queryKey: ['products', 'line-sheet', collection, narrowed],
      queryFn: async ({ signal }) => {
        const query: ListingQuery = {
          ...narrowed,
          collections: String(collection),
          create_my_own_list: 'true',
          limit: LINE_SHEET,
          return_type: 'variations',
        };
        return (await client.products.list({ query, signal })).data;
      },
      staleTime: 30_000,
    }),
  detail: (id: number, pricelist?: string) =>
    queryOptions({
      queryKey: ['product', id, pricelist ?? null],
      queryFn: async ({ signal }) =>
        (await client.products.detail({ params: { id }, query: { pricelist }, signal })).data.data,
      staleTime: 30_000,
    }),
  /** Variations with stock and limits, for retailers. Soon old: others buy too. */
  variations: (id: number) =>
    queryOptions({
      queryKey: ['product', id, 'variations'],
      queryFn: async ({ signal }) => (await client.products.variations({ params: { id }, signal })).data,
      staleTime: 10_000,
    }),
  /** Slug of the product's brand. */
  seller: (id: number) =>
    queryOptions({
      queryKey: ['product', id, 'seller'],
      queryFn: async ({ signal }) => (await client.products.seller({ params: { id }, signal })).data.data.slug,
      retry: false,
    }),
  sizeChart: (id: number) =>
    queryOptions({
      queryKey: ['product', id, 'size-chart'],
      queryFn: async ({ signal }) => (await client.products.sizeChart({ params: { id }, signal })).data,
      staleTime: Infinity,
    }),
});
