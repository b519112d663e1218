export { PaymentTotals, type PaymentTotalsLabels, type PaymentTotalsProps } from './PaymentTotals.tsx';
