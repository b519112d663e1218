import type { ReactNode } from 'react';
import * as css from './CartGrid.css.ts';

/** A row of the table that is laid out, and drawn, by itself. */
export const GridLine = ({ children }: { children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as a grid, a row loses its role in some browsers
  <tr role="row" className={css.row}>
    {children}
  </tr>
);
