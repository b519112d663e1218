export { CartProduct } from './CartProduct.tsx';
export type { CartProductLabels, CartProductProps, NoteEvent } from './types.ts';
