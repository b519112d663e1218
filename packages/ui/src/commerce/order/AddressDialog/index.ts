export { AddressDialog, type AddressDialogProps } from './AddressDialog.tsx';
export type {
  AddressCountry,
  AddressErrors,
  AddressField,
  AddressKind,
  AddressLabels,
  AddressValues,
} from './types.ts';
