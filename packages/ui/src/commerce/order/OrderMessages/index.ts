export {
  OrderMessages,
  type OrderMessage,
  type OrderMessagesLabels,
  type OrderMessagesProps,
} from './OrderMessages.tsx';
