import { useQuery } from '@tanstack/react-query';
import type { SalesRow } from '@vitrine/api/client';
import type { ReportWeeks, SalesGroup } from '@vitrine/api/rules';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { BarChart } from '@vitrine/ui/components/BarChart';
import { DateText } from '@vitrine/ui/components/DateText';
import { TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { shareOf, toSalesBars } from './report.ts';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { ReportTable } from './ReportTable.tsx';

interface SalesProps {
  by: SalesGroup;
  weeks: ReportWeeks;
}

const nameOf = (by: SalesGroup, { key, name, detail }: SalesRow) => {
  if (by === 'week') return <DateText value={name} form="medium" />;
  if (by === 'retailer') return <TextLink href={paths.retailer(Number(key))}>{name}</TextLink>;
  if (by === 'collection') return <TextLink href={paths.admin(`brand/collections/${key}`)}>{name}</TextLink>;
  if (by === 'style')
    return (
      <TextLink href={paths.admin(`brand/products/${key}`)}>
        {name} · {detail}
      </TextLink>
    );
  return name;
};

/** Orders, units and value of each row, with its share of all units in the report. */
export function Sales({ by, weeks }: SalesProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoney('price');
  const query = useQuery(useQueriesOf(brandOfficeQueries).sales({ by, weeks }));
  const path = `/v1/admin/brand/reports/sales/file?by=${by}&weeks=${weeks}`;
  const downloads = useDownloads([{ id: 'sales', label: t('report.download'), path }]);
  const rows = query.data?.data ?? [];
  const share = shareOf(rows, locale);
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <BarChart
        label={t(`report.chart.${by}`)}
        layout={by === 'week' || by === 'size' ? 'columns' : 'rows'}
        bars={toSalesBars(rows, {
          by,
          locale,
          thisWeek: query.data?.meta.this_week ?? '',
          others: (words) => t('report.others', words),
        })}
        format={(value) => number.format(value)}
      />
      <ReportTable
        query={query}
        none={t('report.nothingSold')}
        caption={t('report.sales')}
        rowId={({ key, currency }) => `${key} ${currency}`}
        columns={[
          { id: 'name', label: t(`report.by.${by}`), rowHeader: true, cell: (row) => nameOf(by, row) },
          { id: 'orders', label: t('report.orders'), align: 'end', cell: ({ orders }) => number.format(orders) },
          { id: 'units', label: t('report.units'), align: 'end', cell: ({ units }) => number.format(units) },
          { id: 'share', label: t('report.share'), align: 'end', cell: share },
          {
            id: 'amount',
            label: t('report.amount'),
            align: 'end',
            cell: ({ amount, currency }) => money(amount, currency),
          },
        ]}
      />
      <DownloadList downloads={downloads} labels={{ title: t('report.file'), open: t('catalogue.sheet.open') }} />
    </>
  );
}
