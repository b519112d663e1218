export { CategoryTiles } from './CategoryTiles.tsx';
export type { CategoryTile, CategoryTilesProps } from './CategoryTiles.tsx';
