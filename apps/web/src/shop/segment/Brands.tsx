import { useInfiniteQuery } from '@tanstack/react-query';
import { FilterBar } from '@vitrine/ui/commerce/catalogue/FilterBar';
import { Section } from '@vitrine/ui/foundation';
import { SegmentBrands } from '@vitrine/ui/sections/SegmentBrands';
import { useIntl } from 'react-intl';
import { filterBarLabels } from '../mappers/labels/directory.ts';
import { segmentBrandsLabels } from '../mappers/labels/event.ts';
import { toLandingBrandCard } from '../../shared/mappers/landingBrand.ts';
import type { WireSegmentPage } from '../../shared/mappers/wire.ts';
import { useServices } from '../../shared/queries/services.ts';
import { useSegmentFilters } from './useSegmentFilters.ts';

/** Filters and brand cards, page after page. */
export function Brands({ segment: { id, slug } }: { segment: WireSegmentPage }) {
  const intl = useIntl();
  const { queries } = useServices();
  const { filters, query, isFiltered, change, clear } = useSegmentFilters(id);
  const brands = useInfiniteQuery(queries.events.segmentBrands(slug, query));
  const labels = segmentBrandsLabels(intl);
  return (
    <>
      <Section space="tight">
        <FilterBar
          filters={filters}
          onChange={change}
          onClear={clear}
          active={isFiltered}
          labels={filterBarLabels(intl)}
        />
      </Section>
      <SegmentBrands
        brands={brands.data?.pages.flatMap(({ data }) =>
          data.map((brand) => toLandingBrandCard(brand, labels.seeMore)),
        )}
        refreshing={brands.isPlaceholderData}
        onMore={brands.hasNextPage ? () => void brands.fetchNextPage() : undefined}
        loadingMore={brands.isFetchingNextPage}
        onClear={isFiltered ? clear : undefined}
        onRetry={brands.isError ? () => void brands.refetch() : undefined}
        labels={labels}
      />
    </>
  );
}
