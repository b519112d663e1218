export { DataGrid, type DataGridProps } from './DataGrid.tsx';
export type {
  CellChoice,
  CellEdit,
  CellMark,
  DataGridColumn,
  DataGridLabels,
  DataGridRow,
  FoundRows,
  GridActions,
} from './types.ts';
