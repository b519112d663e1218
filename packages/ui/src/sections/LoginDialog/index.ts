export { LoginDialog, type Credentials, type LoginDialogLabels, type LoginDialogProps } from './LoginDialog.tsx';
