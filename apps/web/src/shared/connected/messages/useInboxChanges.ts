import { useCallback } from 'react';
import { messageKeys } from '../../queries/messages.ts';
import { notificationKeys } from '../../queries/notifications.ts';
import { useServices } from '../../queries/services.ts';
import { useChangeStream } from '../changes/useChangeStream.ts';

/** Lists and chats change; companies and pictures stay. */
const changes = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === 'list' || queryKey[1] === 'chat';

/** Reads messages and notifications again whenever they change. */
export const useInboxChanges = (): void => {
  const { client, queries, queryClient } = useServices();
  const open = useCallback(async (signal: AbortSignal) => (await client.messages.changes({ signal })).data, [client]);
  const readAgain = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: messageKeys.all, predicate: changes });
    void queryClient.invalidateQueries({ queryKey: notificationKeys.lists });
    void queryClient.invalidateQueries({ queryKey: queries.orders.unread().queryKey });
  }, [queries, queryClient]);
  useChangeStream(open, readAgain);
};
