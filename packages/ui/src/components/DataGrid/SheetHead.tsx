import type { DataGridColumn } from './types.ts';
import * as css from './SheetTable.css.ts';

/** The names of the columns. */
export const SheetHead = ({ columns }: { columns: readonly DataGridColumn[] }) => (
  <div role="rowgroup" className={css.head}>
    <div role="row" aria-rowindex={1} className={css.headRow}>
      {columns.map(({ id, label, align }, at) => (
        <span
          key={id}
          role="columnheader"
          aria-colindex={at + 1}
          className={css.headCell}
          data-align={align}
          title={label}
        >
          <span className={css.headWords}>{label}</span>
        </span>
      ))}
    </div>
  </div>
);
