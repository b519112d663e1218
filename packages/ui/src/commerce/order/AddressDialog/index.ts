export { AddressDialog, type AddressDialogProps } from './AddressDialog.tsx';
export type {
  AddressCountry,
  AddressErrors,
  AddressField,
  AddressKind,
  AddressLabels,
  AddressPlace,
  AddressValues,
} from './types.ts';
