export { PricelistDialog } from './PricelistDialog.tsx';
export type { PricelistDialogLabels, PricelistDialogProps } from './PricelistDialog.tsx';
