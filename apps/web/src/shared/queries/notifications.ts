import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallData, Client, VitrineContract } from '@vitrine/api/client';

export type NotificationPage = CallData<VitrineContract['notifications']['list']>;
export type NotificationChoices = CallData<VitrineContract['notifications']['choices']>['data'];

export const notificationKeys = {
  lists: ['notifications', 'list'] as const,
  choices: ['notifications', 'choices'] as const,
};

export const notificationQueries = (client: Client) => ({
  /** Pages of what happened, the unread first. The header counts by the first one. */
  list: () =>
    infiniteQueryOptions({
      queryKey: notificationKeys.lists,
      queryFn: async ({ pageParam: page, signal }) =>
        (await client.notifications.list({ query: { page }, signal })).data,
      initialPageParam: 1,
      getNextPageParam: ({ meta }, _pages, page) => (page < meta.last_page ? page + 1 : undefined),
    }),
  /** What the user wants to hear about. */
  choices: () =>
    queryOptions({
      queryKey: notificationKeys.choices,
      queryFn: async ({ signal }) => (await client.notifications.choices({ signal })).data.data,
    }),
});
