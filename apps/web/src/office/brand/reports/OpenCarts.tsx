import { useQuery } from '@tanstack/react-query';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { DateText } from '@vitrine/ui/components/DateText';
import { TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { ReportTable } from './ReportTable.tsx';

const path = '/v1/admin/brand/reports/carts/file';

/** Carts that retailers have filled and not sent, the largest first. */
export function OpenCarts() {
  const t = useTranslate();
  const money = useMoney('price');
  const downloads = useDownloads([{ id: 'carts', label: t('report.download'), path }]);
  return (
    <>
      <ReportTable
        query={useQuery(useQueriesOf(brandOfficeQueries).openCarts())}
        none={t('report.noCarts')}
        caption={t('report.carts')}
        rowId={({ id }) => String(id)}
        columns={[
          {
            id: 'retailer',
            label: t('report.by.retailer'),
            rowHeader: true,
            cell: ({ retailer }) => <TextLink href={paths.retailer(retailer.id)}>{retailer.name}</TextLink>,
          },
          { id: 'pricelist', label: t('report.pricelist'), cell: ({ pricelist }) => pricelist },
          { id: 'products', label: t('report.products'), align: 'end', cell: ({ products }) => products },
          { id: 'units', label: t('report.units'), align: 'end', cell: ({ units }) => units },
          {
            id: 'amount',
            label: t('report.amount'),
            align: 'end',
            cell: ({ amount, currency }) => money(amount, currency),
          },
          {
            id: 'changed',
            label: t('report.changed'),
            cell: ({ changed }) => <DateText value={changed} form="medium" />,
          },
        ]}
      />
      <DownloadList downloads={downloads} labels={{ title: t('report.file'), open: t('catalogue.sheet.open') }} />
    </>
  );
}
