export {
  LoginOrRegisterDialog,
  type LoginOrRegisterDialogProps,
  type LoginOrRegisterLabels,
} from './LoginOrRegisterDialog.tsx';
