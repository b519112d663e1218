import * as xlsx from '@e965/xlsx';
import type { CellObject } from '@e965/xlsx';
import { keepable } from './cells.ts';
import type { SheetCell } from './types.ts';

/** What files keep for an error. */
const errors: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

const longestFormula = 200;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** A date that the file keeps as a number of days; undefined for one that no calendar has. */
const dateOf = (days: number, isFrom1904: boolean): string | undefined => {
  const date = xlsx.SSF.parse_date_code(days, { date1904: isFrom1904 }) as {
    y: number;
    m: number;
    d: number;
    H: number;
    M: number;
  } | null;
  if (!date) return undefined;
  const day = `${pad(date.y, 4)}-${pad(date.m)}-${pad(date.d)}`;
  return date.H + date.M === 0 ? day : `${day} ${pad(date.H)}:${pad(date.M)}`;
};

/** A format that makes a name of a number: zeros before it, words or signs around it, or a hundredth of it. */
const isNaming = (format: string): boolean => {
  const shape = format.replace(/;.*$/s, '').replace(/\[[^[\]]*\]/g, '');
  return /%/.test(shape) || /^0{2,}$/.test(shape) || /["\\]/.test(shape) || /0[-/ ]0/.test(shape);
};

const shownBy = (format: string, value: number): string => {
  try {
    return String(xlsx.SSF.format(format, value)).trim();
  } catch {
    return String(value);
  }
};

const ofNumber = (value: number, { z: format }: CellObject, isFrom1904: boolean): SheetCell => {
  if (typeof format !== 'string' || format === 'General' || format === '@') return value;
  if (xlsx.SSF.is_date(format)) return { date: dateOf(value, isFrom1904) ?? shownBy(format, value) };
  if (!isNaming(format)) return value;
  const shown = keepable(shownBy(format, value));
  return shown === String(value) || shown === '' ? value : { number: value, shown };
};

/** A cell of the library as ours, with texts of at most so many characters. */
export const cellOf = (
  cell: CellObject | undefined,
  { characters, isFrom1904 }: { characters: number; isFrom1904: boolean },
): SheetCell => {
  if (!cell) return null;
  if (cell.f !== undefined || cell.F !== undefined) {
    const formula = keepable((cell.f ?? '').slice(0, longestFormula));
    // LibreOffice saves an error that was typed as a formula.
    return Object.values(errors).includes(formula) ? { error: formula } : { formula };
  }
  if (cell.t === 'e') return { error: errors[Number(cell.v)] ?? '#ERROR!' };
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return null;
  if (cell.v instanceof Date) return { date: cell.v.toISOString().slice(0, 10) };
  if (typeof cell.v === 'number') return ofNumber(cell.v, cell, isFrom1904);
  const text = keepable(String(cell.v).trim().slice(0, characters));
  return text === '' ? null : text;
};
