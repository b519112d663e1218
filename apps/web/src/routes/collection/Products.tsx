import { parseOrdering } from '@vitrine/api/rules';
import { FilterButton, FilterPanel } from '@vitrine/ui/commerce/catalogue/FilterPanel';
import { SortSelect } from '@vitrine/ui/commerce/catalogue/SortSelect';
import { ProductGrid } from '@vitrine/ui/commerce/catalogue/ProductGrid';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Pagination } from '@vitrine/ui/components/Pagination';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Box, Grid, Section, Split, Stack } from '@vitrine/ui/foundation';
import { PageHeader } from '@vitrine/ui/sections/PageHeader';
import { useIntl } from 'react-intl';
import { useAddProduct } from '../../connected/cart/AddProduct.tsx';
import { ProductCards } from '../../connected/listing/ProductCards.tsx';
import type { Listing } from '../../connected/listing/useListing.ts';
import { QueryError } from '../../connected/QueryError.tsx';
import { useLocale } from '../../connected/useLocale.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { Why } from '../../connected/why/Why.tsx';
import { formatDay } from '../../mappers/format.ts';
import { sortOptions } from '../../mappers/labels/product.ts';
import { useSession } from '../../queries/services.ts';
import type { WireListing } from '../../mappers/wire.ts';
import { Files } from './Files.tsx';
import { useFilters } from './useFilters.ts';

const CARDS_WHILE_LOADING = 12;

type Collection = NonNullable<WireListing['meta']['selected_collection']>;

/** Until when one may order, and when it is made and delivered. */
const useWindows = (collection: Collection | null): string => {
  const t = useTranslate();
  const locale = useLocale();
  if (!collection) return '';
  const {
    order_window_end: until,
    production_window_start: start,
    production_window_end: end,
    delivery_msg: delivery,
  } = collection;
  return [
    until && t('app.product.orderUntil', { date: formatDay(locale, until) }),
    start && end && t('app.product.production', { start: formatDay(locale, start), end: formatDay(locale, end) }),
    delivery,
  ]
    .filter(Boolean)
    .join(' · ');
};

function Pages({ state, count }: { state: Listing; count: number }) {
  const t = useTranslate();
  const href = (page: number) => {
    const next = new URLSearchParams(state.search);
    next.set('page', String(page));
    return `?${next}`;
  };
  const labels = {
    region: t('app.product.pages'),
    previous: t('app.product.previousPage'),
    next: t('app.product.nextPage'),
    page: (page: number) => t('app.product.page', { page }),
  };
  return <Pagination page={Number(state.query.page ?? 1)} numPages={count} href={href} labels={labels} />;
}

function Results({ data, state }: { data: WireListing; state: Listing }) {
  const t = useTranslate();
  const collection = data.meta.selected_collection;
  const adding = useAddProduct({
    pricelist: state.pricelist,
    pricelists: collection?.pricelists ?? [],
    onPricelist: state.choosePricelist,
  });
  if (data.results.length === 0)
    return <EmptyState title={t('product.none')} text={t('product.noneText')} icon="grid" level={2} />;
  return (
    <Stack space="xl">
      {adding.notice}
      <ProductCards products={data.results} refreshing={state.listing.isPlaceholderData} onAdd={adding.onAdd} />
      <Pages state={state} count={data.pagination.num_pages} />
      {adding.dialogs}
    </Stack>
  );
}

function Found({ data, state }: { data: WireListing; state: Listing }) {
  const intl = useIntl();
  const t = useTranslate();
  const filters = useFilters(data, state);
  const { user } = useSession();
  const collection = data.meta.selected_collection;
  const windows = useWindows(collection);
  return (
    <>
      <PageHeader
        level={2}
        title={collection?.name ?? ''}
        text={windows}
        count={t('product.count', { count: data.pagination.count })}
        actions={
          <>
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
      {collection && user?.entity_stype === 'buyer' && (
        <Section space="below">
          <Files collection={collection} pricelist={state.pricelist} />
        </Section>
      )}
      <Section space="below">
        <Stack space="lg">
          <Why capability="seePrices" />
          <Split ratio="sidebar" start={<FilterPanel {...filters} />} end={<Results data={data} state={state} />} />
        </Stack>
      </Section>
    </>
  );
}

const onPhone = { mobile: 'block', desktop: 'none' } as const;
const onDesk = { mobile: 'none', desktop: 'block' } as const;

/** The listing's shape while it is on its way: title and sort, filters, grid. */
function Waiting() {
  const t = useTranslate();
  return (
    <Section space="below">
      <Box paddingBlock="xl">
        <Grid columns={{ mobile: 1, desktop: 2 }} align="end">
          <Stack space="xs">
            <Skeleton shape="control" width="50%" />
            <Skeleton />
            <Skeleton width="50%" />
          </Stack>
          <Box display={onDesk}>
            <Stack align="end">
              <Skeleton shape="control" width="20%" />
            </Stack>
          </Box>
        </Grid>
      </Box>
      <Split
        ratio="sidebar"
        start={
          <>
            <Box display={onPhone}>
              <Skeleton shape="control" />
            </Box>
            <Box display={onDesk}>
              <Stack space="lg">
                {[50, 70, 60, 80, 40, 70, 60, 80].map((width, at) => (
                  <Skeleton key={at} width={`${width}%`} />
                ))}
              </Stack>
            </Box>
          </>
        }
        end={<ProductGrid pending={CARDS_WHILE_LOADING} pendingLabel={t('product.loading')} />}
      />
    </Section>
  );
}

/** The listing of a collection: sort, filters, grid, count, pages (R-230…R-241). */
export function Products({ state }: { state: Listing }) {
  const { data, error, refetch } = state.listing;
  if (error) return <QueryError level={2} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return <Found data={data} state={state} />;
}
