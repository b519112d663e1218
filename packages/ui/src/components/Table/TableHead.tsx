import { Icon } from '../../foundation/index.ts';
import { Check } from './Check.tsx';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import type { TableColumn, TableProps, TableSort } from './types.ts';

const turned = (sort: TableSort | undefined, column: string): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const marks = { ascending: 'arrow-up', descending: 'arrow-down', none: 'sort' } as const;

interface HeadProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  column: TableColumn<Row>;
}

const Head = <Row,>({ column, sort, onSort }: HeadProps<Row>) => {
  const { id, label, align, sortable } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  return (
    <th {...roles.head} className={css.headCell} data-align={align} aria-sort={direction}>
      {sortable ? (
        <button type="button" className={css.sorter} onClick={() => onSort?.(turned(sort, id))}>
          {label}
          <Icon name={marks[direction ?? 'none']} size="xs" />
        </button>
      ) : (
        label
      )}
    </th>
  );
};

/** The names of the columns, which sort; and the box that chooses all. */
export const TableHead = <Row,>({ columns, rows, rowId, sort, onSort, selection }: TableProps<Row>) => {
  const ids = rows.map(rowId);
  const chosen = ids.filter((id) => selection?.selected.includes(id));
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} className={css.heads}>
        {selection ? (
          <th {...roles.head} className={`${css.headCell} ${css.choiceOfAll}`} aria-label={selection.labels.all}>
            <Check
              label={selection.labels.all}
              checked={ids.length > 0 && chosen.length === ids.length}
              some={chosen.length > 0}
              onChange={({ checked: all }) => selection.onChange({ ids: all ? ids : [] })}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <Head key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
};
