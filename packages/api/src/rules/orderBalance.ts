import { fromCents, sumCents, toCents } from './money.ts';
import type { OrderStatus, PaymentStatus } from './orderStatus.ts';

/** How far an order is paid, in its currency. One of `open` and `overpaid` is always 0. */
export interface OrderBalance {
  paid: number;
  open: number;
  overpaid: number;
}

interface PaidOrder {
  status: OrderStatus;
  total_price: number;
  payments: readonly { status: PaymentStatus; amount: number }[];
}

/** Counts the payments that were made against the total of an order. A cancelled order owes nothing: what was paid for it is overpaid. */
export const balanceOf = ({ status, total_price, payments }: PaidOrder): OrderBalance => {
  const paid = sumCents(payments.filter((one) => one.status === 'Paid').map(({ amount }) => toCents(amount)));
  const owed = status === 'x' ? 0 : toCents(total_price);
  return {
    paid: fromCents(paid),
    open: fromCents(Math.max(owed - paid, 0)),
    overpaid: fromCents(Math.max(paid - owed, 0)),
  };
};
