export { OrderListItem } from './OrderListItem.tsx';
export { OrderList } from './OrderList.tsx';
export type { OrderListLabels, OrderListProps, OrderSummary, OrderTab } from './types.ts';
