import type { SheetCell } from './types.ts';

/** Compares texts without regard to case and spaces. */
export const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A cell as text; empty for a blank one and for a formula. */
export const textOf = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined || typeof cell === 'object' ? '' : String(cell).trim();
