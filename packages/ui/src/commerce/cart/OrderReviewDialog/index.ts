export { OrderReviewDialog } from './OrderReviewDialog.tsx';
export type { OrderReviewDialogProps, OrderReviewLabels, ReviewedCollection } from './types.ts';
