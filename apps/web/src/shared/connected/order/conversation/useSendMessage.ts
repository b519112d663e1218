import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brandOrderKeys } from '../../../queries/brandOrderKeys.ts';
import { orderKeys } from '../../../queries/orders.ts';
import { useServices } from '../../../queries/services.ts';

/** Adds a message to an order's conversation, on its page and at the brand's desk. */
export const useSendMessage = (orderId: number) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => client.orders.sendMessage({ params: { id: orderId }, body: { message } }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: brandOrderKeys.one(orderId) }),
      ]);
    },
  });
};
