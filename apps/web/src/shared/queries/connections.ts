import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallData, Client, VitrineContract } from '@vitrine/api/client';

export type Connection = CallData<VitrineContract['connections']['find']>['data'];
export type ConnectionPage = CallData<VitrineContract['connections']['list']>;
export type Side = Connection['user_stype'];

export const connectionKeys = {
  all: ['connections'] as const,
  lists: ['connections', 'list'] as const,
  with: (type: Side, id: number) => ['connections', 'with', type, id] as const,
};

const NOT_FOUND = 404;

/** Servers answer 404 where there is no connection, some also for an empty list. */
const orNone = async <T, N>(asked: Promise<T>, none: N): Promise<T | N> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) return none;
    throw error;
  }
};

const emptyPage: ConnectionPage = { data: [] };

export const connectionQueries = (client: Client) => ({
  /** Pages of the connections, or of the pending requests, for which a brand sends a flag of its own (D-034). */
  list: (side: Side, filter: 'pending' | 'all') =>
    infiniteQueryOptions({
      queryKey: [...connectionKeys.lists, filter, side],
      queryFn: async ({ pageParam: page, signal }) => {
        const isPending = filter === 'pending';
        const query = {
          pending: isPending ? ('1' as const) : ('0' as const),
          pending_list: isPending && side === 'seller' ? ('1' as const) : undefined,
          page: page === 1 ? undefined : page,
        };
        return orNone(
          client.connections.list({ query, signal }).then(({ data }) => data),
          emptyPage,
        );
      },
      initialPageParam: 1,
      getNextPageParam: ({ meta }, _pages, page) => (meta && page < meta.last_page ? page + 1 : undefined),
    }),
  /** The connection with a brand or a retailer; null: none. */
  with: (type: Side, id: number) =>
    queryOptions({
      queryKey: connectionKeys.with(type, id),
      queryFn: ({ signal }) =>
        orNone(
          client.connections.find({ params: { type, subjectId: id }, signal }).then(({ data }) => data.data),
          null,
        ),
    }),
});
