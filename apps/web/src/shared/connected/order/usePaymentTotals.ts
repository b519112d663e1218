import { balanceOf } from '@vitrine/api/rules';
import type { PaymentTotalsProps } from '@vitrine/ui/commerce/order/PaymentTotals';
import { useIntl } from 'react-intl';
import { paymentTotalsLabels } from '../../mappers/labels/order.ts';
import type { WireOrder } from '../../mappers/wire.ts';
import { useMoney } from '../useMoney.ts';

type PaidOrder = Pick<WireOrder, 'status' | 'currency' | 'total_price' | 'payments' | 'balance'>;

/** What of an order is paid and what is open, in words. */
export const usePaymentTotals = (order: PaidOrder): PaymentTotalsProps => {
  const intl = useIntl();
  const money = useMoney('payment');
  const { paid, open, overpaid } = order.balance ?? balanceOf(order);
  return {
    total: money(order.total_price, order.currency),
    paid: money(paid, order.currency),
    open: money(open, order.currency),
    overpaid: overpaid > 0 ? money(overpaid, order.currency) : undefined,
    labels: paymentTotalsLabels(intl, { isCancelled: order.status === 'x' }),
  };
};
