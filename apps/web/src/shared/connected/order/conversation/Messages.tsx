import { conversationLimits } from '@vitrine/api/rules';
import { OrderMessages } from '@vitrine/ui/commerce/order/OrderMessages';
import { useIntl } from 'react-intl';
import { paths } from '../../../config/paths.ts';
import { useLocale } from '../../useLocale.ts';
import { useWhyNot } from '../../rights/useWhyNot.ts';
import { orderMessagesLabels } from '../../../mappers/labels/order.ts';
import { counterpartOf, toMessages, type Side } from '../../../mappers/order.ts';
import type { Order } from '../../../queries/orders.ts';
import { useMessages } from './useConversation.ts';
import { useSendMessage } from './useSendMessage.ts';

/** 'MESSAGES WITH' the other side. */
export function Messages({ order, side, level }: { order: Order; side: Side; level?: 2 | 3 }) {
  const intl = useIntl();
  const locale = useLocale();
  const { messages, ...earlier } = useMessages(order);
  const readOnly = useWhyNot('sales');
  const send = useSendMessage(order.id);
  return (
    <OrderMessages
      level={level}
      counterpart={counterpartOf(order, side)}
      messages={toMessages(messages, side, locale)}
      {...earlier}
      chatHref={paths.messages(side === 'buyer' ? order.seller.id : order.buyer.id)}
      maxLength={conversationLimits.messageLength}
      readOnly={readOnly}
      onSend={({ message }) => send.mutate(message)}
      busy={send.isPending}
      error={send.error?.message}
      labels={orderMessagesLabels(intl)}
    />
  );
}
