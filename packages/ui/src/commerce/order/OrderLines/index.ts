export {
  OrderLines,
  type OrderLineProduct,
  type OrderLineRow,
  type OrderLinesLabels,
  type OrderLinesProps,
} from './OrderLines.tsx';
