export { CompareTable } from './CompareTable.tsx';
export type { ComparedProduct, CompareTableLabels, CompareTableProps } from './types.ts';
