import type { UseQueryResult } from '@tanstack/react-query';
import { mostReportRows } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Table, type TableProps } from '@vitrine/ui/components/Table';
import { Stack } from '@vitrine/ui/foundation';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface ReportTableProps<Row> extends Pick<TableProps<Row>, 'caption' | 'columns' | 'rowId'> {
  query: UseQueryResult<{ data: Row[]; meta: { more: boolean } }>;
  /** Said where there is nothing. */
  none: string;
}

/** The rows of a report: waiting, failed, empty or full. A report that was cut says so. */
export function ReportTable<Row>({ query, none, ...table }: ReportTableProps<Row>) {
  const t = useTranslate();
  const { data, error, refetch } = query;
  if (!data && error) return <QueryError level={2} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack space="sm">
      <Table
        {...table}
        hideCaption
        rows={data?.data ?? []}
        loading={data ? undefined : { rows: 5, label: t('admin.loading') }}
        empty={<EmptyState title={none} />}
      />
      {data?.meta.more && <Banner tone="info">{t('report.more', { count: mostReportRows })}</Banner>}
    </Stack>
  );
}
