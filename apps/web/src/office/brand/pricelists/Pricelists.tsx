import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Table } from '@vitrine/ui/components/Table';
import { Stack } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { catalogueQueries } from '../../parts/queries/catalogue.ts';
import { AddPricelist } from './AddPricelist.tsx';
import { OfferedTo } from './OfferedTo.tsx';
import { PricelistActions } from './PricelistActions.tsx';

/** /admin/brand/pricelists: the brand's price lists (D-048, D-101). */
export function Pricelists() {
  const t = useTranslate();
  const may = useMay();
  const { data, error, refetch } = useQuery(useQueriesOf(catalogueQueries).pricelists());
  return (
    <Screen
      title={t('admin.area.pricelists')}
      text={t('catalogue.pricelists.text')}
      links={
        <>
          <Button variant="secondary" href={paths.admin('brand/products/table')}>
            {t('catalogue.pricelists.table')}
          </Button>
          <Button variant="secondary" href={paths.admin('brand/products/spreadsheet')}>
            {t('catalogue.pricelists.sheet')}
          </Button>
        </>
      }
      needs="owner"
    >
      <Stack space="lg">
        {!data && error ? (
          <QueryError level={2} error={error} onRetry={() => void refetch()} />
        ) : (
          <Table
            caption={t('admin.area.pricelists')}
            hideCaption
            rows={data ?? []}
            rowId={({ id }) => String(id)}
            loading={data ? undefined : { rows: 2, label: t('admin.loading') }}
            empty={<EmptyState title={t('catalogue.pricelists.none')} />}
            columns={[
              { id: 'name', label: t('catalogue.pricelists.name'), rowHeader: true, cell: ({ name }) => name },
              { id: 'currency', label: t('catalogue.pricelists.currency'), cell: ({ currency }) => currency },
              {
                id: 'products',
                label: t('catalogue.pricelists.products'),
                align: 'end',
                cell: ({ products }) => products,
              },
              {
                id: 'carts',
                label: t('catalogue.pricelists.carts'),
                align: 'end',
                cell: ({ open_carts }) => open_carts,
              },
              {
                id: 'audience',
                label: t('catalogue.audience.column'),
                cell: (list) => <OfferedTo list={list} />,
              },
              {
                id: 'actions',
                label: t('catalogue.pricelists.actions'),
                cell: (list) => (may('owner') ? <PricelistActions list={list} /> : '–'),
              },
            ]}
          />
        )}
        {may('owner') && <AddPricelist />}
      </Stack>
    </Screen>
  );
}
