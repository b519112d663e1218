export { ProductDetails } from './ProductDetails.tsx';
export { ProductDetailsSkeleton } from './ProductDetailsSkeleton.tsx';
export type { ProductDetailsLabels, ProductDetailsProps } from './ProductDetails.tsx';
