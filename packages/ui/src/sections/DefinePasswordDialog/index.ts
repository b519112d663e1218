export {
  DefinePasswordDialog,
  type DefinePasswordDialogProps,
  type DefinePasswordLabels,
  type DefinedPassword,
} from './DefinePasswordDialog.tsx';
