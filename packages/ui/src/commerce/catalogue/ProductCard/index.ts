export { ProductCard } from './ProductCard.tsx';
export type { ProductCardLabels, ProductCardProps } from './ProductCard.tsx';
export type { CardPicture } from './CardPictures.tsx';
export type { ProductMark } from './CardMarks.tsx';
