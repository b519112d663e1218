import { useQuery } from '@tanstack/react-query';
import type { StaffOrder } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import { OrderLines } from '@vitrine/ui/commerce/order/OrderLines';
import { OrderStatusBadge } from '@vitrine/ui/commerce/order/OrderStatusBadge';
import { OrderTimeline } from '@vitrine/ui/commerce/order/OrderTimeline';
import { PaymentsList } from '@vitrine/ui/commerce/order/PaymentsList';
import { ShipmentsList } from '@vitrine/ui/commerce/order/ShipmentsList';
import { Heading, TextLink } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useCopyLink } from '../../../shared/connected/order/useCopyLink.ts';
import { usePaymentTotals } from '../../../shared/connected/order/usePaymentTotals.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useShipping } from '../../../shared/connected/useShipping.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import {
  orderLinesLabels,
  orderTimelineLabels,
  paymentsLabels,
  shipmentsLabels,
} from '../../../shared/mappers/labels/order.ts';
import { toOrderProducts, toPayments, toShipments } from '../../../shared/mappers/order.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';

function Summary({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  const money = useMoney('price');
  const { buyer, status, created, total_items, total_price, currency, waiting_days } = order;
  return (
    <Facts
      facts={[
        {
          label: t('oversight.retailer'),
          value: <TextLink href={paths.admin(`registrations/${buyer.id}`)}>{buyer.name}</TextLink>,
        },
        {
          label: t('oversight.status'),
          value: <OrderStatusBadge status={status} label={t(`order.status.${status}`)} />,
        },
        { label: t('oversight.date'), value: <DateText value={created} form="medium" /> },
        {
          label: t('oversight.waiting'),
          value: waiting_days === null ? null : t('oversight.waitingDays', { days: waiting_days }),
        },
        { label: t('oversight.units'), value: total_items },
        { label: t('oversight.total'), value: money(total_price, currency) },
        { label: t('order.fulfilment'), value: t(`order.fulfilmentStatus.${order.fulfilment_status}`) },
        {
          label: t('order.payment'),
          value: order.payment_status && t(`order.paymentStatus.${order.payment_status}`),
        },
        { label: t('order.note'), value: order.note },
      ]}
    />
  );
}

function File({ order }: { order: StaffOrder }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const shipping = useShipping();
  const copyLink = useCopyLink();
  // Paying is for the retailer.
  const payments = toPayments(order, locale, (status) => t(`order.paymentStatus.${status}`)).map((payment) => ({
    ...payment,
    payHref: undefined,
  }));
  const totals = usePaymentTotals(order);
  const shipments = toShipments(order, locale, (units) => t('cart.units', { units }));
  return (
    <Screen title={t('oversight.title', { id: order.number, brand: order.seller.name })} text={t('oversight.text')}>
      <Heading level={2} size="sm">
        {t('oversight.summary')}
      </Heading>
      <Summary order={order} />
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
      <OrderTimeline entries={order.history} onCopyLink={copyLink} labels={orderTimelineLabels(intl)} />
    </Screen>
  );
}

/** /admin/orders/:id: an order of any brand with its timeline, to read (D-067). */
export function OneOrder() {
  const t = useTranslate();
  const { id } = useParams();
  const query = useQuery(useQueriesOf(staffQueries).order(Number(id)));
  return (
    <FileFrame query={query} back={{ href: paths.admin('orders'), label: t('oversight.back') }}>
      {(order) => <File order={order} />}
    </FileFrame>
  );
}
