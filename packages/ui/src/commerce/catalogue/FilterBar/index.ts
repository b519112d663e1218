export { FilterBar } from './FilterBar.tsx';
export type { BarFilter, FilterBarLabels, FilterBarProps } from './FilterBar.tsx';
