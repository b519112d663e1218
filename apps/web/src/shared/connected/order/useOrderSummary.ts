import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../mappers/format.ts';
import { orderStatusLabel } from '../../mappers/labels/order.ts';
import { actsOf, counterpartOf, type Side } from '../../mappers/order.ts';
import type { Order } from '../../queries/orders.ts';
import { useLocale } from '../useLocale.ts';
import { useMoney } from '../useMoney.ts';
import { useTranslate } from '../useTranslate.ts';

/** An order as lists show it to one side. */
export const useOrderSummary = (side: Side, past: boolean) => {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoney('orderTotal');
  return (order: Order) => ({
    id: order.id,
    href: paths.order(order.id, past),
    name: counterpartOf(order, side),
    number: t('order.numberValue', { id: order.number ?? order.id }),
    date: formatDate(locale, order.created),
    total: money(order.total_price, order.currency),
    status: order.status,
    statusLabel: orderStatusLabel(intl, order.status),
    statusHint: t(`order.acts.${actsOf(order, side)}`),
    unread: order.unread_messages,
  });
};
