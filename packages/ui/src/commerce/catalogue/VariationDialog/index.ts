export { VariationDialog } from './VariationDialog.tsx';
export type { VariationDialogLabels, VariationDialogProps, Units } from './VariationDialog.tsx';
