import type { BrandOrderRow } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { DateText } from '@vitrine/ui/components/DateText';
import type { TableColumn } from '@vitrine/ui/components/Table';
import { OrderStatusBadge } from '@vitrine/ui/commerce/order/OrderStatusBadge';
import { Inline, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { PAYMENT_TONES } from '../../../shared/mappers/order.ts';

/** Otherwise the status and the total say it all. */
const isPartlyOpen = ({ open, total_price }: BrandOrderRow): boolean => open > 0 && open < total_price;

/** The columns of a brand's orders. */
export const useColumns = (): TableColumn<BrandOrderRow>[] => {
  const t = useTranslate();
  const money = useMoney('price');
  return [
    {
      id: 'number',
      label: t('orderDesk.orders.number'),
      rowHeader: true,
      cell: ({ id, number }) => (
        <TextLink href={paths.admin(`brand/orders/${id}`)}>{t('order.numberValue', { id: number })}</TextLink>
      ),
    },
    { id: 'retailer', label: t('orderDesk.orders.retailer'), cell: ({ retailer }) => retailer },
    {
      id: 'date',
      label: t('orderDesk.orders.date'),
      cell: ({ created }) => <DateText value={created} form="medium" />,
    },
    {
      id: 'status',
      label: t('orderDesk.orders.status'),
      cell: ({ status }) => <OrderStatusBadge status={status} label={t(`order.status.${status}`)} />,
    },
    { id: 'units', label: t('orderDesk.orders.units'), align: 'end', cell: ({ units }) => units },
    {
      id: 'total',
      label: t('orderDesk.orders.total'),
      align: 'end',
      cell: ({ total_price, currency }) => money(total_price, currency),
    },
    {
      id: 'payment',
      label: t('orderDesk.orders.payment'),
      cell: (row) =>
        row.payment_status === null ? (
          '–'
        ) : (
          <Stack space="xs">
            <span>
              <Badge tone={PAYMENT_TONES[row.payment_status]}>{t(`order.paymentStatus.${row.payment_status}`)}</Badge>
            </span>
            {isPartlyOpen(row) && (
              <Text size="sm" tone="muted">
                {t('orderDesk.orders.open', { amount: money(row.open, row.currency) })}
              </Text>
            )}
          </Stack>
        ),
    },
    {
      id: 'waits',
      label: t('orderDesk.orders.waits'),
      cell: ({ queues }) =>
        queues.length === 0 ? (
          '–'
        ) : (
          <Inline space="xs">
            {queues.map((queue) => (
              <Badge key={queue} tone={queue === 'payment' ? 'critical' : 'caution'}>
                {t(`orderDesk.orders.waitsFor.${queue}`)}
              </Badge>
            ))}
          </Inline>
        ),
    },
  ];
};
