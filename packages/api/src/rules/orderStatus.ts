/** Codes of the wire with the names people read (K-74, D-029). */
export const ORDER_STATUS_NAMES = {
  b: 'Pending Analysis',
  s: 'Waiting Brand',
  r: 'Retailer Pending',
  p: 'Processing',
  i: 'In transit',
  f: 'Finished',
  x: 'Cancelled',
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_NAMES;
export type OrderGroup = 'Open' | 'Closed' | 'Cancelled';

/** D-077. Finished and cancelled are the end. */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  b: ['s', 'r', 'p', 'x'],
  s: ['r', 'p', 'x'],
  r: ['s', 'p', 'x'],
  p: ['i', 'x'],
  i: ['f'],
  f: [],
  x: [],
};

/** Where a brand may move an order to (S-108, D-077). */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => TRANSITIONS[status];

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => TRANSITIONS[from].includes(to);

/** For so long a brand can take back a change of status. */
export const undoStatusHours = 24;

/** The group of each status (S-104, S-105, S-106, D-029). */
export const groupOf = (status: OrderStatus): OrderGroup =>
  status === 'x' ? 'Cancelled' : status === 'f' ? 'Closed' : 'Open';

/** Past Orders holds what is finished or cancelled (D-079). */
export const isPast = (status: OrderStatus): boolean => groupOf(status) !== 'Open';

/** Payment and fulfilment are shown while an order is open (S-107). */
export const showsProgress = (status: OrderStatus): boolean => groupOf(status) === 'Open';

export const PAYMENT_STATUSES = [
  'Pending',
  'Payment Pending',
  'Overdue',
  'Partially paid',
  'Paid',
  'Refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const PAYABLE: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  'Pending',
  'Payment Pending',
  'Overdue',
  'Partially paid',
]);

/** Whether PAY NOW shows (S-109, S-110, S-111, S-112, S-113). */
export const showsPayNow = (status: PaymentStatus | null, checkoutUrl: string | null): boolean =>
  status !== null && PAYABLE.has(status) && Boolean(checkoutUrl);
