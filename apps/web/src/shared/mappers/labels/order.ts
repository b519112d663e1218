import type { DownloadLabels } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import type { OrderAddressesLabels } from '@vitrine/ui/commerce/order/OrderAddresses';
import type { OrderDetailLabels } from '@vitrine/ui/commerce/order/OrderDetail';
import type { OrderChangeLabels } from '@vitrine/ui/commerce/order/OrderChange';
import type { OrderLinesLabels } from '@vitrine/ui/commerce/order/OrderLines';
import type { OrderListLabels } from '@vitrine/ui/commerce/order/OrderList';
import type { OrderMessagesLabels } from '@vitrine/ui/commerce/order/OrderMessages';
import type { OrderStatusCode } from '@vitrine/ui/commerce/order/OrderStatusBadge';
import type { OrderTimelineLabels } from '@vitrine/ui/commerce/order/OrderTimeline';
import type { PaymentsLabels } from '@vitrine/ui/commerce/order/PaymentsList';
import type { PaymentTotalsLabels } from '@vitrine/ui/commerce/order/PaymentTotals';
import type { ShipmentsLabels } from '@vitrine/ui/commerce/order/ShipmentsList';
import type { StatusControlLabels } from '@vitrine/ui/commerce/order/StatusControl';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, values?: Record<string, string | number>) =>
  intl.formatMessage({ id: `order.${id}` }, values);

/** Labels that are one text each, all under one heading of the catalogue. */
const texts = <Key extends string>(intl: IntlShape, under: string, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, sayer(intl)(`${under}${key}`)])) as Record<Key, string>;

/** The exact names of the states. */
export const orderStatusLabel = (intl: IntlShape, status: OrderStatusCode): string => sayer(intl)(`status.${status}`);

export const orderListLabels = (intl: IntlShape): OrderListLabels => ({
  ...texts(intl, '', ['title', 'current', 'past', 'more', 'empty', 'emptyText', 'loading']),
  unread: (words) => sayer(intl)('unread', { ...words }),
});

export const orderDetailLabels = (intl: IntlShape): OrderDetailLabels =>
  texts(intl, '', [
    'number',
    'date',
    'tracking',
    'shipping',
    'total',
    'units',
    'payment',
    'fulfilment',
    'note',
    'payNow',
    'viewInvoice',
    'downloads',
    'openFile',
    'print',
    'previous',
    'next',
  ]);

export const orderAddressesLabels = (intl: IntlShape): OrderAddressesLabels =>
  texts(intl, 'addresses.', ['title', 'billing', 'shipping', 'notGiven']);

/** Of the papers of an order, where they stand alone. */
export const downloadLabels = (intl: IntlShape): DownloadLabels => ({
  title: sayer(intl)('downloads'),
  open: sayer(intl)('openFile'),
});

export const orderLinesLabels = (intl: IntlShape): OrderLinesLabels => ({
  ...texts(intl, 'lines.', ['title', 'colour', 'units', 'unitPrice', 'total']),
  note: (words) => sayer(intl)('lines.note', { ...words }),
});

export const orderChangeLabels = (intl: IntlShape): OrderChangeLabels =>
  texts(intl, 'proposal.', ['title', 'what', 'before', 'after', 'units', 'total']);

/** How many shipments there are is known once everything was sent. */
export const shipmentsLabels = (
  intl: IntlShape,
  { total_items: ordered, shipments }: { total_items: number; shipments?: readonly { units: number }[] | undefined },
): ShipmentsLabels => {
  const sent = (shipments ?? []).reduce((sum, { units }) => sum + units, 0);
  return {
    ...texts(intl, 'shipments.', ['title', 'tracking']),
    colour: sayer(intl)('lines.colour'),
    part: (words) => sayer(intl)(sent < ordered ? 'shipments.partSoFar' : 'shipments.part', { ...words }),
  };
};

export const paymentsLabels = (intl: IntlShape): PaymentsLabels =>
  texts(intl, 'payments.', ['title', 'status', 'reference', 'amount', 'due', 'pay']);

/** What was paid for a cancelled order is to be refunded. */
export const paymentTotalsLabels = (
  intl: IntlShape,
  { isCancelled }: { isCancelled: boolean },
): PaymentTotalsLabels => ({
  ...texts(intl, 'payments.', ['total', 'paid', 'open']),
  overpaid: sayer(intl)(isCancelled ? 'payments.toRefund' : 'payments.overpaid'),
});

export const orderMessagesLabels = (intl: IntlShape): OrderMessagesLabels => ({
  ...texts(intl, 'messages.', ['empty', 'earlier', 'input', 'send']),
  title: (words) => sayer(intl)('messages.title', { ...words }),
  chat: (words) => sayer(intl)('messages.chat', { ...words }),
});

export const orderTimelineLabels = (intl: IntlShape): OrderTimelineLabels =>
  texts(intl, 'timeline.', ['title', 'hint', 'earlier']);

export const statusControlLabels = (intl: IntlShape): StatusControlLabels =>
  texts(intl, 'change.', ['label', 'choose', 'update', 'question', 'confirm', 'cancel', 'close']);
