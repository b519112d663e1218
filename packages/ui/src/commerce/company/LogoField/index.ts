export { LogoField, type LogoChange, type LogoFieldLabels, type LogoFieldProps } from './LogoField.tsx';
