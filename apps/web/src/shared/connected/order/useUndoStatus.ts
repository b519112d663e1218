import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@vitrine/api/client';
import { brandOrderKeys } from '../../queries/brandOrderKeys.ts';
import { orderKeys } from '../../queries/orders.ts';
import { useServices } from '../../queries/services.ts';
import { useToast } from '../toasts.tsx';
import { useTranslate } from '../useTranslate.ts';

/** Sets an order back to the status before its last change. */
export const useUndoStatus = (order: Order, onDone?: () => void) => {
  const t = useTranslate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { client } = useServices();
  return useMutation({
    mutationFn: () => client.orders.undoStatus({ params: { id: order.id }, body: { version: order.version } }),
    onSuccess: () => {
      toast({ tone: 'positive', message: t('order.change.undone') });
      onDone?.();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: brandOrderKeys.all }),
      ]),
  });
};
