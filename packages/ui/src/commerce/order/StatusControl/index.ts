export { StatusControl } from './StatusControl.tsx';
export type { StatusControlLabels, StatusControlProps, StatusOption, StatusQuestion } from './types.ts';
