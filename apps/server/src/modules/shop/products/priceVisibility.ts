import { can, mayKnowPrices } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Viewer } from '../../../domain/scope.ts';

/** Whose prices a member may know: everybody's, one brand's, or nobody's (P-009, P-010, P-011, P-012, D-066). */
export interface PriceVisibility {
  readonly all: boolean;
  readonly brandId: number | null;
  /** The retailer whose price lists the viewer is offered, also while it may not know amounts. */
  readonly retailerId: number | null;
}

const nobody: PriceVisibility = { all: false, brandId: null, retailerId: null };

const sellerVisibility = (brandId: number): PriceVisibility => ({
  ...nobody,
  brandId: mayKnowPrices({ side: 'seller', entityId: brandId }, brandId) ? brandId : null,
});

export const priceVisibilityOf = (viewer: Viewer | null): PriceVisibility => {
  if (viewer?.side === 'seller') return viewer.brandId === null ? nobody : sellerVisibility(viewer.brandId);
  if (viewer?.side !== 'buyer' || viewer.retailerId === null) return nobody;
  const { stage, retailerId } = viewer;
  return { ...nobody, all: can({ side: 'buyer', stage, entityId: retailerId }, 'seePrices'), retailerId };
};

export const seesAnyPrice = ({ all, brandId }: PriceVisibility): boolean => all || brandId !== null;

/** True in SQL where the prices of the brand in `brandId` may be sent. */
export const sees = ({ all, brandId: own }: PriceVisibility, brandId: Sql): Sql =>
  sql`(${all}::boolean or coalesce(${brandId} = ${own}::int, false))`;
