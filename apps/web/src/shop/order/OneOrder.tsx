import { useQuery } from '@tanstack/react-query';
import { safeLink, showsProgress } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { OrderDetail } from '@vitrine/ui/commerce/order/OrderDetail';
import { OrderLines } from '@vitrine/ui/commerce/order/OrderLines';
import { OrderTimeline } from '@vitrine/ui/commerce/order/OrderTimeline';
import { PaymentsList } from '@vitrine/ui/commerce/order/PaymentsList';
import { ShipmentsList } from '@vitrine/ui/commerce/order/ShipmentsList';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useDownloads } from '../../shared/connected/documents/useDownloads.ts';
import { Addresses } from '../../shared/connected/order/Addresses.tsx';
import { ProposedChange } from '../../shared/connected/order/change/ProposedChange.tsx';
import { Messages } from '../../shared/connected/order/conversation/Messages.tsx';
import { useHistory } from '../../shared/connected/order/conversation/useConversation.ts';
import { useMarkRead } from '../../shared/connected/order/conversation/useMarkRead.ts';
import { useCopyLink } from '../../shared/connected/order/useCopyLink.ts';
import { MissingAddress } from '../../shared/connected/order/MissingAddress.tsx';
import { usePaymentTotals } from '../../shared/connected/order/usePaymentTotals.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useShipping as useShippingWriter } from '../../shared/connected/useShipping.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { formatDate } from '../../shared/mappers/format.ts';
import {
  orderDetailLabels,
  orderLinesLabels,
  orderStatusLabel,
  orderTimelineLabels,
  paymentsLabels,
  shipmentsLabels,
} from '../../shared/mappers/labels/order.ts';
import {
  actsOf,
  counterpartOf,
  payHrefOf,
  toOrderProducts,
  toPayments,
  toShipments,
  trackingCodes,
  type Side,
} from '../../shared/mappers/order.ts';
import type { Order } from '../../shared/queries/orders.ts';
import { useServices } from '../../shared/queries/services.ts';
import { Again } from './Again.tsx';
import { Status } from './Status.tsx';
import type { Turns } from './useTurns.ts';

/** Files of an order. */
const orderFiles = [
  { id: 'xlsx', path: '/v1/orders/:id/po-xlsx' },
  { id: 'pdf', path: '/v1/orders/:id/po-pdf' },
  { id: 'csv', path: '/v1/orders/:id/order-products-shopify-csv' },
] as const;

interface OneOrderProps {
  order: Order;
  side: Side;
  turns: Turns;
}

/** Rate, time and days as far as they are known (E-49). */
const useShipping = (order: Order): string | undefined => {
  const t = useTranslate();
  const money = useMoney('price');
  const { rate, time, days } = order.shipping;
  const parts = [
    rate !== null && money(rate, order.currency),
    time,
    days !== null && t('app.shipping.days', { days }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
};

interface PartsProps {
  order: Order;
  side: Side;
}

function Parts({ order, side }: PartsProps) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const shipping = useShippingWriter();
  const copyLink = useCopyLink();
  const payments = toPayments(order, locale, (status) => t(`order.paymentStatus.${status}`));
  const totals = usePaymentTotals(order);
  const shipments = toShipments(order, locale, (units) => t('cart.units', { units }));
  return (
    <>
      <ProposedChange order={order} side={side} />
      {side === 'buyer' && order.status_group === 'Open' && <MissingAddress orderId={order.id} />}
      <Addresses orderId={order.id} canChange={side === 'buyer' && order.status_group === 'Open'} />
      <OrderLines
        products={toOrderProducts(order, { locale, shipping })}
        format={(units) => new Intl.NumberFormat(locale).format(units)}
        labels={orderLinesLabels(intl)}
      />
      {shipments.length > 0 && (
        <ShipmentsList
          shipments={shipments}
          format={(units) => new Intl.NumberFormat(locale).format(units)}
          labels={shipmentsLabels(intl, order)}
        />
      )}
      {payments.length > 0 && <PaymentsList payments={payments} totals={totals} labels={paymentsLabels(intl)} />}
      <Messages order={order} side={side} />
      <OrderTimeline {...useHistory(order)} onCopyLink={copyLink} labels={orderTimelineLabels(intl)} />
    </>
  );
}

/** What stands below waits for the addresses, which would move it. */
function PartsInPlace(props: PartsProps) {
  const { queries } = useServices();
  const { isLoading: isBillingLoading } = useQuery(queries.orders.billing(props.order.id));
  const { isLoading: isShippingLoading } = useQuery(queries.orders.shipping(props.order.id));
  return isBillingLoading || isShippingLoading ? null : <Parts {...props} />;
}

/** Where a brand sends, collects and corrects what it reads here. */
function ToDesk({ order }: { order: Order }) {
  const t = useTranslate();
  return (
    <Button variant="secondary" size="sm" href={paths.admin(`brand/orders/${order.id}`)}>
      {t('order.toDesk')}
    </Button>
  );
}

/** One order, seen from the reader's side. */
export function OneOrder({ order, side, turns }: OneOrderProps) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const total = useMoney('orderTotal');
  const shipping = useShipping(order);
  const downloads = useDownloads(
    orderFiles.map(({ id, path }) => ({
      id,
      label: t(`order.download.${id}`),
      path: path.replace(':id', `${order.id}`),
    })),
  );
  useMarkRead(order);
  const checkout = safeLink(order.external_checkout_url);
  const progress = {
    payment: order.payment_status ? t(`order.paymentStatus.${order.payment_status}`) : undefined,
    fulfilment: t(`order.fulfilmentStatus.${order.fulfilment_status}`),
  };
  return (
    <OrderDetail
      title={counterpartOf(order, side)}
      titleHref={side === 'seller' ? paths.retailer(order.buyer.id) : undefined}
      greeting={t('order.greeting', { name: side === 'buyer' ? order.buyer.name : order.seller.name })}
      status={order.status}
      statusLabel={orderStatusLabel(intl, order.status)}
      statusHint={t(`order.acts.${actsOf(order, side)}`)}
      groupLabel={t(`order.group.${order.status_group}`)}
      progress={showsProgress(order.status) ? progress : undefined}
      number={t('order.numberValue', { id: order.number ?? order.id })}
      date={formatDate(locale, order.created)}
      tracking={trackingCodes(order).join(', ') || undefined}
      shipping={shipping}
      total={total(order.total_price, order.currency)}
      units={t('cart.units', { units: order.total_items })}
      note={order.note || undefined}
      payHref={payHrefOf(order, side) ?? undefined}
      invoiceHref={checkout ?? undefined}
      downloads={downloads}
      previousHref={turns.previous.href}
      nextHref={turns.next.href}
      onPrevious={turns.previous.onPress}
      onNext={turns.next.onPress}
      turning={turns.turning}
      actions={side === 'buyer' ? <Again order={order} /> : <ToDesk order={order} />}
      statusControl={side === 'seller' ? <Status order={order} /> : undefined}
      labels={orderDetailLabels(intl)}
    >
      <PartsInPlace order={order} side={side} />
    </OrderDetail>
  );
}
