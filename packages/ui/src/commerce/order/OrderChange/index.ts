export {
  OrderChange,
  type BeforeAfter,
  type ChangedQuantity,
  type OrderChangeLabels,
  type OrderChangeProps,
} from './OrderChange.tsx';
