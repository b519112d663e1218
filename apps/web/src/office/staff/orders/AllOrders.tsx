import { useQuery } from '@tanstack/react-query';
import { Text } from '@vitrine/ui/foundation';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { useIntl } from 'react-intl';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { downloadLabels } from '../../../shared/mappers/labels/order.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { List } from '../../parts/list/List.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { staffQueries } from '../../parts/queries/staff.ts';
import { useOrderColumns } from './columns.tsx';
import { Filters } from './Filters.tsx';
import { useOrderFilters, type OrderFilters } from './useOrderFilters.ts';

/** The same orders as the list, as a file. */
const useFile = ({ filters }: OrderFilters) => {
  const t = useTranslate();
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const path = `/v1/admin/orders/file${query.size > 0 ? `?${query.toString()}` : ''}`;
  return useDownloads([{ id: 'xlsx', label: t('oversight.xlsx'), path }]);
};

/** /admin/orders: orders of all brands, to read (D-067). */
export function AllOrders() {
  const t = useTranslate();
  const intl = useIntl();
  const money = useMoney('price');
  const narrowing = useOrderFilters();
  const { state, filters, hrefOf } = narrowing;
  const list = useQuery(useQueriesOf(staffQueries).orders({ page: state.page, ...filters }));
  const meta = list.data?.meta;
  const cancelled = meta ? meta.total - meta.values.reduce((sum, { orders }) => sum + orders, 0) : 0;
  return (
    <Screen title={t('admin.area.allOrders')} text={t('oversight.text')}>
      <DownloadList downloads={useFile(narrowing)} labels={downloadLabels(intl)} />
      <Filters state={state} filters={filters} meta={meta} />
      {meta && meta.values.length > 0 && (
        <Facts
          facts={meta.values.map(({ currency, total_price, orders }) => ({
            label: t('oversight.values', { currency }),
            value: t('oversight.value', { total: money(total_price, currency), orders }),
          }))}
        />
      )}
      {cancelled > 0 && (
        <Text size="sm" tone="muted">
          {t('oversight.notCounted', { count: cancelled })}
        </Text>
      )}
      <List
        list={list}
        state={state}
        caption={t('admin.area.allOrders')}
        empty={t('oversight.empty')}
        rowId={({ id }) => String(id)}
        columns={useOrderColumns(hrefOf)}
      />
    </Screen>
  );
}
