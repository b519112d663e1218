import type { ReactNode } from 'react';
import * as css from '../CartGrid.css.ts';

interface GridLineProps {
  /** Its place among all rows, heads and totals counted too: for rows out of view, assistive technology gets only their number. */
  index: number;
  children: ReactNode;
}

/** A row of the table that is laid out, and drawn, by itself. */
export const GridLine = ({ index, children }: GridLineProps) => (
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as a grid, a row loses its role in some browsers
  <tr role="row" aria-rowindex={index} className={css.row}>
    {children}
  </tr>
);
