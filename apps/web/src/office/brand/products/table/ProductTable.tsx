import { useQuery } from '@tanstack/react-query';
import type { ProductChoices } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { DataGrid } from '@vitrine/ui/components/DataGrid';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../../../shared/config/paths.ts';
import { QueryError } from '../../../../shared/connected/QueryError.tsx';
import { useMay } from '../../../../shared/connected/rights/useMay.ts';
import { useLocale } from '../../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import { dataGridLabels } from '../../mappers/labels/dataGrid.ts';
import { columnsOf } from '../../mappers/productTable/columns.ts';
import { type Catalogue, catalogueQueries } from '../../../parts/queries/catalogue.ts';
import { useServices } from '../../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../../shared/queries/useQueriesOf.ts';
import { Screen } from '../../../parts/list/Screen.tsx';
import { useProductTable } from './useProductTable.ts';

interface GridProps {
  catalogue: Catalogue;
  choices: ProductChoices;
}

function Grid({ catalogue: { products, collections }, choices }: GridProps) {
  const t = useTranslate();
  const intl = useIntl();
  const may = useMay();
  const locale = useLocale();
  const { language } = useServices();
  const labels = useMemo(() => dataGridLabels(intl), [intl]);
  const columns = useMemo(() => columnsOf({ choices, collections, language, t }), [choices, collections, language, t]);
  const { rows, edit, choose, save, isBusy, problem } = useProductTable(products, { columns, locale, t });
  return (
    <Stack space="sm">
      {problem && <Banner tone="critical">{problem}</Banner>}
      <DataGrid
        name={t('admin.area.products')}
        {...{ columns, rows, labels }}
        readOnly={!may('owner')}
        onEdit={edit}
        onChoose={choose}
        onSave={save}
        saving={isBusy}
      />
    </Stack>
  );
}

/** /admin/brand/products/table: the whole catalogue, edited as a spreadsheet (D-048). */
export function ProductTable() {
  const t = useTranslate();
  const queries = useQueriesOf(catalogueQueries);
  const choices = useQuery(queries.choices());
  const catalogue = useQuery(queries.catalogue());
  const failed = [choices, catalogue].find(({ error, data }) => error && !data);
  return (
    <Stack space="md">
      <span>
        <TextLink href={paths.admin('brand/products')}>{t('catalogue.product.back')}</TextLink>
      </span>
      <Screen title={t('catalogue.grid.title')} text={t('catalogue.grid.text')} needs="owner">
        {catalogue.data && choices.data && (
          <Grid key={catalogue.dataUpdatedAt} catalogue={catalogue.data} choices={choices.data} />
        )}
        {failed?.error && <QueryError level={2} error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && !(catalogue.data && choices.data) && <Skeleton shape="table" label={t('catalogue.grid.loading')} />}
      </Screen>
    </Stack>
  );
}
