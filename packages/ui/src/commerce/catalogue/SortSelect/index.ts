export { SortSelect } from './SortSelect.tsx';
export type { SortSelectProps } from './SortSelect.tsx';
