import { memo, useMemo } from 'react';
import { GridCell } from '../cell/GridCell.tsx';
import { GridLine } from './GridLine.tsx';
import type { CartGridLabels } from '../labels.ts';
import { matrixOf } from '../model/quantities.ts';
import { sameRowProps } from '../model/same.ts';
import { Swatch } from '../cell/Swatch.tsx';
import type { CartGridRow, CartGridSize } from '../types.ts';
import * as css from '../CartGrid.css.ts';

export interface GridRowProps {
  row: CartGridRow;
  at: number;
  sizes: readonly CartGridSize[];
  product: string;
  /** First and last column that the handle would fill, or -1. */
  fillFrom: number;
  fillTo: number;
  /** Items whose last entry stock cut short; the same set while nothing changes. */
  cut: ReadonlySet<number>;
  total: number;
  labels: CartGridLabels;
  format: (units: number) => string;
}

const between = (column: number, from: number, to: number) => column >= from && column <= to;

function Row({ row, at, sizes, product, fillFrom, fillTo, cut, total, labels, format }: GridRowProps) {
  const cells = useMemo(() => matrixOf([row], sizes)[0] ?? [], [row, sizes]);
  const shared = { row: at, product, colour: row.label, labels, format };
  return (
    <GridLine index={at + 2}>
      <th scope="row" role="rowheader" className={css.colour} data-part="colour">
        <span className={css.colourName}>
          <Swatch {...row.swatch} />
          <span className={css.clip} title={row.label}>
            {row.label}
          </span>
        </span>
      </th>
      {sizes.map((size, column) => (
        <GridCell
          key={size.id}
          {...shared}
          column={column}
          cell={cells[column] ?? null}
          size={size.name}
          filling={between(column, fillFrom, fillTo)}
          cut={cut.has(cells[column]?.itemId ?? -1)}
        />
      ))}
      <td
        role="gridcell"
        aria-label={labels.totalOf({ name: row.label, units: total })}
        className={css.total}
        data-part="row-total"
      >
        <span className={css.sum}>{format(total)}</span>
      </td>
    </GridLine>
  );
}

/** Rows that say the same are not drawn again, even when the cart was mapped again: 60 colours by 12 sizes stay instant. */
export const GridRow = memo(Row, sameRowProps);
