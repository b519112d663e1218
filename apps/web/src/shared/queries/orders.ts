import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallData, Client, VitrineContract } from '@vitrine/api/client';

export type OrderPage = CallData<VitrineContract['orders']['list']>['data'];
export type Order = OrderPage['data'][number];

export const orderKeys = { all: ['orders'] as const };

export const orderQueries = (client: Client) => ({
  /** Pages of one tab. `order` asks the server to begin with the page that holds it; `past` keeps it to the tab. */
  list: (past: boolean, order?: number) =>
    infiniteQueryOptions({
      queryKey: [...orderKeys.all, past ? 'past' : 'current', order ?? null],
      queryFn: async ({ pageParam, signal }) =>
        (
          await client.orders.list({
            query:
              pageParam === 0
                ? { past: past ? '1' : order === undefined ? undefined : '0', order }
                : { past: past ? '1' : undefined, page: pageParam },
            signal,
          })
        ).data.data,
      initialPageParam: 0,
      getPreviousPageParam: (first) => (first.current_page > 1 ? first.current_page - 1 : undefined),
      getNextPageParam: (last) => (last.next_page_url ? last.current_page + 1 : undefined),
    }),
  /** Pages of one order's messages, the newest first. */
  messages: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...orderKeys.all, 'messages', id],
      queryFn: async ({ pageParam: before, signal }) =>
        (await client.orders.messages({ params: { id }, query: { before }, signal })).data.data,
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (last) => last.messages_before,
    }),
  /** Pages of one order's history, the newest first. */
  history: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...orderKeys.all, 'history', id],
      queryFn: async ({ pageParam: before, signal }) =>
        (await client.orders.history({ params: { id }, query: { before }, signal })).data.data,
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (last) => last.history_before,
    }),
  /** The billing address of an order; null: not given yet. */
  billing: (id: number) =>
    queryOptions({
      queryKey: [...orderKeys.all, 'billing', id],
      queryFn: async ({ signal }) => (await client.orders.billing({ params: { id }, signal })).data.data,
    }),
  /** The delivery address of an order; null: not given yet. */
  shipping: (id: number) =>
    queryOptions({
      queryKey: [...orderKeys.all, 'shipping', id],
      queryFn: async ({ signal }) => (await client.orders.shipping({ params: { id }, signal })).data.data,
    }),
  /** What a retailer may change of an order: read again each time, for stock moves. */
  changeOptions: (id: number) =>
    queryOptions({
      queryKey: ['orderChanges', id],
      queryFn: async ({ signal }) => (await client.orderChanges.options({ params: { id }, signal })).data.data,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  unread: () =>
    queryOptions({
      queryKey: [...orderKeys.all, 'unread'],
      queryFn: async ({ signal }) => (await client.orders.unread({ signal })).data.quantidade,
    }),
  addresses: () =>
    queryOptions({
      queryKey: ['addresses'],
      queryFn: async ({ signal }) => (await client.orders.addresses({ signal })).data.data,
    }),
});
