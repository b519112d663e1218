export { Table } from './Table.tsx';
export type { TableColumn, TableProps, TableSelection, TableSort } from './types.ts';
