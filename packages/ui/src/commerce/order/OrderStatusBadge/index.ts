export { OrderStatusBadge, type OrderStatusBadgeProps, type OrderStatusCode } from './OrderStatusBadge.tsx';
