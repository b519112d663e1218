import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { returnCartMessage } from '../connected/cart/useCartMessage.ts';
import { useToast } from '../../shared/connected/toasts.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartKeys } from '../../shared/queries/cart.ts';
import { orderKeys, type Order } from '../../shared/queries/orders.ts';
import { useServices } from '../../shared/queries/services.ts';

/** The message that was sent with an order: the first one, written in the moment of the order. */
const sentAlong = ({ created, messages: [first], messages_before: before = null }: Order): string =>
  first?.sent_from.side === 'buyer' && first.created === created && before === null ? first.message : '';

/** Puts an order's lines into the cart again, or takes the order back. The cart is shown when all of it is there. */
export const useAgain = (order: Order) => {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { client, storage } = useServices();
  const params = { id: order.id };
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: cartKeys.all }),
      queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    ]);
  const again = useMutation({
    mutationFn: async () => (await client.orders.reorder({ params })).data.data,
    onSuccess: ({ cart_id, missing }) => {
      if (missing.length > 0) return;
      toast({ tone: 'positive', message: t('order.again.added') });
      void navigate(paths.cart(cart_id));
    },
    onSettled: readAgain,
  });
  const recall = useMutation({
    mutationFn: async () => (await client.orders.recall({ params })).data.data,
    onSuccess: ({ cart_id, missing }) => {
      if (cart_id !== null) returnCartMessage(storage, cart_id, sentAlong(order));
      toast({ tone: 'positive', message: t(cart_id === null ? 'order.again.recalledEmpty' : 'order.again.recalled') });
      if (cart_id !== null && missing.length === 0) void navigate(paths.cart(cart_id));
      // A cancelled order is among the past ones.
      else void navigate(paths.order(order.id, true), { replace: true });
    },
    onSettled: readAgain,
  });
  return { again, recall };
};
