import { useEffect, useRef } from 'react';
import { BrandCard } from '../../commerce/catalogue/BrandCard/index.ts';
import type { BrandCardProps } from '../../commerce/catalogue/BrandCard/index.ts';
import { ProductGrid } from '../../commerce/catalogue/ProductGrid/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Section, VisuallyHidden } from '../../foundation/index.ts';
import * as css from './SegmentBrands.css.ts';

export interface SegmentBrandsLabels {
  /** Names the list, and is its heading, for screen readers. */
  title: string;
  /** 'SEE MORE'. */
  seeMore: string;
  loading: string;
  /** How many brands the list shows. */
  count: (words: { count: number }) => string;
  /** 'Load more...'. */
  more: string;
  /** "We couldn't find any brand matching your filters at this moment." */
  empty: string;
  clear: string;
  failed: string;
  retry: string;
}

export interface SegmentBrandsProps {
  /** Absent while the first page loads. */
  brands?: (Omit<BrandCardProps, 'seeMore' | 'onOpen'> & { id: string })[];
  /** Previous brands stay, under a moving line, while a changed filter is answered. */
  refreshing?: boolean;
  /** Adds the next page. Absent on the last page. */
  onMore?: () => void;
  /** The next page is loading. */
  loadingMore?: boolean;
  /** Removes the filters. Absent when none is set. */
  onClear?: () => void;
  /** Loads the brands again. Present only when loading failed. */
  onRetry?: () => void;
  labels: SegmentBrandsLabels;
}

const placesWhileLoading = 4;

/** Moves the focus to the first added card: the pressed button may be gone, and the new cards come before it. */
const useFocusOnAdded = (shown: number) => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    const card = list.current?.querySelectorAll('article')[before.current];
    before.current = null;
    card?.querySelector('a')?.focus();
  }, [shown]);
  const remember = (): void => {
    before.current = shown;
  };
  return { list, remember };
};

function Cards({ brands = [], refreshing, onMore, loadingMore, labels }: SegmentBrandsProps) {
  const { list, remember } = useFocusOnAdded(brands.length);
  return (
    <>
      <div ref={list}>
        <ProductGrid refreshing={refreshing || loadingMore}>
          {brands.map(({ id, ...card }) => (
            <BrandCard key={id} {...card} seeMore={labels.seeMore} />
          ))}
        </ProductGrid>
      </div>
      {onMore && (
        <div className={css.more}>
          <Button
            variant="secondary"
            busy={loadingMore}
            onPress={() => {
              remember();
              onMore();
            }}
          >
            {labels.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Content(props: SegmentBrandsProps) {
  const { brands, onClear, onRetry, labels } = props;
  if (onRetry) return <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (!brands) return <ProductGrid pending={placesWhileLoading} pendingLabel={labels.loading} />;
  if (brands.length > 0) return <Cards {...props} />;
  const clear = onClear && (
    <Button caps variant="secondary" onPress={onClear}>
      {labels.clear}
    </Button>
  );
  return <EmptyState icon="search" title={labels.empty} action={clear} />;
}

/** The brands of an event segment as cards, page by page. */
export function SegmentBrands(props: SegmentBrandsProps) {
  const { brands, labels } = props;
  return (
    <Section space="below">
      <div role="group" aria-label={labels.title} data-component="SegmentBrands">
        <h2>
          <VisuallyHidden>{labels.title}</VisuallyHidden>
        </h2>
        <p role="status">
          <VisuallyHidden>{brands?.length ? labels.count({ count: brands.length }) : null}</VisuallyHidden>
        </p>
        <Content {...props} />
      </div>
    </Section>
  );
}
