import { partners } from '../data/partners/index.ts';
import type { BrandSketch } from './brand.ts';

export interface PlacedBrand extends BrandSketch {
  id: number;
  accountId: number;
}

/** Every brand with its id and account, lume first. */
export const placedBrands: readonly PlacedBrand[] = partners
  .flatMap(({ brands }, place) => brands.map((brand) => ({ ...brand, accountId: place + 1 })))
  .map((brand, place) => ({ ...brand, id: place + 1 }));

/** The brand whose page says that there is no collection yet. */
export const withoutCollections = 'studio-quiet';
/** The brand that is not open to the public yet. */
export const unpublished = 'veludo';
/** The brand with the short page. */
export const light = 'grao';
/** The brand whose page is being rewritten. */
export const withDraft = 'lume';
export const brandBySlug = (slug: string): PlacedBrand => {
  const found = placedBrands.find((brand) => brand.slug === slug);
  if (!found) throw new Error(`No brand ${slug}`);
  return found;
};
