export * from './FormattedTextField.tsx';
export type { FormattedTextLabels } from './labels.ts';
