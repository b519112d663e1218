import type { ReactNode } from 'react';

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn<Row> {
  id: string;
  /** The head; on a phone it comes before each value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Names the row: one column of a table. */
  rowHeader?: boolean;
}

export interface TableSelection<Row> {
  /** Ids of the chosen rows. */
  selected: string[];
  onChange: (change: { ids: string[] }) => void;
  labels: { all: string; row: (row: Row) => string };
}

export interface TableProps<Row> {
  /** Says what the table is of. */
  caption: string;
  /** Keeps the caption for those who listen alone. */
  hideCaption?: boolean;
  columns: TableColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** The order the rows are in; the app puts them in it. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
  /** Shown instead of rows if there are none. */
  empty: ReactNode;
  /** Other rows are on their way: skeletons stand in for as many as are given here. */
  loading?: { rows: number; label: string };
}
