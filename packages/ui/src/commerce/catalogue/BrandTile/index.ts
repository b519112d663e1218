export { BrandTile } from './BrandTile.tsx';
export type { BrandTileProps } from './BrandTile.tsx';
