import { useQuery } from '@tanstack/react-query';
import type { ReportWeeks } from '@vitrine/api/rules';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { Badge } from '@vitrine/ui/components/Badge';
import { DateText } from '@vitrine/ui/components/DateText';
import { TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { ReportTable } from './ReportTable.tsx';

/** Products that retailers looked at and have not ordered, the last look first. */
export function Looks({ weeks }: { weeks: ReportWeeks }) {
  const t = useTranslate();
  const path = `/v1/admin/brand/reports/looks/file?weeks=${weeks}`;
  const downloads = useDownloads([{ id: 'looks', label: t('report.download'), path }]);
  return (
    <>
      <ReportTable
        query={useQuery(useQueriesOf(brandOfficeQueries).looks({ weeks }))}
        none={t('report.noLooks')}
        caption={t('report.looks')}
        rowId={({ retailer, product }) => `${retailer.id} ${product.id}`}
        columns={[
          {
            id: 'retailer',
            label: t('report.by.retailer'),
            rowHeader: true,
            cell: ({ retailer }) => <TextLink href={paths.retailer(retailer.id)}>{retailer.name}</TextLink>,
          },
          {
            id: 'product',
            label: t('report.product'),
            cell: ({ product }) => (
              <TextLink href={paths.admin(`brand/products/${product.id}`)}>
                {product.name} · {product.reference}
              </TextLink>
            ),
          },
          {
            id: 'cart',
            label: t('report.cart'),
            cell: ({ in_cart }) => (in_cart ? <Badge tone="info">{t('report.inCart')}</Badge> : '–'),
          },
          {
            id: 'looked',
            label: t('report.looked'),
            cell: ({ looked }) => <DateText value={looked} form="medium" />,
          },
        ]}
      />
      <DownloadList downloads={downloads} labels={{ title: t('report.file'), open: t('catalogue.sheet.open') }} />
    </>
  );
}
