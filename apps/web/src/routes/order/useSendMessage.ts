import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderKeys } from '../../queries/orders.ts';
import { useServices } from '../../queries/services.ts';

/** Adds a message to an order's conversation. */
export const useSendMessage = (orderId: number) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => client.orders.sendMessage({ params: { id: orderId }, body: { message } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
};
