import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallData, Client, VitrineContract } from '@vitrine/api/client';
import type { Side } from './connections.ts';

export type ChatPage = CallData<VitrineContract['messages']['chat']>;
export type InboxFilter = 'all-messages' | 'unread-messages' | 'flagged-messages';

export const messageKeys = {
  all: ['messages'] as const,
  lists: ['messages', 'list'] as const,
  chat: (subject: string) => ['messages', 'chat', subject] as const,
};

const PICTURE_MINUTES = 30;

export const messageQueries = (client: Client) => ({
  /** Pages of the inbox. */
  list: (filter: InboxFilter, search: string) =>
    infiniteQueryOptions({
      queryKey: [...messageKeys.lists, filter, search],
      queryFn: async ({ pageParam: page, signal }) =>
        (await client.messages.list({ query: { filter, page, search: search || undefined }, signal })).data,
      initialPageParam: 1,
      getNextPageParam: ({ meta }, _pages, page) => (page < meta.last_page ? page + 1 : undefined),
    }),
  /** The unread messages of the header: the first page alone (K-20). */
  unread: () =>
    queryOptions({
      queryKey: [...messageKeys.lists, 'header'],
      queryFn: async ({ signal }) =>
        (await client.messages.list({ query: { filter: 'unread-messages', page: 1 }, signal })).data,
    }),
  /** Pages of a chat, the newest first. Reading the newest marks it as read. `until` is a message that the first page must reach. */
  chat: (subject: string, until: number | undefined) =>
    infiniteQueryOptions({
      queryKey: [...messageKeys.chat(subject), until ?? null],
      queryFn: async ({ pageParam: before, signal }) => {
        const query = before === undefined ? { until } : { before };
        return (await client.messages.chat({ params: { subjectId: subject }, query, signal })).data;
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ meta }) => meta?.before,
    }),
  /** The company of a chat: a brand to retailers, a retailer to brands. */
  counterpart: (side: Side, id: number) =>
    queryOptions({
      queryKey: ['messages', 'counterpart', side, id],
      queryFn: async ({ signal }) => {
        if (side === 'buyer') return (await client.messages.brand({ params: { id }, signal })).data.data;
        return (await client.retailers.page({ params: { id }, signal })).data.data;
      },
      staleTime: Infinity,
    }),
  /** A private picture, as an address that this window alone can read. */
  picture: (id: number) =>
    queryOptions({
      queryKey: ['messages', 'picture', id],
      queryFn: async ({ signal }) => URL.createObjectURL((await client.messages.file({ params: { id }, signal })).data),
      staleTime: Infinity,
      gcTime: PICTURE_MINUTES * 60_000,
    }),
});
