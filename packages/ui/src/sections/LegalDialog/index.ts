export { LegalDialog, type LegalDialogLabels, type LegalDialogProps } from './LegalDialog.tsx';
