import { useQuery } from '@tanstack/react-query';
import { ORDER_QUEUES, ORDER_STATUS_NAMES, PAYMENT_STATUSES, type OrderStatus } from '@vitrine/api/rules';
import { Select } from '@vitrine/ui/components/Select';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Grid } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import { useChosen } from '../../parts/list/many/useChosen.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { ManyOrders } from './ManyOrders.tsx';
import { useColumns } from './useColumns.tsx';

const statuses = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];
const views = ['all', ...ORDER_QUEUES] as const;

/** /admin/brand/orders: the brand's orders by what they wait for (D-048, D-049). */
export function Orders() {
  const t = useTranslate();
  const state = useListState(['status', 'payment']);
  const queue = ORDER_QUEUES.find((known) => known === state.get('queue'));
  const status = statuses.find((known) => known === state.get('status'));
  const payment = PAYMENT_STATUSES.find((known) => known === state.get('payment'));
  const list = useQuery(
    useQueriesOf(brandOfficeQueries).orders({ page: state.page, queue, status, payment, search: state.words }),
  );
  const { chosen, selection, clear } = useChosen(
    list.data?.data ?? [],
    {
      all: t('orderDesk.many.chooseAll'),
      row: ({ number }) => t('orderDesk.many.choose', { number: t('order.numberValue', { id: number }) }),
    },
    useMay()('sales'),
  );
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
      <Grid columns={{ mobile: 1, tablet: 3 }} space="md" align="end">
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
        <Select
          label={t('order.payment')}
          value={payment ?? ''}
          onChange={({ value }) => state.filter({ payment: value || null })}
          options={[
            { value: '', label: t('orderDesk.orders.anyPayment') },
            ...PAYMENT_STATUSES.map((value) => ({ value, label: t(`order.paymentStatus.${value}`) })),
          ]}
        />
      </Grid>
      <ManyOrders orders={chosen} onClear={clear} />
      <List
        list={list}
        state={state}
        caption={t('admin.area.orders')}
        empty={t(`orderDesk.orders.none.${queue ?? 'all'}`)}
        rowId={({ id }) => String(id)}
        columns={useColumns()}
        selection={selection}
      />
    </Screen>
  );
}
