export { PasswordStepsDialog, passwordDoneDuration } from './PasswordStepsDialog.tsx';
export type { PasswordStepsDialogProps, PasswordStepsLabels } from './types.ts';
