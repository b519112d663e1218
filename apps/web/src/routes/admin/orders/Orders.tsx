import { useQuery } from '@tanstack/react-query';
import type { BrandOrderRow } from '@vitrine/api/client';
import { ORDER_QUEUES, ORDER_STATUS_NAMES, type OrderStatus } from '@vitrine/api/rules';
import { Badge } from '@vitrine/ui/components/Badge';
import { DateText } from '@vitrine/ui/components/DateText';
import { Select } from '@vitrine/ui/components/Select';
import type { TableColumn } from '@vitrine/ui/components/Table';
import { OrderStatusBadge } from '@vitrine/ui/commerce/order/OrderStatusBadge';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Grid, Inline, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../config/paths.ts';
import { useMoney } from '../../../connected/useMoney.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { List } from '../list/List.tsx';
import { Screen } from '../list/Screen.tsx';
import { Search } from '../list/Search.tsx';
import { useListState } from '../list/useListState.ts';
import { useOfficeQueries } from '../useOfficeQueries.ts';

const statuses = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];
const views = ['all', ...ORDER_QUEUES] as const;

const useColumns = (): TableColumn<BrandOrderRow>[] => {
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

/** /admin/brand/orders: the brand's orders by what they wait for (D-048, D-049). */
export function Orders() {
  const t = useTranslate();
  const state = useListState(['status']);
  const queue = ORDER_QUEUES.find((known) => known === state.get('queue'));
  const status = statuses.find((known) => known === state.get('status'));
  const list = useQuery(useOfficeQueries().orders({ page: state.page, queue, status, search: state.words }));
  return (
    <Screen title={t('admin.area.orders')} text={t('orderDesk.orders.text')}>
      <FilterTabs
        label={t('orderDesk.orders.queues')}
        value={queue ?? 'all'}
        onChange={({ value }) => state.filter({ queue: value === 'all' ? null : value })}
        options={views.map((value) => ({
          value,
          label: t(`orderDesk.orders.queue.${value}`),
          count: list.data?.meta[value],
        }))}
      />
      <Grid columns={{ mobile: 1, tablet: 2 }} space="md" align="end">
        <Search label={t('orderDesk.orders.search')} state={state} />
        <Select
          label={t('orderDesk.orders.status')}
          value={status ?? ''}
          onChange={({ value }) => state.filter({ status: value || null })}
          options={[
            { value: '', label: t('orderDesk.orders.anyStatus') },
            ...statuses.map((value) => ({ value, label: t(`order.status.${value}`) })),
          ]}
        />
      </Grid>
      <List
        list={list}
        state={state}
        caption={t('admin.area.orders')}
        empty={t(`orderDesk.orders.none.${queue ?? 'all'}`)}
        rowId={({ id }) => String(id)}
        columns={useColumns()}
      />
    </Screen>
  );
}
