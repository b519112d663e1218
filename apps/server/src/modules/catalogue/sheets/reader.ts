import type { Language } from '../../../domain/language.ts';
import type { SheetCell } from '../../../platform/documents/reading/types.ts';
import { textOf } from './columns.ts';
import type { Column, Head } from './columns.ts';
import type { LineError } from './types.ts';
import { t } from './words.ts';

export type HeadColumn = Head['columns'][number];

export interface Line {
  /** As spreadsheets count. */
  row: number;
  cells: readonly SheetCell[];
}

type Words = Parameters<typeof t>;

/** Reads cells of a table by what their columns hold, and keeps what is wrong with them. */
export const createReader = (head: Head, language: Language, errors: LineError[]) => {
  const fail = (row: number, { label }: HeadColumn, reason: Words[1], values: Words[2] = {}): undefined => {
    errors.push({ row, column: label, reason: t(language, reason, values) });
  };
  const columns = <Kind extends Column['kind']>(kind: Kind) =>
    head.columns.filter((column): column is HeadColumn & { kind: Kind } => column.kind === kind);
  const text = ({ row, cells }: Line, column: HeadColumn, most = 200): string => {
    const cell = cells[column.at];
    if (typeof cell === 'object' && cell !== null) fail(row, column, 'formula');
    const value = textOf(cell);
    if (value.length > most) fail(row, column, 'tooLongText', { most });
    return value;
  };
  /** The value that all lines of a product share; undefined where all are blank. */
  const shared = (lines: readonly Line[], column: HeadColumn, most?: number) => {
    let found: { value: string; line: Line } | undefined;
    for (const line of lines) {
      const value = text(line, column, most);
      if (value === '') continue;
      found ??= { value, line };
      if (found.value !== value) fail(line.row, column, 'differs', { row: found.line.row });
    }
    return found;
  };
  /** A cell as a number, by one of the readers of numbers; undefined for a blank one. */
  const number = <Value>(line: Line, column: HeadColumn, read: (cell: SheetCell) => Value | undefined) => {
    const cell = line.cells[column.at];
    if (cell === null || cell === undefined || cell === '') return undefined;
    if (typeof cell === 'object') return fail(line.row, column, 'formula');
    const value = read(cell);
    return value === undefined ? fail(line.row, column, 'notANumber', { value: String(cell).slice(0, 40) }) : value;
  };
  return { fail, columns, text, shared, number };
};

export type Reader = ReturnType<typeof createReader>;
