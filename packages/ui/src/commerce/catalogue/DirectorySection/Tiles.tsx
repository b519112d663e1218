import { BrandTile } from '../BrandTile/index.ts';
import type { BrandTileProps } from '../BrandTile/index.ts';
import * as css from './Tiles.css.ts';

/** A brand, or null for one that is there but not loaded yet: its room is kept. */
export type DirectoryBrand = (BrandTileProps & { id: string }) | null;

/** Brands that are not loaded and within a screen of what is seen: their places among all brands of the component, from 0. */
export type OnNear = (near: { places: number[] }) => void;

/** One mark for the places that have no brand, to look for them again when they change. */
export const missingOf = (brands: readonly DirectoryBrand[]): string =>
  brands.flatMap((brand, place) => (brand ? [] : [place])).join();

/** Tiles of brands, and room for those to come. `from` is the place of the first. */
export const Tiles = ({ brands, from = 0 }: { brands: readonly DirectoryBrand[]; from?: number }) =>
  brands.map((brand, index) => {
    if (!brand) return <div key={`room-${from + index}`} className={css.room} data-place={from + index} aria-hidden />;
    const { id, ...tile } = brand;
    return <BrandTile key={id} {...tile} />;
  });
