export { OrderDetail } from './OrderDetail.tsx';
export type { OrderDetailLabels, OrderDetailProps } from './types.ts';
