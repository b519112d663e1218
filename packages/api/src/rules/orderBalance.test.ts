import { describe, expect, it } from 'vitest';
import { balanceOf } from './orderBalance.ts';
import type { OrderStatus, PaymentStatus } from './orderStatus.ts';

const order = (payments: [PaymentStatus, number][], status: OrderStatus = 'p', total_price = 100.1) =>
  balanceOf({ status, total_price, payments: payments.map(([state, amount]) => ({ status: state, amount })) });

describe('balance of an order', () => {
  it('is open for its whole total until a payment is made', () => {
    expect(order([])).toEqual({ paid: 0, open: 100.1, overpaid: 0 });
    expect(order([['Pending', 100.1]])).toEqual({ paid: 0, open: 100.1, overpaid: 0 });
  });

  it('stays open for the part that no payment covers', () => {
    expect(order([['Paid', 33.4]])).toEqual({ paid: 33.4, open: 66.7, overpaid: 0 });
  });

  it('counts neither what is due nor what was refunded as paid', () => {
    const payments: [PaymentStatus, number][] = [
      ['Paid', 50],
      ['Refunded', 50.1],
      ['Overdue', 50.1],
    ];
    expect(order(payments)).toEqual({ paid: 50, open: 50.1, overpaid: 0 });
  });

  it('is settled to the cent', () => {
    const payments: [PaymentStatus, number][] = [
      ['Paid', 33.37],
      ['Paid', 33.37],
      ['Paid', 33.36],
    ];
    expect(order(payments)).toEqual({ paid: 100.1, open: 0, overpaid: 0 });
  });

  it('says what was paid beyond the total', () => {
    expect(order([['Paid', 120]])).toEqual({ paid: 120, open: 0, overpaid: 19.9 });
  });

  it('owes nothing once it is cancelled, and what was paid is too much', () => {
    expect(order([['Paid', 30]], 'x')).toEqual({ paid: 30, open: 0, overpaid: 30 });
    expect(order([['Pending', 30]], 'x')).toEqual({ paid: 0, open: 0, overpaid: 0 });
  });
});
