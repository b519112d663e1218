export { RecoveryForm, type RecoveryFormProps, type RecoveryLabels } from './RecoveryForm.tsx';
