import { isDash, keepable, textOf } from '../../platform/documents/reading/cells.ts';
import type { SheetCell } from '../../platform/documents/reading/types.ts';
import type { ImportRow } from './types.ts';

/** A cell that cannot be read, and what its row says. */
export interface Unread extends ImportRow {
  /** From 0. */
  column: number;
  why: 'notANumber' | 'formula' | 'noReference' | 'formulaReference';
}

/** As much of a wrong quantity as is shown. */
const mostShown = 40;
/** As many are told at once; what is left is told when these are corrected. */
const mostUnread = 10_000;

const tell = (unread: Unread[], cell: Unread): void => {
  if (unread.length < mostUnread) unread.push(cell);
};

const isFormula = (cell: SheetCell | undefined): cell is { formula: string } =>
  typeof cell === 'object' && cell !== null;

/** What a cell shows. */
const shown = (cell: SheetCell | undefined): string =>
  keepable((isFormula(cell) ? `=${cell.formula}` : textOf(cell)).slice(0, mostShown));

/** A quantity as a number; undefined for a blank cell, false for what is none. */
export const quantityOf = (cell: SheetCell | undefined): number | undefined | false => {
  if (cell === null || cell === undefined || cell === '') return undefined;
  const value =
    typeof cell === 'number' ? cell : typeof cell === 'string' && /^\d{1,6}$/.test(cell) ? Number(cell) : NaN;
  return Number.isSafeInteger(value) && value >= 0 && value <= 100_000 ? value : false;
};

/** A cell for the quantity of a size. */
export interface Entry {
  size: string;
  column: number;
  cell: SheetCell | undefined;
}

const isBlankEntry = ({ cell }: Entry): boolean => isDash(textOf(cell)) || quantityOf(cell) === undefined;

type Place = Pick<Unread, 'row' | 'product' | 'variation'>;

/** Quantities of a row; those that are none are told to `unread`. */
export const readQuantities = (
  entries: readonly Entry[],
  place: Place,
  unread: Unread[],
): { size: string; quantity: number }[] =>
  entries.flatMap((entry) => {
    const { size, column, cell } = entry;
    if (isBlankEntry(entry)) return [];
    const quantity = quantityOf(cell);
    if (typeof quantity === 'number') return { size, quantity };
    tell(unread, { ...place, column, size, quantity: shown(cell), why: isFormula(cell) ? 'formula' : 'notANumber' });
    return [];
  });

interface Nameless extends Place {
  entries: readonly Entry[];
  /** The cell of the reference, and its column. */
  reference: SheetCell | undefined;
  column: number;
  /** Whether something else in the row says that it is a product. */
  isProduct: boolean;
}

/** Tells a row that orders something and does not say what. Without a product, texts are remarks and formulas are sums. */
export const tellNameless = ({ entries, reference, column, isProduct, ...place }: Nameless, unread: Unread[]): void => {
  const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
  const isOrdered = (entry: Entry): boolean => !isBlankEntry(entry) && (isProduct || isNumber(textOf(entry.cell)));
  if (!entries.some(isOrdered)) return;
  const why = isFormula(reference) ? 'formulaReference' : 'noReference';
  tell(unread, { ...place, column, size: '', quantity: isFormula(reference) ? shown(reference) : '', why });
  readQuantities(entries, place, unread);
};
