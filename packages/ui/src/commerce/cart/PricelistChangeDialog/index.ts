export {
  PricelistChangeDialog,
  type PricelistChangeDialogProps,
  type PricelistChangeLabels,
} from './PricelistChangeDialog.tsx';
