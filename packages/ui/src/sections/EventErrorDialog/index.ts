export { EventErrorDialog, type EventErrorDialogProps, type EventErrorLabels } from './EventErrorDialog.tsx';
