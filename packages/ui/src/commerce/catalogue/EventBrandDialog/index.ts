export {
  EventBrandDialog,
  type EventBrandDialogProps,
  type EventBrandLabels,
  type IntroducedBrand,
} from './EventBrandDialog.tsx';
