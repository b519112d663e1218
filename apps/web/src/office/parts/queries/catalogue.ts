import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput, Client, ProductCells, StockRow, StockWindow, VitrineContract } from '@vitrine/api/client';

export type BrandProductQuery = NonNullable<CallInput<VitrineContract['brandProducts']['list']>['query']>;

export const catalogueKeys = {
  all: ['catalogue'] as const,
  products: ['catalogue', 'products'] as const,
  product: (id: number) => ['catalogue', 'products', 'one', id] as const,
  stock: (id: number) => ['catalogue', 'products', 'stock', id] as const,
  table: ['catalogue', 'table'] as const,
  stockOf: (window: string | undefined) => ['catalogue', 'stock', window ?? 'all'] as const,
  /** What was written in the stock of the windows and not saved. */
  unsavedStock: ['catalogue', 'unsavedStock'] as const,
  /** What was written in the table and not saved. */
  unsaved: ['catalogue', 'unsaved'] as const,
  /** Pictures that were dropped, and how far they are sent. */
  drop: ['catalogue', 'drop'] as const,
  choices: ['catalogue', 'choices'] as const,
  pricelists: ['catalogue', 'pricelists'] as const,
  audience: (id: number) => ['catalogue', 'pricelists', 'audience', id] as const,
  imports: ['catalogue', 'imports'] as const,
  pictures: (id: number) => ['catalogue', 'products', 'pictures', id] as const,
};

/** All products of a brand, and names of all its collections. */
export interface Catalogue {
  products: ProductCells[];
  collections: { id: number; name: string }[];
}

const readAll = async (client: Client, signal: AbortSignal): Promise<Catalogue> => {
  const products: ProductCells[] = [];
  for (let before: number | undefined; ;) {
    const { data, next, collections } = (await client.brandCells.list({ query: { before }, signal })).data;
    products.push(...data);
    if (next === null) return { products, collections };
    before = next;
  }
};

/** The stock of a delivery window, with the names of sizes and all windows. */
export interface WindowStock {
  rows: StockRow[];
  sizes: { id: number; name: string }[];
  windows: StockWindow[];
}

const readStock = async (
  client: Client,
  { window, signal }: { window: string | undefined; signal: AbortSignal },
): Promise<WindowStock> => {
  const rows: StockRow[] = [];
  for (let after: number | undefined; ;) {
    const { data, next, sizes, windows } = (await client.brandStock.list({ query: { window, after }, signal })).data;
    rows.push(...data);
    if (next === null) return { rows, sizes, windows };
    after = next;
  }
};

/** Reads of a brand's catalogue in the back office. They load with its screens, not with the first one. */
export const catalogueQueries = (client: Client) => ({
  products: (query: BrandProductQuery) =>
    queryOptions({
      queryKey: [...catalogueKeys.products, 'list', query],
      queryFn: async ({ signal }) => (await client.brandProducts.list({ query, signal })).data,
      placeholderData: keepPreviousData,
    }),
  catalogue: () =>
    queryOptions({
      queryKey: catalogueKeys.table,
      queryFn: ({ signal }) => readAll(client, signal),
      // What somebody fills in is not replaced while they type; each visit reads the table again.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  stockOf: (window: string | undefined) =>
    queryOptions({
      queryKey: catalogueKeys.stockOf(window),
      queryFn: ({ signal }) => readStock(client, { window, signal }),
      // The names of the windows stay while another one is read.
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  product: (id: number) =>
    queryOptions({
      queryKey: catalogueKeys.product(id),
      queryFn: async ({ signal }) => (await client.brandProducts.read({ params: { id }, signal })).data.data,
      // A form is not replaced while somebody fills it in.
      refetchOnWindowFocus: false,
    }),
  stock: (id: number) =>
    queryOptions({
      queryKey: catalogueKeys.stock(id),
      queryFn: async ({ signal }) => (await client.brandStock.read({ params: { id }, signal })).data.data,
    }),
  pictures: (id: number) =>
    queryOptions({
      queryKey: catalogueKeys.pictures(id),
      queryFn: async ({ signal }) => (await client.brandPictures.list({ params: { id }, signal })).data.data,
      refetchOnWindowFocus: false,
    }),
  pricelists: () =>
    queryOptions({
      queryKey: catalogueKeys.pricelists,
      queryFn: async ({ signal }) => (await client.brandPricelists.list({ signal })).data.data,
    }),
  imports: () =>
    queryOptions({
      queryKey: catalogueKeys.imports,
      queryFn: async ({ signal }) => (await client.brandSheets.imports({ signal })).data.data,
    }),
  audience: (id: number) =>
    queryOptions({
      queryKey: catalogueKeys.audience(id),
      queryFn: async ({ signal }) => (await client.brandPricelists.audience({ params: { id }, signal })).data.data,
      refetchOnWindowFocus: false,
    }),
  choices: () =>
    queryOptions({
      queryKey: catalogueKeys.choices,
      queryFn: async ({ signal }) => (await client.brandProducts.choices({ signal })).data.data,
    }),
});
