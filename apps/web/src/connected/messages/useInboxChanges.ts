import { useEffect } from 'react';
import { messageKeys } from '../../queries/messages.ts';
import { useServices } from '../../queries/services.ts';
import { followChanges } from './followChanges.ts';

const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** Reads messages again whenever they change. Hidden windows hold no stream: browsers open only six to one server. */
export const useInboxChanges = (): void => {
  const { client, queryClient } = useServices();
  useEffect(() => {
    const left = new AbortController();
    let hidden = new AbortController();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hidden.abort();
    };
    const follow = async (): Promise<void> => {
      while (!left.signal.aborted) {
        await whenVisible();
        hidden = new AbortController();
        await followChanges({
          open: async (signal) => (await client.messages.changes({ signal })).data,
          onChange: () => void queryClient.invalidateQueries({ queryKey: messageKeys.all, predicate: changes }),
          signal: AbortSignal.any([left.signal, hidden.signal]),
        });
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    void follow();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      left.abort();
    };
  }, [client, queryClient]);
};

/** Lists and chats change; companies and pictures stay. */
const changes = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === 'list' || queryKey[1] === 'chat';
