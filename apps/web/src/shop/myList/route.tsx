import { LineSheetGrid } from '@vitrine/ui/commerce/lineSheet/LineSheetGrid';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { Select } from '@vitrine/ui/components/Select';
import { Section, Stack } from '@vitrine/ui/foundation';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { WhyPrices } from '../connected/why/WhyPrices.tsx';
import { lineSheetLabels } from '../mappers/labels/lineSheet.ts';
import { useSession } from '../../shared/queries/services.ts';
import { Actions } from './Actions.tsx';
import { useFavoriteRows } from './useFavoriteRows.ts';
import { useSheet, type Sheet } from './useSheet.ts';

function Trail({ brand, meta }: Sheet) {
  const t = useTranslate();
  const ofBrand = brand ? [{ label: brand.name, href: paths.brand(brand.slug) }] : [];
  const ofCollection = brand && meta ? [{ label: meta.name, href: paths.collection(brand.slug, meta.id) }] : [];
  return (
    <Breadcrumb
      label={t('app.brand.trail')}
      items={[
        { label: t('brand.ourBrands'), href: paths.brands() },
        ...ofBrand,
        ...ofCollection,
        { label: t('app.product.createMyList') },
      ]}
    />
  );
}

/** For retailers alone: others buy nothing. */
function PricelistSelect({ meta, pricelist, choosePricelist }: Sheet) {
  const t = useTranslate();
  const { user } = useSession();
  if (user?.entity_stype !== 'buyer' || !meta?.pricelists.length) return null;
  return (
    <Select
      label={t('product.pricelist.label')}
      value={pricelist === null ? '' : String(pricelist)}
      onChange={({ value: id }) => choosePricelist(id)}
      options={[
        ...(pricelist === null ? [{ value: '', label: t('brand.choosePricelist') }] : []),
        ...meta.pricelists.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}

/** /createmyownlist/:id. What is selected stays selected when the price list changes. */
export default function MyList() {
  const intl = useIntl();
  const t = useTranslate();
  const sheet = useSheet(Number(useParams()['id']));
  const [chosen, setSelected] = useState<ReadonlySet<string> | null>(null);
  const favorites = useFavoriteRows(sheet.rows);
  const selected = chosen ?? favorites;
  const { meta, rows, error, isPending, refetch } = sheet;
  const name = meta?.name ?? t('app.product.createMyList');
  useTitle(name);
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={<Trail {...sheet} />}
        count={isPending ? null : t('product.count', { count: rows.length })}
        actions={<PricelistSelect {...sheet} />}
      />
      <Section space="below">
        <Stack space="lg">
          <WhyPrices products={sheet.products} />
          <LineSheetGrid
            name={name}
            products={rows}
            selected={selected}
            onSelect={(event) => setSelected(event.selected)}
            state={error ? 'error' : isPending ? 'loading' : 'ready'}
            onRetry={() => void refetch()}
            actions={<Actions sheet={sheet} selected={selected} onAdded={() => setSelected(new Set())} />}
            labels={lineSheetLabels(intl)}
          />
        </Stack>
      </Section>
    </>
  );
}
