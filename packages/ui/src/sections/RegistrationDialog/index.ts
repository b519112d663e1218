export {
  RegistrationDialog,
  type Registrant,
  type RegistrationDialogProps,
  type RegistrationLabels,
} from './RegistrationDialog.tsx';
