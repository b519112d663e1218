import type { OddCell, SheetCell } from './types.ts';

/** Characters that nobody sees: zero-width ones, soft hyphens, marks of direction and of byte order. */
const unseen = /[\u00AD\u200B-\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** What keyboards and programs write for a hyphen. */
const hyphens = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

/** Most names; they need no second look, and a sheet has a million of them. */
const ascii = /^[ -~]*$/;

/** Letters that look the same as the same ones. */
const alike = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFKC').replace(unseen, '').replace(hyphens, '-');

/** Compares texts without regard to case, spaces, and letters that only look different, such as a composed and a decomposed ç. */
export const folded = (text: string): string => alike(text).trim().replace(/\s+/g, ' ').toLowerCase();

/** A name without characters that nobody sees: two that look the same are the same. */
export const asSeen = (text: string): string => text.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();

/** Names to look for, each as it is written and as it is compared: the hyphen of one of them may be another than ours. */
export const spellingsOf = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => [name, folded(name)]))].filter(Boolean);

/** A text as the database can keep it: without NUL and halves of characters. */
export const keepable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

export const isOdd = (cell: SheetCell | undefined): cell is OddCell => typeof cell === 'object' && cell !== null;

/** A cell as text; empty for a blank one, and for a formula or error, which have none. */
export const textOf = (cell: SheetCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  if (!isOdd(cell)) return String(cell).trim();
  if ('date' in cell) return cell.date;
  if ('shown' in cell) return cell.shown;
  return 'merged' in cell ? String(cell.merged).trim() : '';
};

/** A cell as its author sees it, also one that cannot be read. */
export const shownIn = (cell: SheetCell | undefined): string => {
  if (isOdd(cell) && 'formula' in cell) return `=${cell.formula}`;
  return isOdd(cell) && 'error' in cell ? cell.error : textOf(cell);
};

/** Whether a cell has nothing in it. A formula and an error are something. */
export const isBlank = (cell: SheetCell | undefined): boolean => shownIn(cell) === '';

/** A cell that is written into a sheet of ours: as its author saw it, each value once. */
export const rewritten = (cell: SheetCell | undefined): string | number | null => {
  if (!isOdd(cell)) return cell ?? null;
  return 'merged' in cell && typeof cell.merged === 'number' ? null : shownIn(cell);
};

/** Why a cell has no text to read; undefined for one that has. */
export const textProblemOf = (cell: SheetCell | undefined): 'formula' | 'error' | undefined => {
  if (!isOdd(cell)) return undefined;
  if ('formula' in cell) return 'formula';
  return 'error' in cell ? 'error' : undefined;
};

export type NumberProblem = 'formula' | 'error' | 'date' | 'merged' | 'notANumber';

/** Why a cell is no number, where one is wanted. */
export const numberProblemOf = (cell: SheetCell | undefined): NumberProblem => {
  if (isOdd(cell)) for (const why of ['formula', 'error', 'date', 'merged'] as const) if (why in cell) return why;
  return 'notANumber';
};

/** A whole number as people and programs type it: `12`, `12.0`, `12,00`, `012`, `１２`. Three places are thousands to half of the world. */
const whole = /^(\d{1,9})(?:[.,]0{1,2})?$/;
/** What a program that computes with fractions leaves beside a whole number. */
const noise = 1e-6;

/** The number in a cell that was typed as one, whatever its format shows; undefined for anything else. */
export const numberIn = (cell: SheetCell | undefined): number | undefined => {
  if (typeof cell === 'number') return cell;
  return isOdd(cell) && 'number' in cell && !cell.shown.includes('%') ? cell.number : undefined;
};

/** A cell as a whole number from 0 to `most`; undefined for one that is none, also for a blank one. */
export const wholeIn = (cell: SheetCell | undefined, most: number): number | undefined => {
  const typed = typeof cell === 'string' ? whole.exec(cell.normalize('NFKC').trim())?.[1] : undefined;
  const value = typed === undefined ? (numberIn(cell) ?? NaN) : Number(typed);
  const rounded = Math.round(value);
  return Math.abs(value - rounded) < noise && rounded >= 0 && rounded <= most ? rounded : undefined;
};

/** A number as somebody typed it, also one that is no quantity; undefined for texts, formulas and merged cells. */
export const numberTyped = (cell: SheetCell | undefined): number | undefined => {
  const number = numberIn(cell) ?? wholeIn(cell, Number.MAX_SAFE_INTEGER);
  if (number !== undefined || typeof cell !== 'string' || cell.trim() === '') return number;
  return Number.isFinite(Number(cell)) ? Number(cell) : undefined;
};

/** The most units of a size in an order. */
export const mostUnits = 100_000;

/** A quantity as a number; undefined for a blank cell, false for what is none. */
export const quantityOf = (cell: SheetCell | undefined): number | undefined | false =>
  isBlank(cell) ? undefined : (wholeIn(cell, mostUnits) ?? false);

/** Signs that stand for a blank cell. */
const dashes = new Set(['-', '–', '—']);
export const isDash = (text: string): boolean => dashes.has(text);

/** What rows of sums are called. */
const sums = new Set(['total', 'totals', 'totais', 'subtotal', 'grand total', 'total geral']);
const isSum = (text: string): boolean => sums.has(folded(text).replace(/ ?:$/, ''));

/** Whether a row is one of sums and names nothing in the column of names. */
export const isSumRow = (cells: readonly SheetCell[], names: number): boolean => {
  const name = textOf(cells[names]);
  return isSum(name) || (name === '' && cells.some((cell) => isSum(textOf(cell))));
};
