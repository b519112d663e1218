import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderKeys, type Order } from '../../../queries/orders.ts';
import { useServices } from '../../../queries/services.ts';

/** Looking at an order marks its messages read. */
export const useMarkRead = (order: Order): void => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) => client.orders.markRead({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...orderKeys.all, 'unread'] }),
  });
  const hasUnread = order.unread_messages > 0;
  useEffect(() => {
    if (hasUnread) mutate(order.id);
  }, [hasUnread, order.id, mutate]);
};
