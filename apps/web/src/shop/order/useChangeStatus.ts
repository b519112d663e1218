import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { orderKeys, type Order } from '../../shared/queries/orders.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Moves an order to another status. */
export const useChangeStatus = (order: Order) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (status: Order['status']) =>
      client.orders.changeStatus({ params: { id: order.id }, body: { status, version: order.version } }),
    onSuccess: ({ data }) => {
      // A finished or cancelled order moves to the other tab; the reader goes with it.
      if (data.data.status_group !== 'Open') void navigate(paths.order(order.id, true), { replace: true });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
};
