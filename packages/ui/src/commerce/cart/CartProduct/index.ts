export { CartProduct, type CartProductLabels, type CartProductProps } from './CartProduct.tsx';
