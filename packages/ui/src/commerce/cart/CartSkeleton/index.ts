export { CartSkeleton, type CartSkeletonProps } from './CartSkeleton.tsx';
