import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { notificationKeys } from '../../shared/queries/notifications.ts';
import type { NotificationPage } from '../../shared/queries/notifications.ts';
import { useServices } from '../../shared/queries/services.ts';

/** The pages with one entry marked, and one fewer unread. The order stays until the list is read again. */
const marked = (pages: InfiniteData<NotificationPage> | undefined, id: number) =>
  pages && {
    ...pages,
    pages: pages.pages.map(({ data, meta }) => ({
      data: data.map((entry) => (entry.id === id ? { ...entry, read: true } : entry)),
      meta: { ...meta, unread: Math.max(0, meta.unread - 1) },
    })),
  };

/** Marks notifications as read, one or all that were on the screen. */
export const useReading = (until: string | undefined) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: notificationKeys.lists });
  const one = useMutation({
    mutationFn: (id: number) => client.notifications.markRead({ params: { id } }),
    onMutate: (id) =>
      void queryClient.setQueryData<InfiniteData<NotificationPage>>(notificationKeys.lists, (pages) =>
        marked(pages, id),
      ),
    onError: reload,
  });
  const all = useMutation({
    mutationFn: (moment: string) => client.notifications.markAllRead({ body: { until: moment } }),
    onSettled: reload,
  });
  return {
    onRead: ({ id }: { id: number }) => one.mutate(id),
    onReadAll: () => until !== undefined && all.mutate(until),
    readingAll: all.isPending,
  };
};
