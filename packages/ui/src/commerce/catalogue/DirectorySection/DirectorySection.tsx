import { SectionHead } from '../../../components/SectionHead/index.ts';
import type { SectionHeadProps } from '../../../components/SectionHead/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Grid } from '../../../foundation/Grid/index.ts';
import { BrandTile } from '../BrandTile/index.ts';
import type { BrandTileProps } from '../BrandTile/index.ts';
import * as css from './DirectorySection.css.ts';

export interface DirectorySectionProps {
  id?: string;
  /** 'New Brands', 'Featured Brands', 'Brands recently visited', or a letter. */
  title: string;
  link?: SectionHeadProps['link'];
  brands: (BrandTileProps & { id: string })[];
  /** Tiles to keep room for while the brands are on their way. */
  pending?: number;
  /** Says that brands are loading, to anyone who cannot see the empty frames. */
  pendingLabel?: string;
}

const columns = { mobile: 2, tablet: 4, desktop: 4 } as const;

/** A titled group of brand tiles. */
export function DirectorySection({ id, title, link, brands, pending = 0, pendingLabel }: DirectorySectionProps) {
  const waiting = brands.length === 0 && pending > 0;
  if (brands.length === 0 && !waiting) return null;
  return (
    <section id={id} className={css.root} aria-busy={waiting || undefined} data-component="DirectorySection">
      <SectionHead title={title} link={link} size="md" />
      <Grid columns={columns} space="md" rowSpace="xl">
        {waiting
          ? Array.from({ length: pending }, (_, index) => (
              <PendingTile key={index} label={index === 0 ? pendingLabel : undefined} />
            ))
          : brands.map(({ id: key, ...brand }) => <BrandTile key={key} {...brand} />)}
      </Grid>
    </section>
  );
}

const PendingTile = ({ label }: { label?: string }) => (
  <div className={css.pending}>
    <Skeleton ratio="3:4" label={label} />
    <Skeleton width="60%" />
  </div>
);
