import type { ImportColumn, ImportUse } from './types.ts';

/** What still has to be said before the rows can be read; null when nothing has. */
export const lackOf = (columns: readonly ImportColumn[]): 'reference' | 'quantity' | 'both' | null => {
  const has = (use: ImportUse): boolean => columns.some((column) => column.use === use);
  if (!has('reference') && !has('gtin')) return 'reference';
  if (has('sizeQuantity')) return has('quantity') || has('size') || has('gtin') ? 'both' : null;
  return has('quantity') ? null : 'quantity';
};

/** Columns after one of them was given another use. Only sizes may be in several. */
export const withUse = (columns: readonly ImportColumn[], column: number, use: ImportUse): ImportColumn[] =>
  columns.map((each) => {
    if (each.column === column) return { ...each, use };
    return each.use === use && use !== 'sizeQuantity' ? { ...each, use: 'none' } : each;
  });
