import { useId, useRef } from 'react';
import { VisuallyHidden } from '../../foundation/index.ts';
import { useOverflow } from '../../hooks/useOverflow.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableProps } from './types.ts';
import { useChosenRows } from './useChosenRows.ts';

const Waiting = <Row,>({ columns, loading, selection }: TableProps<Row>) =>
  Array.from({ length: loading?.rows ?? 0 }, (_, index) => (
    <tr {...roles.row} key={index} className={css.row}>
      {selection ? <td {...roles.cell} className={`${css.cell} ${css.choice}`} /> : null}
      {columns.map(({ id, align, rowHeader }, at) => (
        <td {...roles.cell} key={id} className={css.cell} data-align={align}>
          {rowHeader ? null : (
            <span className={css.waitingLabel}>
              <Skeleton />
            </span>
          )}
          <span className={css.waiting}>
            <Skeleton label={index + at === 0 ? loading?.label : undefined} />
          </span>
        </td>
      ))}
    </tr>
  ));

const Nothing = <Row,>({ columns, empty, selection }: TableProps<Row>) => (
  <tr {...roles.row}>
    <td {...roles.cell} className={css.nothing} colSpan={columns.length + (selection ? 1 : 0)}>
      <span className={css.empty}>{empty}</span>
    </td>
  </tr>
);

const Rows = <Row,>(props: TableProps<Row>) => {
  const { columns, rows, rowId, selection } = props;
  const onChoose = useChosenRows(props);
  if (props.loading) return <Waiting {...props} />;
  if (rows.length === 0) return <Nothing {...props} />;
  return rows.map((row) => {
    const id = rowId(row);
    return <TableRow key={id} {...{ id, row, columns, selection }} onChoose={selection ? onChoose : undefined} />;
  });
};

/** Things of one kind, compared by their values: rows and columns on a desk, a card each on a phone. */
export const Table = <Row,>({ selection, ...given }: TableProps<Row>) => {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  const id = useId();
  const { caption, hideCaption, loading, rows } = given;
  // There is nothing to choose in an empty table.
  const props = loading || rows.length > 0 ? { ...given, selection } : given;
  return (
    <div
      ref={frame}
      data-component="Table"
      role="group"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={scrolls ? 0 : undefined}
      className={css.frame}
    >
      <table role="table" className={css.table} aria-labelledby={id} aria-busy={loading ? true : undefined}>
        <caption className={css.caption}>
          {hideCaption ? <VisuallyHidden id={id}>{caption}</VisuallyHidden> : <span id={id}>{caption}</span>}
        </caption>
        <TableHead {...props} />
        <tbody {...roles.group} className={css.body}>
          <Rows {...props} />
        </tbody>
      </table>
    </div>
  );
};
