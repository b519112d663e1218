export {
  ConnectionWelcomeDialog,
  type ConnectionWelcomeDialogProps,
  type ConnectionWelcomeLabels,
} from './ConnectionWelcomeDialog.tsx';
