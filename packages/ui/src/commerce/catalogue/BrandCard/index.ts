export { BrandCard } from './BrandCard.tsx';
export type { BrandCardProps } from './BrandCard.tsx';
