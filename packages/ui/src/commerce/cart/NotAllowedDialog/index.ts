export { NotAllowedDialog, type NotAllowedDialogProps, type NotAllowedLabels } from './NotAllowedDialog.tsx';
