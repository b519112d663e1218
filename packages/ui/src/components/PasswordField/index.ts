export * from './PasswordField.tsx';
