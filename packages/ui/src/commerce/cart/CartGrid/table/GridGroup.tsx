import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';
import { GridRow } from './GridRow.tsx';
import type { CartGridLabels } from '../labels.ts';
import { sameGroupProps } from '../model/same.ts';
import type { Range } from '../../../../internal/grid/selection.ts';
import type { CartGridRow, CartGridSize } from '../types.ts';
import * as css from '../CartGrid.css.ts';

export interface GridGroupProps {
  /** The place of its first row among all. */
  first: number;
  rows: readonly CartGridRow[];
  /** Units of each of its rows. */
  totals: readonly number[];
  sizes: readonly CartGridSize[];
  product: string;
  /** What the handle would fill. */
  filling: Range | null;
  /** Items whose last entry stock cut short; the same set while nothing changes. */
  cut: ReadonlySet<number>;
  labels: CartGridLabels;
  format: (units: number) => string;
}

/** First and last column that the handle would fill in one row, or -1. */
const fillOf = (filling: Range | null, row: number) => {
  const isIn = filling && row >= filling.top && row <= filling.bottom;
  return { fillFrom: isIn ? filling.start : -1, fillTo: isIn ? filling.end : -1 };
};

function Group({ first, rows, totals, filling, ...shared }: GridGroupProps) {
  return (
    <tbody role="rowgroup" className={css.group} style={assignInlineVars({ [css.rowCount]: String(rows.length) })}>
      {rows.map((row, at) => (
        <GridRow
          key={row.id}
          {...shared}
          {...fillOf(filling, first + at)}
          row={row}
          at={first + at}
          total={totals[at] ?? 0}
        />
      ))}
    </tbody>
  );
}

/** Rows that render, and are skipped off screen, together: a change in one group does not render the others. */
export const GridGroup = memo(Group, sameGroupProps);
