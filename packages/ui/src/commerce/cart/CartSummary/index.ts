export { CartSummary } from './CartSummary.tsx';
export type { CartSummaryLabels, CartSummaryProps, ClosedCartLinks } from './types.ts';
