export { PaymentsList, type PaymentRow, type PaymentsLabels, type PaymentsListProps } from './PaymentsList.tsx';
