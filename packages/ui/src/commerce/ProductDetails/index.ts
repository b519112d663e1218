export { ProductDetails } from './ProductDetails.tsx';
export type { ProductDetailsLabels, ProductDetailsProps } from './ProductDetails.tsx';
