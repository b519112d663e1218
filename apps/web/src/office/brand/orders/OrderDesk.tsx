import { useQuery } from '@tanstack/react-query';
import type { BrandOrder } from '@vitrine/api/client';
import { isPast } from '@vitrine/api/rules';
import { DateText } from '@vitrine/ui/components/DateText';
import { Disclosure } from '@vitrine/ui/components/Disclosure';
import { OrderStatusBadge } from '@vitrine/ui/commerce/order/OrderStatusBadge';
import { Heading, Stack, TextLink } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { ProposedChange } from '../../../shared/connected/order/change/ProposedChange.tsx';
import { Messages } from '../../../shared/connected/order/conversation/Messages.tsx';
import { useMarkRead } from '../../../shared/connected/order/conversation/useMarkRead.ts';
import { Addresses } from '../../../shared/connected/order/Addresses.tsx';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { OnlyFor } from '../../parts/form/OnlyFor.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { Correction } from './Correction.tsx';
import { DeskShipments } from './DeskShipments.tsx';
import { DeskStatus } from './DeskStatus.tsx';
import { Details } from './Details.tsx';
import { Ordered } from './Ordered.tsx';
import { Payments } from './Payments.tsx';
import { Shipping } from './Shipping.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Summary({ desk: { order } }: { desk: BrandOrder }) {
  const t = useTranslate();
  const money = useMoney('price');
  return (
    <Facts
      facts={[
        {
          label: t('orderDesk.orders.retailer'),
          value: <TextLink href={paths.retailer(order.buyer.id)}>{order.buyer.name}</TextLink>,
        },
        {
          label: t('orderDesk.orders.status'),
          value: <OrderStatusBadge status={order.status} label={t(`order.status.${order.status}`)} />,
        },
        { label: t('order.date'), value: <DateText value={order.created} form="medium" /> },
        { label: t('order.units'), value: order.total_items },
        { label: t('order.total'), value: money(order.total_price, order.currency) },
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

function Desk({ desk }: { desk: BrandOrder }) {
  const t = useTranslate();
  const may = useMay();
  const { order } = desk;
  useMarkRead(order);
  return (
    <Screen
      title={t('orderDesk.order.title', { id: order.number ?? order.id, retailer: order.buyer.name })}
      needs="sales"
    >
      <Summary desk={desk} />
      <span>
        <TextLink href={paths.order(order.id, isPast(order.status))}>{t('orderDesk.order.open')}</TextLink>
      </span>
      <ProposedChange order={order} side="seller" />
      <DeskStatus order={order} />
      <Messages level={2} order={order} side="seller" />
      <Part title={t('order.lines.title')}>
        <Ordered order={order} />
      </Part>
      <Part title={t('order.addresses.title')}>
        <Addresses orderId={order.id} hideTitle />
      </Part>
      <DeskShipments desk={desk} />
      {may('sales') && (
        <Part title={t('orderDesk.ship.title')}>
          <Shipping desk={desk} />
        </Part>
      )}
      <Part title={t('orderDesk.payments.title')}>
        <OnlyFor right="sales">
          <Payments desk={desk} />
        </OnlyFor>
      </Part>
      <Part title={t('orderDesk.details.title')}>
        <OnlyFor right="sales">
          <Details desk={desk} />
        </OnlyFor>
      </Part>
      {!isPast(order.status) && may('sales') && (
        <Disclosure title={t('orderDesk.correct.title')}>
          <Correction desk={desk} />
        </Disclosure>
      )}
    </Screen>
  );
}

/** /admin/brand/orders/:id: what a brand does about an order: send, collect, correct (D-048, D-049). */
export function OrderDesk() {
  const t = useTranslate();
  const { id } = useParams();
  const query = useQuery(useQueriesOf(brandOfficeQueries).order(Number(id)));
  return (
    <FileFrame query={query} back={{ href: paths.admin('brand/orders'), label: t('orderDesk.order.back') }}>
      {(desk) => <Desk desk={desk} />}
    </FileFrame>
  );
}
