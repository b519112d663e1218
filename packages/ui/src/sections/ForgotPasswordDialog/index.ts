export {
  ForgotPasswordDialog,
  type ForgotPasswordDialogProps,
  type ForgotPasswordLabels,
} from './ForgotPasswordDialog.tsx';
