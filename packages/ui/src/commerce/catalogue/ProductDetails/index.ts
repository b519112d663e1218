export { ProductDetails } from './ProductDetails.tsx';
export { ProductDetailsSkeleton } from './ProductDetailsSkeleton.tsx';
export type { ProductDetailsLabels, ProductDetailsProps, ProductOrder } from './ProductDetails.tsx';
