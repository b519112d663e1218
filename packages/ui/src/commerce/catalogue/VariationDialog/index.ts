export { VariationDialog } from './VariationDialog.tsx';
export type { VariationDialogLabels, VariationDialogProps } from './VariationDialog.tsx';
