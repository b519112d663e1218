import type { StaffOrderRow } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import type { TableColumn } from '@vitrine/ui/components/Table';
import { OrderStatusBadge } from '@vitrine/ui/commerce/order/OrderStatusBadge';
import { TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { OrderFilters } from './useOrderFilters.ts';

/** A row of an order. A company leads to its orders. */
export const useOrderColumns = (hrefOf: OrderFilters['hrefOf']): TableColumn<StaffOrderRow>[] => {
  const t = useTranslate();
  const money = useMoney('price');
  const company = (kind: 'brand' | 'retailer'): TableColumn<StaffOrderRow> => ({
    id: kind,
    label: t(`oversight.${kind}`),
    cell: (row) => <TextLink href={hrefOf(kind, row[kind].id)}>{row[kind].name}</TextLink>,
  });
  return [
    {
      id: 'number',
      label: t('oversight.number'),
      rowHeader: true,
      cell: ({ id, number }) => (
        <TextLink href={paths.admin(`orders/${id}`)}>{t('order.numberValue', { id: number })}</TextLink>
      ),
    },
    company('brand'),
    company('retailer'),
    { id: 'date', label: t('oversight.date'), cell: ({ created }) => <DateText value={created} form="medium" /> },
    {
      id: 'status',
      label: t('oversight.status'),
      cell: ({ status }) => <OrderStatusBadge status={status} label={t(`order.status.${status}`)} />,
    },
    { id: 'units', label: t('oversight.units'), align: 'end', cell: ({ units }) => units },
    {
      id: 'total',
      label: t('oversight.total'),
      align: 'end',
      cell: ({ total_price, currency }) => money(total_price, currency),
    },
    {
      id: 'waiting',
      label: t('oversight.waiting'),
      cell: ({ waiting_days }) => (waiting_days === null ? '–' : t('oversight.waitingDays', { days: waiting_days })),
    },
  ];
};
