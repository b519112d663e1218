export { DataGrid, type DataGridProps } from './DataGrid.tsx';
export type { CellChoice, CellEdit, CellMark, DataGridColumn, DataGridLabels, DataGridRow } from './types.ts';
