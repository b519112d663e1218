import { parseOrdering } from '@vitrine/api/rules';
import { FilterButton, FilterPanel } from '@vitrine/ui/commerce/catalogue/FilterPanel';
import { SortSelect } from '@vitrine/ui/commerce/catalogue/SortSelect';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Pagination } from '@vitrine/ui/components/Pagination';
import { Section, Split, Stack, VisuallyHidden } from '@vitrine/ui/foundation';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useIntl } from 'react-intl';
import { paths } from '../../../shared/config/paths.ts';
import { sortOptions } from '../../../shared/mappers/labels/product.ts';
import type { WireListing } from '../../../shared/mappers/wire.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { WhyPrices } from '../why/WhyPrices.tsx';
import { ComparedBar } from './ComparedBar.tsx';
import { CollectionNotes } from './CollectionNotes.tsx';
import { Files } from './Files.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { ProductCards } from './ProductCards.tsx';
import { ListingSearch } from './ListingSearch.tsx';
import { useFilters } from './useFilters.ts';
import type { Listing } from './useListing.ts';
import { useKeptPlace } from '../useKeptPlace.ts';
import { usePageLabels } from './usePageLabels.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useWindows } from './useWindows.ts';

function Pages({ state, count }: { state: Listing; count: number }) {
  const labels = usePageLabels();
  const prefetch = usePrefetch();
  const href = (page: number) => {
    const next = new URLSearchParams(state.search);
    next.set('page', String(page));
    return `?${next}`;
  };
  return (
    <Pagination
      page={Number(state.query.page ?? 1)}
      numPages={count}
      href={href}
      onApproach={({ page }) => prefetch.listing({ ...state.query, page })}
      labels={labels}
    />
  );
}

/** Only what was chosen may be missing: then it can be taken back. The price list and the order stay. */
function Nothing({ search }: { search: URLSearchParams }) {
  const t = useTranslate();
  const kept = new URLSearchParams([...search].filter(([name]) => ['pricelist', 'ordering'].includes(name)));
  const isNarrowed = [...search].some(([name]) => !kept.has(name) && name !== 'page');
  const words = search.get('search');
  return (
    <EmptyState
      title={words ? t('product.noneFor', { words }) : t('product.none')}
      text={isNarrowed ? t('product.noneText') : undefined}
      icon="grid"
      level={2}
      action={
        isNarrowed && (
          <Button variant="secondary" href={`?${kept}`}>
            {t('product.showAll')}
          </Button>
        )
      }
    />
  );
}

function Results({ data, state }: { data: WireListing; state: Listing }) {
  const t = useTranslate();
  if (data.results.length === 0) return <Nothing search={state.search} />;
  return (
    <Stack space="xl">
      {!state.collection && (
        <VisuallyHidden>
          <h2>{t('product.results')}</h2>
        </VisuallyHidden>
      )}
      <ProductCards
        products={data.results}
        refreshing={state.listing.isPlaceholderData}
        hasSeveralBrands={state.collection === null}
        pricelist={state.pricelist}
      />
      <Pages state={state} count={data.pagination.num_pages} />
      <ComparedBar />
    </Stack>
  );
}

/** Leads retailers to the line sheet of the collection, narrowed as the listing is. */
function CreateMyList({ collection, search }: { collection: number; search: URLSearchParams }) {
  const t = useTranslate();
  const { user } = useSession();
  if (user?.entity_stype !== 'buyer') return null;
  const narrowed = ['categories', 'segments'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return (
    <Button variant="secondary" icon="list" href={paths.myList(collection, Object.fromEntries(narrowed))}>
      {t('app.product.createMyList')}
    </Button>
  );
}

function Found({ data, state }: { data: WireListing; state: Listing }) {
  const intl = useIntl();
  const t = useTranslate();
  const filters = useFilters(data, state);
  const { selected_collection: collection, selected_seller: brand } = data.meta;
  const { user } = useSession();
  const windows = useWindows(collection);
  const tags = state.search.get('tags')?.split(',').join(', ');
  return (
    <>
      <PageHeader
        level={state.collection ? 2 : 1}
        title={collection?.name ?? brand?.name ?? t('product.title')}
        text={[windows, tags].filter(Boolean).join(' · ')}
        count={t('product.count', { count: data.pagination.count })}
        actions={
          <>
            <ListingSearch state={state} />
            {collection && user?.entity_stype === 'buyer' && (
              <Files
                key={state.pricelist}
                collection={collection}
                pricelist={state.pricelist}
                products={data.pagination.count}
              />
            )}
            {collection && <CreateMyList collection={collection.id} search={state.search} />}
            <FilterButton {...filters} />
            <SortSelect
              label={t('product.sort')}
              options={sortOptions(intl)}
              value={parseOrdering(state.search.get('ordering'))}
              onChange={({ value }) => state.narrow({ ordering: value })}
            />
          </>
        }
      />
      <Section space="below">
        <Stack space="xl">
          <WhyPrices products={data.results} />
          <Split ratio="sidebar" start={<FilterPanel {...filters} />} end={<Results data={data} state={state} />} />
          {collection && <CollectionNotes collection={collection} />}
        </Stack>
      </Section>
    </>
  );
}

/** A listing: sort, filters, grid, count, pages. */
export function ProductListing({ state }: { state: Listing }) {
  const { data, error, refetch } = state.listing;
  useKeptPlace(data !== undefined);
  if (error) return <QueryError level={state.collection ? 2 : 1} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListingSkeleton />;
  return <Found data={data} state={state} />;
}
