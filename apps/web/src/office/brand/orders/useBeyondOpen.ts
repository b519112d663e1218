import type { Order } from '@vitrine/api/client';
import { balanceOf, fromCents, toCents } from '@vitrine/api/rules';
import { useMoney } from '../../../shared/connected/useMoney.ts';

/** Tells an amount that is more than what is still open of an order: both in words, undefined where it is not more. */
export const useBeyondOpen = (order: Order) => {
  const money = useMoney('payment');
  const { open } = order.balance ?? balanceOf(order);
  return (cents: number): { amount: string; open: string } | undefined =>
    cents > toCents(open)
      ? { amount: money(fromCents(cents), order.currency), open: money(open, order.currency) }
      : undefined;
};
