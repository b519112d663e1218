import { useQuery } from '@tanstack/react-query';
import { parseIds, productLimits } from '@vitrine/api/rules';
import { CompareTable } from '@vitrine/ui/commerce/catalogue/CompareTable';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Section, Stack } from '@vitrine/ui/foundation';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useAddProduct } from '../connected/cart/AddProduct.tsx';
import { useCompared } from '../connected/listing/useCompared.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { WhyPrices } from '../connected/why/WhyPrices.tsx';
import { compareTableLabels } from '../mappers/labels/compare.ts';
import type { WireCompared } from '../../shared/mappers/wire.ts';
import { favoriteQueries } from '../queries/favorites.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { useColumns } from './useColumns.ts';

interface SideBySideProps {
  products: readonly WireCompared[];
  /** Products of the address that are not among them. */
  gone: number;
  onRemove: (choice: { id: number }) => void;
}

function SideBySide({ products, gone, onRemove }: SideBySideProps) {
  const intl = useIntl();
  const { user } = useSession();
  const t = useTranslate();
  const adding = useAddProduct();
  const columns = useColumns(products, adding.onAdd);
  return (
    <Stack space="lg">
      {gone > 0 && <Banner tone="info">{t('compare.gone', { count: gone })}</Banner>}
      {adding.notice}
      <WhyPrices products={products} />
      <CompareTable
        products={columns}
        facts={[t('compare.collection'), t('compare.windows'), t('compare.delivery')]}
        onRemove={({ id }) => onRemove({ id: Number(id) })}
        labels={compareTableLabels(intl, user)}
      />
      {adding.dialogs}
    </Stack>
  );
}

function Nothing() {
  const t = useTranslate();
  return (
    <EmptyState
      icon="grid"
      level={2}
      title={t('compare.none')}
      text={t('compare.noneText')}
      action={<Button href={paths.products()}>{t('favorite.browse')}</Button>}
    />
  );
}

/** /compare?products=1,2: up to six products side by side, for everyone who is sent the address. */
export default function Compare() {
  const t = useTranslate();
  const { client } = useServices();
  const { search, change } = useQuerySearch();
  const compared = useCompared();
  const ids = parseIds(search.get('products')).slice(0, productLimits.compared);
  const { data, error, refetch } = useQuery(favoriteQueries(client).compare(ids));
  useTitle(t('compare.title'));
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  const products = data?.filter(({ id }) => ids.includes(id));
  const remove = ({ id }: { id: number }): void => {
    compared.mark(id).onChange({ on: false });
    change({ products: ids.filter((other) => other !== id).join(',') }, { replace: true });
  };
  return (
    <>
      <PageHeader
        title={t('compare.title')}
        count={products?.length ? t('product.count', { count: products.length }) : null}
      />
      <Section space="below">
        {ids.length === 0 || products?.length === 0 ? (
          <Nothing />
        ) : products ? (
          <SideBySide products={products} gone={ids.length - products.length} onRemove={remove} />
        ) : (
          <Skeleton ratio="16:9" label={t('product.loading')} />
        )}
      </Section>
    </>
  );
}
