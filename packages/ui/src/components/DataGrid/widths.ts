import type { DataGridColumn } from './types.ts';

const widths = { narrow: '6.5rem', medium: '9.5rem', wide: '14rem' };

/** The first column leaves room for the others on a phone. */
export const firstColumn = 'clamp(8.5rem, 26vw, 14rem)';

const widthOf = ({ width = 'medium' }: DataGridColumn, at: number): string => (at === 0 ? firstColumn : widths[width]);

/** The columns as a CSS grid has them. */
export const gridColumns = (columns: readonly DataGridColumn[]): string => columns.map(widthOf).join(' ');

/** Where a column begins, and its width. */
export const columnBox = (columns: readonly DataGridColumn[], at: number) => {
  const before = columns.slice(0, at).map(widthOf);
  const column = columns[at];
  return { start: `(0px + ${['0px', ...before].join(' + ')})`, width: column ? widthOf(column, at) : '0px' };
};
