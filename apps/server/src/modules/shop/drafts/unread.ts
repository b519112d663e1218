import {
  isBlank,
  isDash,
  keepable,
  numberProblemOf,
  numberTyped,
  quantityOf,
  shownIn,
  textOf,
  textProblemOf,
} from '../../../platform/documents/reading/cells.ts';
import type { SheetCell } from '../../../platform/documents/reading/types.ts';
import type { Quantity, Unread } from './types.ts';

/** As much of a wrong quantity as is shown. */
const mostShown = 40;
/** As many are told at once; what is left is told when these are corrected. */
const mostUnread = 10_000;

const tell = (unread: Unread[], cell: Unread): void => {
  if (unread.length < mostUnread) unread.push(cell);
};

const shown = (cell: SheetCell | undefined): string => keepable(shownIn(cell).slice(0, mostShown));

/** A cell for the quantity of a size. */
export interface Entry {
  size: string;
  column: number;
  cell: SheetCell | undefined;
}

const isBlankEntry = ({ cell }: Entry): boolean => isDash(textOf(cell)) || isBlank(cell);

type Place = Pick<Unread, 'row' | 'product' | 'variation'>;

/** Quantities of a row; those that are none are told to `unread`. */
export const readQuantities = (entries: readonly Entry[], place: Place, unread: Unread[]): Quantity[] =>
  entries.flatMap((entry) => {
    const { size, column, cell } = entry;
    if (isBlankEntry(entry)) return [];
    const quantity = quantityOf(cell);
    if (typeof quantity === 'number') return { size, quantity, column };
    tell(unread, { ...place, column, size, quantity: shown(cell), why: numberProblemOf(cell) });
    return [];
  });

/** A row whose product is not told, or not for sure. */
interface Untold extends Place {
  entries: readonly Entry[];
  column: number;
  cell?: SheetCell | undefined;
  why: Unread['why'];
}

/** Tells a row that cannot be taken because of what it names, and each of its quantities that is none. */
export const tellRow = ({ entries, column, cell, why, ...place }: Untold, unread: Unread[]): void => {
  tell(unread, { ...place, column, size: '', quantity: shown(cell), why });
  readQuantities(entries, place, unread);
};

/** Whether a row orders something. In one that names no product, texts are remarks and formulas are sums. */
export const isOrdered = (entries: readonly Entry[], isProduct: boolean): boolean =>
  entries.some((entry) => !isBlankEntry(entry) && (isProduct || numberTyped(entry.cell) !== undefined));

/** The first of these cells that names something and cannot be read: a formula or an error. */
export const unreadableName = (
  cells: readonly SheetCell[],
  columns: readonly number[],
): { column: number; cell: SheetCell | undefined; why: 'formulaText' | 'errorText' } | undefined => {
  for (const column of columns) {
    const why = textProblemOf(cells[column]);
    if (why) return { column, cell: cells[column], why: `${why}Text` };
  }
  return undefined;
};
