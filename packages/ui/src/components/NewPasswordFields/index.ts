export * from './NewPasswordFields.tsx';
export { useNewPassword, type NewPasswordForm } from './useNewPassword.ts';
