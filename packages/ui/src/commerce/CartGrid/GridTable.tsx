import { type RefObject, useId } from 'react';
import { GridRow } from './GridRow.tsx';
import type { CartGridLabels } from './labels.ts';
import { type Matrix, totalsOf } from './model/quantities.ts';
import type { NumberSigns } from './model/number.ts';
import type { CartGridRow, CartGridSize } from './types.ts';
import { useCartGrid } from './useCartGrid.ts';
import type { Edits } from './useEdits.ts';
import { usePointer } from './usePointer.ts';
import { VisuallyHidden } from '../../foundation/VisuallyHidden/index.ts';
import * as css from './CartGrid.css.ts';

export interface GridTableProps {
  productName: string;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  signs: NumberSigns;
  readOnly: boolean;
  cut: ReadonlySet<number>;
  edits: Edits;
  labels: CartGridLabels;
  format: (units: number) => string;
  table: RefObject<HTMLTableElement | null>;
  /** Told which colour the buyer works in. */
  onColour: (row: number) => void;
}

type FiguresProps = Pick<GridTableProps, 'matrix' | 'sizes' | 'labels' | 'format'>;

function Head({ sizes, labels }: Pick<GridTableProps, 'sizes' | 'labels'>) {
  return (
    <thead role="rowgroup" className={css.head}>
      <tr>
        <th scope="col" role="columnheader" className={css.corner}>
          {labels.colour}
        </th>
        {sizes.map((size) => (
          <th key={size.id} scope="col" role="columnheader" className={css.size}>
            {size.name}
          </th>
        ))}
        <th scope="col" role="columnheader" className={css.totalHead}>
          {labels.total}
        </th>
      </tr>
    </thead>
  );
}

function Foot({ matrix, sizes, labels, format }: FiguresProps) {
  const totals = totalsOf(matrix);
  return (
    <tfoot role="rowgroup" className={css.foot}>
      <tr>
        <th scope="row" role="rowheader" className={css.corner}>
          {labels.total}
        </th>
        {sizes.map((size, column) => (
          <td key={size.id} role="gridcell" className={css.columnTotal} data-part="column-total">
            {format(totals.columns[column] ?? 0)}
          </td>
        ))}
        <td role="gridcell" className={css.grandTotal} data-part="product-total">
          {format(totals.all)}
        </td>
      </tr>
    </tfoot>
  );
}

/** The spreadsheet: colours down, sizes across, totals live. */
export function GridTable({
  productName,
  rows,
  sizes,
  matrix,
  signs,
  readOnly,
  cut,
  edits,
  labels,
  format,
  table,
  onColour,
}: GridTableProps) {
  const extent = { rows: rows.length, columns: sizes.length };
  const { view, cell, handlers } = useCartGrid({ table, matrix, extent, signs, readOnly, edits });
  const pointer = usePointer(view, cell);
  const totals = totalsOf(matrix);
  const help = useId();
  const { active, range, editing } = view;
  return (
    <div className={css.scroller} data-part="scroller">
      <VisuallyHidden id={help}>{labels.help}</VisuallyHidden>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid made of a table keeps its heads, and prints
        role="grid"
        className={css.table}
        aria-label={labels.grid({ product: productName })}
        aria-describedby={help}
        aria-multiselectable
        aria-readonly={readOnly}
        {...handlers}
        {...pointer}
        onBlur={(event) => cell.onBlur(event.target)}
        onFocus={(event) =>
          onColour(Number(event.target.closest<HTMLElement>('[data-row]')?.dataset.row ?? active.row))
        }
      >
        <Head sizes={sizes} labels={labels} />
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <GridRow
              key={row.id}
              {...{ row, at, sizes, cut, labels, format }}
              product={productName}
              active={at === active.row ? active.column : -1}
              from={at >= range.top && at <= range.bottom ? range.start : -1}
              to={at >= range.top && at <= range.bottom ? range.end : -1}
              editing={at === active.row ? editing : null}
              total={totals.rows[at] ?? 0}
            />
          ))}
        </tbody>
        <Foot {...{ matrix, sizes, labels, format }} />
      </table>
    </div>
  );
}
