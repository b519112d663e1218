import { useInfiniteQuery } from '@tanstack/react-query';
import { isToAnswer, toConnection, type Side } from '../../mappers/connection.ts';
import type { ConnectionPage } from '../../queries/connections.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { useLocale } from '../useLocale.ts';

/** Requests that wait for this side: what the server counted, or those that came. */
const countToAnswer = (pages: readonly ConnectionPage[], side: Side): number =>
  pages[0]?.meta?.to_answer ??
  pages.flatMap(({ data }) => data).filter((connection) => isToAnswer(connection, side)).length;

/** The connections of the signed-in company, as lists show them. */
export const useConnections = (filter: 'pending' | 'all') => {
  const locale = useLocale();
  const { queries } = useServices();
  const { user } = useSession();
  const side = user?.entity_stype ?? 'buyer';
  const list = useInfiniteQuery({ ...queries.connections.list(side, filter), enabled: user !== null });
  const pages = list.data?.pages ?? [];
  return {
    list,
    connections: pages.flatMap(({ data }) => data).map((connection) => toConnection(connection, side, locale)),
    toAnswer: countToAnswer(pages, side),
  };
};
