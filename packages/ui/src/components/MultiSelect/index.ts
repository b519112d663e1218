export { MultiSelect } from './MultiSelect.tsx';
export type { Choice, MultiSelectProps } from './MultiSelect.tsx';
