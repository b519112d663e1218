export { AddressDialog, type AddressDialogProps } from './AddressDialog.tsx';
export type { AddressErrors, AddressField, AddressKind, AddressLabels, AddressValues } from './types.ts';
