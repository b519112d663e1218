export { CartCollection, type CartCollectionProps } from './CartCollection.tsx';
