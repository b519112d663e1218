import { BrandCard } from '../../commerce/catalogue/BrandCard/index.ts';
import type { BrandCardProps } from '../../commerce/catalogue/BrandCard/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Carousel } from '../../components/Carousel/index.ts';
import type { CarouselLabels } from '../../components/Carousel/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { SectionHead } from '../../components/SectionHead/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Section } from '../../foundation/index.ts';
import * as css from './MeetTheBrands.css.ts';

export interface MeetTheBrandsLabels extends CarouselLabels {
  /** 'Meet the Brands*' (R-088, D-124). */
  title: string;
  /** 'SEE MORE'. */
  seeMore: string;
  loading: string;
  empty: string;
  emptyText: string;
  allBrands: string;
  failed: string;
  retry: string;
}

export interface EventBrand extends Omit<BrandCardProps, 'seeMore' | 'onOpen'> {
  id: string;
}

export interface MeetTheBrandsProps {
  id?: string;
  text?: string | null;
  /** Absent while they are on their way. */
  brands?: EventBrand[];
  /** What the asterisk of the title stands for; the account's own words (D-124). */
  footnote?: string | null;
  /** Shows the brand in a dialog instead of following its link. */
  onOpen?: (brand: EventBrand) => void;
  /** The brands could not be had. */
  onRetry?: () => void;
  /** The whole directory. */
  brandsHref: string;
  labels: MeetTheBrandsLabels;
}

/** The brands of an event, four in view and two on a phone, 10 px apart (R-088, R-090, R-091, R-092, R-093, K-14, K-15, K-16). */
export function MeetTheBrands({ id, text, footnote, ...props }: MeetTheBrandsProps) {
  return (
    <Section id={id}>
      <div data-component="MeetTheBrands">
        <SectionHead title={props.labels.title} text={text} />
        <Brands {...props} />
        {footnote && (
          <p className={css.footnote} data-part="footnote">
            {`* ${footnote}`}
          </p>
        )}
      </div>
    </Section>
  );
}

function Brands({ brands, onOpen, onRetry, brandsHref, labels }: MeetTheBrandsProps) {
  if (onRetry) return <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (!brands) return <Waiting label={labels.loading} />;
  if (brands.length === 0) {
    return (
      <EmptyState
        level={3}
        title={labels.empty}
        text={labels.emptyText}
        action={
          <Button caps variant="secondary" href={brandsHref}>
            {labels.allBrands}
          </Button>
        }
      />
    );
  }
  return (
    <Carousel label={labels.title} labels={labels} preset="landing">
      {brands.map((brand) => {
        const { id, ...card } = brand;
        return <BrandCard key={id} {...card} seeMore={labels.seeMore} onOpen={onOpen && (() => onOpen(brand))} />;
      })}
    </Carousel>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <div className={css.waiting}>
    {[0, 1, 2, 3].map((place) => (
      <div key={place} className={css.card}>
        <Skeleton ratio="4:5" label={place === 0 ? label : undefined} />
        <Skeleton width="50%" />
        <Skeleton width="80%" />
      </div>
    ))}
  </div>
);
