import { useQuery } from '@tanstack/react-query';
import { parsePage } from '@vitrine/api/rules';
import { ProductGrid } from '@vitrine/ui/commerce/catalogue/ProductGrid';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Pagination } from '@vitrine/ui/components/Pagination';
import { Heading, Inline, Section, Stack, VisuallyHidden } from '@vitrine/ui/foundation';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { ComparedBar } from '../connected/listing/ComparedBar.tsx';
import { ProductCards } from '../connected/listing/ProductCards.tsx';
import { RecentProducts } from '../connected/listing/RecentProducts.tsx';
import { usePageLabels } from '../connected/listing/usePageLabels.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { WhyPrices } from '../connected/why/WhyPrices.tsx';
import type { WireFavorites } from '../../shared/mappers/wire.ts';
import { favoriteQueries } from '../queries/favorites.ts';
import { useServices } from '../../shared/queries/services.ts';

const CARDS_WHILE_LOADING = 8;

/** Each line sheet opens with its favourites selected. */
function Sheets({ sheets }: { sheets: WireFavorites['meta']['collections'] }) {
  const t = useTranslate();
  return (
    <Stack space="sm">
      <Heading level={2} size="sm">
        {t('favorite.sheets')}
      </Heading>
      <Inline space="sm">
        {sheets.map(({ id, name, seller, count }) => (
          <Button key={id} variant="secondary" size="sm" icon="list" href={paths.myList(id, { select: 'favorites' })}>
            {t('favorite.sheet', { name, seller, count })}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

function Marked({ data, page, refreshing }: { data: WireFavorites; page: number; refreshing: boolean }) {
  const t = useTranslate();
  const labels = usePageLabels();
  if (data.results.length === 0)
    return (
      <EmptyState
        icon="heart"
        level={2}
        title={t('favorite.none')}
        text={t('favorite.noneText')}
        action={<Button href={paths.products()}>{t('favorite.browse')}</Button>}
      />
    );
  return (
    <Stack space="xl">
      <WhyPrices products={data.results} />
      <Sheets sheets={data.meta.collections} />
      <VisuallyHidden>
        <h2>{t('product.results')}</h2>
      </VisuallyHidden>
      <ProductCards products={data.results} refreshing={refreshing} hasSeveralBrands />
      <Pagination page={page} numPages={data.pagination.num_pages} href={(to) => `?page=${to}`} labels={labels} />
    </Stack>
  );
}

/** /favorites: what the people of a retailer marked, and what this person saw last. */
export default function Favorites() {
  const t = useTranslate();
  const { client } = useServices();
  const [search] = useSearchParams();
  const page = parsePage(search.get('page')) ?? 1;
  const { data, error, refetch, isPlaceholderData } = useQuery(favoriteQueries(client).list(page));
  useTitle(t('favorite.title'));
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('favorite.title')}
        count={data ? t('favorite.count', { count: data.pagination.count }) : null}
      />
      <Section space="below">
        {data ? (
          <Marked data={data} page={page} refreshing={isPlaceholderData} />
        ) : (
          <ProductGrid pending={CARDS_WHILE_LOADING} pendingLabel={t('favorite.loading')} />
        )}
      </Section>
      <RecentProducts />
      <ComparedBar />
    </>
  );
}
