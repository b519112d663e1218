import { describe, expect, it } from 'vitest';
import { orderGroup, orderStatus, payment } from '../schemas/index.ts';
import {
  canMove,
  groupOf,
  isPast,
  nextStatuses,
  ORDER_STATUS_NAMES,
  PAYMENT_STATUSES,
  showsPayNow,
  showsProgress,
  type OrderStatus,
} from './orderStatus.ts';

const codes = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];

describe('order status', () => {
  it('has the codes of the wire (K-74, D-029)', () => {
    expect(orderStatus.options).toEqual(codes);
  });

  it.each([
    ['S-098', 'b', 'Pending Analysis'],
    ['S-099', 's', 'Waiting Brand'],
    ['S-100', 'r', 'Retailer Pending'],
    ['S-101', 'p', 'Processing'],
    ['S-102', 'i', 'In transit'],
    ['S-103', 'f', 'Finished'],
  ] as const)('%s: %s reads %s', (_, code, name) => {
    expect(ORDER_STATUS_NAMES[code]).toBe(name);
  });

  it('groups into Open, Closed and Cancelled (S-104, S-105, S-106, D-029)', () => {
    expect(codes.map(groupOf)).toEqual(['Open', 'Open', 'Open', 'Open', 'Open', 'Closed', 'Cancelled']);
    expect([...new Set(codes.map(groupOf))]).toEqual(orderGroup.options);
  });

  it('moves only along the allowed ways (D-077)', () => {
    const ways = codes.flatMap((from) => codes.filter((to) => canMove(from, to)).map((to) => from + to));
    expect(ways).toEqual(['bs', 'br', 'bp', 'bx', 'sr', 'sp', 'sx', 'rs', 'rp', 'rx', 'pi', 'px', 'if']);
  });

  it('ends at finished and cancelled (D-077)', () => {
    expect([nextStatuses('f'), nextStatuses('x')]).toEqual([[], []]);
  });

  it('is past when finished or cancelled (D-079)', () => {
    expect(codes.filter(isPast)).toEqual(['f', 'x']);
  });

  it('shows payment and fulfilment while open (S-107)', () => {
    expect(codes.filter(showsProgress)).toEqual(['b', 's', 'r', 'p', 'i']);
  });
});

describe('PAY NOW', () => {
  it.each([
    ['S-109', 'Pending', true],
    ['S-110', 'Payment Pending', true],
    ['S-111', 'Overdue', true],
    ['S-112', 'Partially paid', true],
    ['S-113', 'Paid', false],
    ['S-113', 'Refunded', false],
  ] as const)('%s: for %s with a checkout url: %s', (_, status, shown) => {
    expect(showsPayNow(status, 'https://pay.test/1')).toBe(shown);
  });

  it('needs a checkout url and a status (S-113)', () => {
    expect([showsPayNow('Pending', null), showsPayNow('Pending', ''), showsPayNow(null, 'https://pay.test/1')]).toEqual(
      [false, false, false],
    );
  });

  it('knows the payment statuses of the wire (D-080)', () => {
    expect(payment.shape.status.options).toEqual(PAYMENT_STATUSES);
  });
});
