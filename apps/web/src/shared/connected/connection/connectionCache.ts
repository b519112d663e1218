import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { connectionKeys, type Connection, type ConnectionPage } from '../../queries/connections.ts';

type Pages = InfiniteData<ConnectionPage, number>;

/** An answered request leaves the pending ones (S-067) and changes among all. */
const withAnswer =
  (answered: Connection, isPendingList: boolean) =>
  (pages: Pages | undefined): Pages | undefined =>
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        data: isPendingList
          ? page.data.filter(({ id }) => id !== answered.id)
          : page.data.map((connection) => (connection.id === answered.id ? answered : connection)),
      })),
    };

/** Shows an answered connection everywhere at once; the lists are then read again. */
export const keepAnswer = (queryClient: QueryClient, answered: Connection): void => {
  for (const filter of ['pending', 'all'] as const)
    queryClient.setQueriesData<Pages>(
      { queryKey: [...connectionKeys.lists, filter] },
      withAnswer(answered, filter === 'pending'),
    );
  queryClient.setQueryData(connectionKeys.with('seller', answered.seller.id), answered);
  queryClient.setQueryData(connectionKeys.with('buyer', answered.buyer.id), answered);
  void queryClient.invalidateQueries({ queryKey: connectionKeys.lists });
};
