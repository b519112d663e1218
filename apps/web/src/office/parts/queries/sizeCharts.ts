import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

/** Whose size charts are kept: a brand's by its people, or the account's by staff. */
export type ChartOwner = 'brand' | 'account';

const keys = {
  brand: ['catalogue', 'sizeCharts'],
  account: ['staff', 'sizeCharts'],
} as const;

export const sizeChartKeys = (owner: ChartOwner) => ({
  list: [...keys[owner], 'list'] as const,
  sizes: [...keys[owner], 'sizes'] as const,
  one: (id: number) => [...keys[owner], 'one', id] as const,
});

export const sizeChartQueries = (client: Client, owner: ChartOwner) => {
  const key = sizeChartKeys(owner);
  const isBrand = owner === 'brand';
  const calls = isBrand ? client.brandSizeCharts : client.staffSizeCharts;
  return {
    list: queryOptions({
      queryKey: key.list,
      queryFn: async ({ signal }) => (await calls.list({ signal })).data.data,
    }),
    /** The sizes that a chart can be for. */
    sizes: queryOptions({
      queryKey: key.sizes,
      queryFn: async ({ signal }) =>
        isBrand
          ? (await client.brandProducts.choices({ signal })).data.data.sizes
          : (await client.staffSizeCharts.list({ signal })).data.sizes,
    }),
    one: (id: number) =>
      queryOptions({
        queryKey: key.one(id),
        queryFn: async ({ signal }) => (await calls.read({ params: { id }, signal })).data.data,
        // A form is not replaced while somebody fills it in.
        refetchOnWindowFocus: false,
      }),
  };
};
