import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as css from './ProductGrid.css.ts';

export interface ProductGridProps {
  /** `ProductCard`s; a `QuickOrder` after its card. */
  children?: ReactNode;
  /** Cards to keep room for while the products are on their way (12 on a page). */
  pending?: number;
  pendingLabel?: string;
  /** Old products stay, under a moving line, while a changed filter is answered. */
  refreshing?: boolean;
}

/** Products in columns: two on a phone, three, then four. */
export function ProductGrid({ children, pending = 0, pendingLabel, refreshing }: ProductGridProps) {
  return (
    <div
      className={css.grid}
      aria-busy={pending > 0 || refreshing || undefined}
      data-component="ProductGrid"
      data-refreshing={refreshing || undefined}
    >
      {pending > 0
        ? Array.from({ length: pending }, (_, index) => (
            <div key={index} className={css.pending}>
              <Skeleton ratio="3:4" label={index === 0 ? pendingLabel : undefined} />
              <Skeleton width="70%" />
              <Skeleton width="40%" />
            </div>
          ))
        : children}
    </div>
  );
}
