export { CartProduct } from './CartProduct.tsx';
export type { CartProductLabels, CartProductProps } from './types.ts';
