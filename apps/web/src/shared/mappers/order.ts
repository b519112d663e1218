import { safeLink, showsPayNow } from '@vitrine/api/rules';
import type { OrderLineProduct } from '@vitrine/ui/commerce/order/OrderLines';
import type { OrderMessage } from '@vitrine/ui/commerce/order/OrderMessages';
import type { ShipmentRow } from '@vitrine/ui/commerce/order/ShipmentsList';
import type { PaymentRow } from '@vitrine/ui/commerce/order/PaymentsList';
import type { LanguageTag } from '@vitrine/api/rules';
import { formatDueDate, formatMediumDate, formatMoney, formatShortMoment } from './format.ts';
import { mergeSizes, toUnitsOfProducts } from './orderedUnits.ts';
import type { ShippingWriter } from './shipping.ts';
import type { WireOrder } from './wire.ts';

export type Side = 'buyer' | 'seller';

type Line = WireOrder['lines'][number];

/** The other side: the brand to a retailer, the retailer to a brand (R-303, D-055). */
export const counterpartOf = (order: WireOrder, side: Side): string =>
  side === 'buyer' ? order.seller.name : order.buyer.name;

/** Where the retailer pays now; null where there is nothing to pay (S-109, S-110, S-111, S-112, S-113). */
export const payHrefOf = (order: WireOrder, side: Side): string | null => {
  const checkout = safeLink(order.external_checkout_url);
  return side === 'buyer' && showsPayNow(order.payment_status, checkout) ? checkout : null;
};

/** Who acts next, as the catalogue's `order.acts` names it. What a brand asked goes first, then what is to be paid. */
export const actsOf = (order: WireOrder, side: Side): string => {
  const isOpen = order.status !== 'r' && order.status !== 'x';
  return `${side}.${isOpen && payHrefOf(order, side) ? 'pay' : order.status}`;
};

const toRow = (
  line: Line,
  sizes: readonly string[],
  currency: string,
  locale: LanguageTag,
): OrderLineProduct['rows'][number] => {
  const quantities = new Map(line.sizes.map(({ name, quantity }) => [name, quantity]));
  const money = (amount: number) => formatMoney('price', locale, { amount, currency });
  return {
    id: line.variation,
    label: line.variation,
    quantities: sizes.map((size) => quantities.get(size) ?? null),
    units: new Intl.NumberFormat(locale).format(line.units),
    unitPrice: money(line.unit_price),
    total: money(line.total),
  };
};

/** How the lines of an order are written. */
interface LineWords {
  locale: LanguageTag;
  shipping: ShippingWriter;
}

const toProduct = (lines: readonly Line[], currency: string, { locale, shipping }: LineWords): OrderLineProduct[] => {
  const [first] = lines;
  if (!first) return [];
  const sizes = mergeSizes(lines);
  return [
    {
      id: first.product_id,
      name: first.name,
      reference: first.reference_code,
      collection: first.collection,
      image: { src: first.image, alt: first.name },
      note: first.note || undefined,
      delivery: shipping.all(first) || undefined,
      sizes,
      rows: lines.map((line) => toRow(line, sizes, currency, locale)),
    },
  ];
};

/** What was ordered, product by product. */
export const toOrderProducts = (order: Pick<WireOrder, 'lines' | 'currency'>, words: LineWords): OrderLineProduct[] =>
  [...Map.groupBy(order.lines, ({ product_id }) => product_id).values()].flatMap((lines) =>
    toProduct(lines, order.currency, words),
  );

export const PAYMENT_TONES: Record<WireOrder['payments'][number]['status'], PaymentRow['tone']> = {
  Pending: 'caution',
  'Payment Pending': 'caution',
  Overdue: 'critical',
  'Partially paid': 'caution',
  Paid: 'positive',
  Refunded: 'neutral',
};

/** Nothing is left to pay. */
const DONE: ReadonlySet<string> = new Set(['Paid', 'Refunded']);

/** E-50, R-319. */
export const toPayments = (
  order: Pick<WireOrder, 'payments' | 'currency'>,
  locale: LanguageTag,
  statusLabel: (status: string) => string,
): PaymentRow[] =>
  order.payments.map((payment) => ({
    reference: payment.reference,
    status: statusLabel(payment.status),
    tone: PAYMENT_TONES[payment.status],
    amount: formatMoney('payment', locale, { amount: payment.amount, currency: order.currency }),
    due: formatDueDate(locale, payment.due_date),
    payHref: DONE.has(payment.status) ? undefined : (safeLink(payment.url) ?? undefined),
  }));

/** Every tracking code of an order, in the order they were sent; an older order has one for all that was sent. */
export const trackingCodes = ({
  shipments,
  tracking_code,
}: Pick<WireOrder, 'shipments' | 'tracking_code'>): string[] => {
  const codes = [...(shipments ?? []).map((sent) => sent.tracking_code), tracking_code];
  return [...new Set(codes)].filter((code) => code !== null);
};

/** What was sent, part by part. */
export const toShipments = (
  order: Pick<WireOrder, 'shipments' | 'lines'>,
  locale: LanguageTag,
  unitsLabel: (units: number) => string,
): ShipmentRow[] => {
  const ordered = Map.groupBy(order.lines, ({ name }) => name);
  return (order.shipments ?? []).map(({ id, shipped_on, tracking_code, carrier, tracking_url, units, lines }) => ({
    id,
    date: formatMediumDate(locale, shipped_on),
    units: unitsLabel(units),
    tracking: tracking_code ?? undefined,
    carrier: carrier ?? undefined,
    trackingHref: safeLink(tracking_url) ?? undefined,
    products: toUnitsOfProducts(
      lines.map(({ name, variation, sizes }) => {
        // Two products may share a name. The colour tells them apart.
        const all = ordered.get(name) ?? [];
        const line = all.find((one) => one.variation === variation) ?? all[0];
        const { product_id: product = name, reference_code: reference, image } = line ?? {};
        return { product, name, reference, image, colour: variation, sizes };
      }),
    ),
  }));
};

/** E-51, R-321. */
export const toMessages = (messages: WireOrder['messages'], side: Side, locale: LanguageTag): OrderMessage[] =>
  messages.map(({ id, sent_from, created, message }) => ({
    id,
    sender: sent_from.name,
    date: formatShortMoment(locale, created),
    text: message,
    own: sent_from.side === side,
  }));
