export { PasswordStepsDialog, passwordDoneDuration } from './PasswordStepsDialog.tsx';
export type { PasswordStepsDialogProps, PasswordStepsLabels } from './props.ts';
