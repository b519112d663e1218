export { OrderDetail } from './OrderDetail.tsx';
export { OrderDetailSkeleton, type OrderDetailSkeletonProps } from './OrderDetailSkeleton.tsx';
export type { OrderDetailLabels, OrderDetailProps } from './types.ts';
