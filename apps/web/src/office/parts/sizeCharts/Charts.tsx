import { useQuery } from '@tanstack/react-query';
import type { BrandSizeChartRow } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Table, type TableColumn } from '@vitrine/ui/components/Table';
import { TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { Screen } from '../list/Screen.tsx';
import { useChartDesk, type ChartDesk } from './desk.ts';

const ownerColumn = (t: ReturnType<typeof useTranslate>): TableColumn<BrandSizeChartRow> => ({
  id: 'owner',
  label: t('catalogue.charts.owner'),
  cell: ({ is_own }) => (
    <Badge tone={is_own ? 'brand' : 'neutral'}>{t(`catalogue.charts.${is_own ? 'own' : 'ofAccount'}`)}</Badge>
  ),
});

const useColumns = ({ owner, path }: ChartDesk): TableColumn<BrandSizeChartRow>[] => {
  const t = useTranslate();
  return [
    {
      id: 'name',
      label: t('catalogue.chart.field.name'),
      rowHeader: true,
      cell: ({ id, name }) => <TextLink href={paths.admin(`${path}/${id}`)}>{name}</TextLink>,
    },
    { id: 'sizes', label: t('catalogue.chart.field.run'), cell: ({ sizes }) => sizes.join(', ') || '–' },
    {
      id: 'measurements',
      label: t('catalogue.chart.field.measurements'),
      cell: ({ measurements }) => measurements.join(', '),
    },
    { id: 'products', label: t('catalogue.charts.products'), align: 'end', cell: ({ products }) => products },
    ...(owner === 'brand' ? [ownerColumn(t)] : []),
  ];
};

function ChartList({ desk }: { desk: ChartDesk }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(desk.queries.list);
  const columns = useColumns(desk);
  return (
    <Screen
      title={t('admin.area.charts')}
      text={t(desk.owner === 'brand' ? 'catalogue.charts.text' : 'catalogue.charts.accountText')}
      needs={desk.needs}
      actions={<Button href={paths.admin(`${desk.path}/add`)}>{t('catalogue.charts.add')}</Button>}
    >
      {!data && error ? (
        <QueryError level={2} error={error} onRetry={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin.area.charts')}
          hideCaption
          rows={data ?? []}
          rowId={({ id }) => String(id)}
          loading={data ? undefined : { rows: 2, label: t('admin.loading') }}
          empty={<EmptyState title={t('catalogue.charts.none')} />}
          columns={columns}
        />
      )}
    </Screen>
  );
}

/** /admin/brand/charts: the size charts that products of the brand can have (D-048, D-088). */
export const Charts = () => <ChartList desk={useChartDesk('brand')} />;

/** /admin/charts: the size charts that products of every brand can have (D-067, D-088). */
export const AccountCharts = () => <ChartList desk={useChartDesk('account')} />;
