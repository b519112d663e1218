import sql from 'sql-template-tag';
import { Refusal } from '../../../domain/refusal.ts';
import type { Scope } from '../../../domain/scope.ts';
import { findBrand } from './record.ts';
import type { BrandRecord } from './record.ts';
import { findShortCollections } from './shortCollections.ts';
import type { ShortCollection } from './shortCollections.ts';
import { t } from './words.ts';

/** A brand's own people and the account's staff see it before it is published, and its draft (D-060, D-140). */
export const mayPreview = ({ viewer }: Scope, brandId: number): boolean =>
  viewer !== null && (viewer.isStaff || (viewer.side === 'seller' && viewer.brandId === brandId));

interface Published {
  id: number;
  isPublished: boolean;
}

/** Refuses what is not there (404, X-040) and what is not published (403, X-039). */
const open = <T extends Published>(scope: Scope, brand: T | undefined): T => {
  if (!brand) throw new Refusal(404, t(scope.language, 'unknown'));
  if (!brand.isPublished && !mayPreview(scope, brand.id)) throw new Refusal(403, t(scope.language, 'unavailable'));
  return brand;
};

export const openBrand = async (scope: Scope, slug: string): Promise<BrandRecord> =>
  open(scope, await findBrand(scope, slug));

export const openCollections = async (scope: Scope, slug: string): Promise<ShortCollection[]> => {
  const [brand] = await scope.db.query<Published>(sql`
    select id, is_published as "isPublished" from brand where account_id = ${scope.account.id} and slug = ${slug}`);
  return findShortCollections(scope, open(scope, brand).id);
};
