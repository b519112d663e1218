import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conversationLimits } from '@vitrine/api/rules';
import { OrderMessages } from '@vitrine/ui/commerce/order/OrderMessages';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { useLocale } from '../../connected/useLocale.ts';
import { orderMessagesLabels } from '../../mappers/labels/order.ts';
import { counterpartOf, toMessages, type Side } from '../../mappers/order.ts';
import { orderKeys, type Order } from '../../queries/orders.ts';
import { useServices } from '../../queries/services.ts';
import { useMessages } from './useConversation.ts';

/** 'MESSAGES WITH' the other side (R-320…R-322). */
export function Messages({ order, side }: { order: Order; side: Side }) {
  const intl = useIntl();
  const locale = useLocale();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { messages, ...earlier } = useMessages(order);
  const send = useMutation({
    mutationFn: (message: string) => client.orders.sendMessage({ params: { id: order.id }, body: { message } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return (
    <OrderMessages
      counterpart={counterpartOf(order, side)}
      messages={toMessages(messages, side, locale)}
      {...earlier}
      chatHref={paths.messages(side === 'buyer' ? order.seller.id : order.buyer.id)}
      maxLength={conversationLimits.messageLength}
      onSend={({ message }) => send.mutate(message)}
      busy={send.isPending}
      error={send.error?.message}
      labels={orderMessagesLabels(intl)}
    />
  );
}
