export { LogoField } from './LogoField.tsx';
export type { LogoChange, LogoFieldLabels, LogoFieldProps } from './types.ts';
