export {
  StartupErrorDialog,
  startupReloadDelay,
  type StartupErrorDialogProps,
  type StartupErrorLabels,
} from './StartupErrorDialog.tsx';
