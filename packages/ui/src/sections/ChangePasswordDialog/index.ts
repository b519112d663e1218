export {
  ChangePasswordDialog,
  type ChangePasswordDialogProps,
  type ChangePasswordLabels,
} from './ChangePasswordDialog.tsx';
