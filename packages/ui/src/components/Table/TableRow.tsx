import { memo } from 'react';
import { Check } from './Check.tsx';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import type { TableColumn, TableProps, TableSelection } from './types.ts';
import type { useChosenRows } from './useChosenRows.ts';

const Cell = <Row,>({ column, row }: { column: TableColumn<Row>; row: Row }) => {
  const { label, align, rowHeader, cell } = column;
  return rowHeader ? (
    <th {...roles.name} className={css.cell} data-align={align}>
      {cell(row)}
    </th>
  ) : (
    <td {...roles.cell} className={css.cell} data-align={align} data-label={label}>
      <span>{cell(row)}</span>
    </td>
  );
};

type Choose = ReturnType<typeof useChosenRows>;

interface ChoiceProps<Row> {
  id: string;
  row: Row;
  selection: TableSelection<Row>;
  onChoose: Choose;
}

const Choice = <Row,>({ id, row, selection: { selected, labels }, onChoose }: ChoiceProps<Row>) => (
  <td {...roles.cell} className={`${css.cell} ${css.choice}`}>
    <Check
      label={labels.row(row)}
      checked={selected.includes(id)}
      onChange={({ checked: chosen, isRange }) => onChoose({ id, chosen, isRange })}
    />
  </td>
);

type RowProps<Row> = Pick<TableProps<Row>, 'columns' | 'selection'> & {
  id: string;
  row: Row;
  /** With a selection. */
  onChoose: Choose | undefined;
};

const WholeRow = <Row,>({ id, row, columns, selection, onChoose }: RowProps<Row>) => (
  <tr {...roles.row} className={css.row} data-selected={selection?.selected.includes(id) || undefined}>
    {selection && onChoose ? <Choice id={id} row={row} selection={selection} onChoose={onChoose} /> : null}
    {columns.map((column) => (
      <Cell key={column.id} column={column} row={row} />
    ))}
  </tr>
);

/** One row; on a phone a card. It is drawn again if it or the columns are others: of hundreds, one may change. */
export const TableRow = memo(WholeRow) as typeof WholeRow;
