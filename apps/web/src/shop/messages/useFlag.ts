import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageKeys } from '../../shared/queries/messages.ts';
import { useServices } from '../../shared/queries/services.ts';
import type { WireMessage } from '../../shared/mappers/wire.ts';

interface Pages {
  pages: { data: WireMessage[] }[];
}

/** Sets the flag of a message or takes it away (S-115). The star follows at once, and goes back if that failed. */
export const useFlag = (subject: string) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const show = (id: number, change: (message: WireMessage) => WireMessage) =>
    queryClient.setQueriesData<Pages>(
      { queryKey: messageKeys.chat(subject) },
      (chat) =>
        chat && {
          ...chat,
          pages: chat.pages.map((page) => ({
            ...page,
            data: page.data.map((message) => (message.id === id ? change(message) : message)),
          })),
        },
    );
  const turn = (message: WireMessage): WireMessage => ({ ...message, flagged: !message.flagged });
  const { mutate, isError } = useMutation({
    mutationFn: (id: number) => client.messages.flag({ params: { id } }),
    onMutate: (id) => show(id, turn),
    onSuccess: ({ data }) => {
      show(data.data.id, () => data.data);
      void queryClient.invalidateQueries({ queryKey: messageKeys.lists });
    },
    onError: (_error, id) => show(id, turn),
  });
  return { toggle: mutate, failed: isError };
};
