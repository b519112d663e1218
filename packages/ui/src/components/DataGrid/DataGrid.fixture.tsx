import { useState } from 'react';
import { useLabels } from '#storybook/labels';
import { dataGridWords } from '../../testing/words/dataGrid.ts';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import type { CellEdit, CellMark, DataGridColumn, DataGridRow } from './types.ts';

const collections = ['Resort 27', 'Winter 27', 'Essentials'];

export const columns: readonly DataGridColumn[] = [
  { id: 'name', label: 'Style name' },
  { id: 'reference', label: 'Style code', width: 'narrow' },
  { id: 'collection', label: 'Collection', options: collections },
  { id: 'days', label: 'Delivery in days', width: 'narrow', align: 'end' },
  { id: 'wholesale', label: 'Wholesale World (USD)', width: 'medium', align: 'end' },
  { id: 'retail', label: 'Retail World (USD)', width: 'medium', align: 'end' },
];

const goods = ['Linen dress', 'Poplin shirt', 'Silk scarf', 'Wool coat with a removable collar', 'Canvas bag'];

export const rowsOf = (count: number): DataGridRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    cells: [
      `${goods[at % goods.length]} ${at + 1}`,
      `LU-${1001 + at}`,
      collections[at % collections.length] ?? '',
      String(20 + (at % 30)),
      (38 + (at % 40) * 1.5).toFixed(2),
      (84 + (at % 40) * 3.5).toFixed(2),
    ],
  }));

/** What the application would say of a text. */
const problemIn = (column: DataGridColumn, text: string): string | undefined => {
  if (column.options && !column.options.includes(text)) return `“${text}” is none of your collections.`;
  if (column.align === 'end' && !/^\d+(?:[.,]\d{1,2})?$/.test(text)) return `“${text}” is not a number, such as 45.50.`;
  return undefined;
};

const marked = (row: DataGridRow, column: DataGridColumn | undefined, at: number, text: string): DataGridRow => {
  if (!column) return row;
  const saved = row.marks?.[column.id]?.saved ?? row.cells[at] ?? '';
  const problem = problemIn(column, text);
  const { [column.id]: _, ...others } = row.marks ?? {};
  const mark: CellMark = { ...(saved !== text && { saved }), ...(problem !== undefined && { problem }) };
  const marks = Object.keys(mark).length > 0 ? { ...others, [column.id]: mark } : others;
  return { ...row, cells: row.cells.with(at, text), marks: Object.keys(marks).length > 0 ? marks : undefined };
};

const withEdits = (rows: readonly DataGridRow[], edits: readonly CellEdit[], of = columns): DataGridRow[] => {
  const byRow = Map.groupBy(edits, ({ row }) => row);
  return rows.map((row) =>
    (byRow.get(row.id) ?? []).reduce((next, { column, text }) => {
      const at = of.findIndex(({ id }) => id === column);
      return marked(next, of[at], at, text);
    }, row),
  );
};

export type HarnessProps = Partial<Omit<DataGridProps, 'labels'>>;

/** Keeps what is written and says what is wrong with it, as the application does. */
export function Harness({ rows: first = rowsOf(40), columns: shown = columns, onEdit, onSave, ...rest }: HarnessProps) {
  const labels = useLabels(dataGridWords);
  const [rows, setRows] = useState<readonly DataGridRow[]>(first);
  return (
    <DataGrid
      name="Products"
      columns={shown}
      {...rest}
      rows={rows}
      onEdit={(event) => {
        setRows((before) => withEdits(before, event.edits, shown));
        onEdit?.(event);
      }}
      onSave={() => {
        setRows((before) => before.map(({ id, cells }) => ({ id, cells })));
        onSave?.();
      }}
      labels={labels}
    />
  );
}

/** Rows whose texts were changed, some of them wrong. */
export const changedRows = withEdits(rowsOf(12), [
  { row: '1', column: 'wholesale', text: '41.00' },
  { row: '2', column: 'wholesale', text: '12,x' },
  { row: '4', column: 'collection', text: 'Winter 72' },
]);
