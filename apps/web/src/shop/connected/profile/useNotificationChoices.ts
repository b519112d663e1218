import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationKeys, notificationQueries } from '../../../shared/queries/notifications.ts';
import type { NotificationChoices } from '../../../shared/queries/notifications.ts';
import { useServices } from '../../../shared/queries/services.ts';

type Chosen = { [Kind in keyof NotificationChoices]?: NotificationChoices[Kind] };

/** What the user hears about, saved with each choice. A choice that the server refuses goes back. */
export const useNotificationChoices = () => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const list = useQuery(notificationQueries(client).choices());
  const keep = (next: NotificationChoices | undefined) => queryClient.setQueryData(notificationKeys.choices, next);
  const save = useMutation({
    mutationFn: async (chosen: Chosen) => (await client.notifications.choose({ body: chosen })).data.data,
    onMutate: (chosen) => {
      const before = list.data;
      if (before) keep({ ...before, ...chosen });
      return { before };
    },
    onSuccess: keep,
    onError: (_error, _chosen, held) => keep(held?.before),
  });
  return { list, save };
};
