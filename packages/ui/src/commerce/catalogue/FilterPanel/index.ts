export { FilterButton, FilterPanel } from './FilterPanel.tsx';
export type { FilterPanelLabels, FilterPanelProps } from './FilterPanel.tsx';
export type { PanelFilter } from './FilterGroup.tsx';
