export {
  PasswordStepsDialog,
  passwordDoneDuration,
  type PasswordStepsDialogProps,
  type PasswordStepsLabels,
} from './PasswordStepsDialog.tsx';
