import type { BrandOrder } from '@vitrine/api/client';
import { BRAND_PAYMENT_STATUSES } from '@vitrine/api/rules';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { DateText } from '@vitrine/ui/components/DateText';
import { Select } from '@vitrine/ui/components/Select';
import { Table, type TableColumn } from '@vitrine/ui/components/Table';
import { PaymentTotals } from '@vitrine/ui/commerce/order/PaymentTotals';
import { Stack } from '@vitrine/ui/foundation';
import { usePaymentTotals } from '../../../shared/connected/order/usePaymentTotals.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { PAYMENT_TONES } from '../../../shared/mappers/order.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { AddPayment } from './AddPayment.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { useDeskAction } from './useDeskAction.ts';

type Payment = BrandOrder['payments'][number];
type Settable = (typeof BRAND_PAYMENT_STATUSES)[number];

const settable = (status: string): Settable => BRAND_PAYMENT_STATUSES.find((one) => one === status) ?? 'Pending';

/** Payments of an order with their due dates, and a form for another one. */
export function Payments({ desk: { order, payments } }: { desk: BrandOrder }) {
  const t = useTranslate();
  const may = useMay();
  const money = useMoney('payment');
  const { client } = useServices();
  const { act, isBusy, problem } = useDeskAction({
    run: ({ payment, status }: { payment: number; status: Settable }) =>
      client.brandOrders.setPayment({ params: { id: order.id, payment }, body: { version: order.version, status } }),
    done: () => t('orderDesk.payments.changed'),
  });
  const columns: TableColumn<Payment>[] = [
    {
      id: 'reference',
      label: t('orderDesk.payments.reference'),
      rowHeader: true,
      cell: ({ reference }) => reference,
    },
    {
      id: 'status',
      label: t('orderDesk.payments.state'),
      cell: ({ status }) => <Badge tone={PAYMENT_TONES[status]}>{t(`order.paymentStatus.${status}`)}</Badge>,
    },
    {
      id: 'due',
      label: t('orderDesk.payments.due'),
      cell: ({ due_date }) => <DateText value={due_date} form="medium" />,
    },
    {
      id: 'amount',
      label: t('orderDesk.payments.amountHead'),
      align: 'end',
      cell: ({ amount }) => money(amount, order.currency),
    },
    {
      id: 'set',
      label: t('orderDesk.payments.set'),
      cell: ({ id, reference, status }) => (
        <Select
          label={t('orderDesk.payments.stateOf', { reference })}
          hideLabel
          disabled={isBusy}
          value={settable(status)}
          onChange={({ value }) => act({ payment: id, status: settable(value) })}
          options={BRAND_PAYMENT_STATUSES.map((value) => ({ value, label: t(`order.paymentStatus.${value}`) }))}
        />
      ),
    },
  ];
  if (may('sales'))
    columns.push({
      id: 'actions',
      label: t('orderDesk.payments.actions'),
      cell: (payment) => <PaymentActions order={order} payment={payment} />,
    });
  return (
    <Stack space="md">
      {problem && <Banner tone="critical">{problem}</Banner>}
      <Table
        caption={t('orderDesk.payments.title')}
        hideCaption
        rows={payments}
        rowId={({ id }) => String(id)}
        columns={columns}
        empty={t('orderDesk.payments.none')}
      />
      <PaymentTotals {...usePaymentTotals(order)} />
      {may('sales') && <AddPayment order={order} />}
    </Stack>
  );
}
