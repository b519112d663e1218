import { priceDigits, toOneLine } from '@vitrine/api/rules';
import type { Language } from '../../../domain/language.ts';
import {
  isBlank,
  keepable,
  numberIn,
  numberProblemOf,
  shownIn,
  textOf,
  textProblemOf,
} from '../../../platform/documents/reading/cells.ts';
import type { SheetCell } from '../../../platform/documents/reading/types.ts';
import type { OwnGtin } from '../gtins.ts';
import type { Column, Head } from './columns.ts';
import type { Memory } from './memory.ts';
import type { LineError } from './types.ts';
import { t } from './words.ts';

export type HeadColumn = Head['columns'][number];

export interface Line {
  /** As spreadsheets count. */
  row: number;
  /** The reference as it stands there. */
  name: string;
  /** What the line is found by, folded. */
  reference: string;
  colour: string;
  /** The colour of the shop that its GTINs are of, where it names no reference. */
  named?: OwnGtin | undefined;
  cells: readonly SheetCell[];
}

type Words = Parameters<typeof t>;

interface Reading {
  head: Head;
  language: Language;
  /** What was downloaded; null for a file that does not know. */
  memory: Memory | null;
  /** Gets what is wrong. */
  errors: LineError[];
}

/** Reads cells of a table by what their columns hold. Cells that are as they were downloaded say nothing. */
export const createReader = ({ head, language, memory, errors }: Reading) => {
  /** Says what is wrong with a cell. */
  const tell = (row: number, { label }: HeadColumn, reason: string): undefined => {
    errors.push({ row, column: label, reason });
  };
  const fail = (row: number, column: HeadColumn, reason: Words[1], values: Words[2] = {}): undefined =>
    tell(row, column, t(language, reason, values));
  const columns = <Kind extends Column['kind']>(kind: Kind) =>
    head.columns.filter((column): column is HeadColumn & { kind: Kind } => column.kind === kind);
  const isAsDownloaded = ({ reference, colour, cells }: Line, column: HeadColumn): boolean =>
    memory !== null && textOf(memory.cell({ reference, colour, column })) === textOf(cells[column.at]);
  const text = (line: Line, column: HeadColumn, most = 200): string => {
    const cell = line.cells[column.at];
    const problem = textProblemOf(cell);
    if (problem) fail(line.row, column, problem, { value: shownIn(cell) });
    // A cell of a sheet can hold lines; of all columns, descriptions alone keep them.
    const value = column.kind === 'description' ? textOf(cell) : toOneLine(textOf(cell)).trim();
    if (value.length > most && !isAsDownloaded(line, column)) fail(line.row, column, 'tooLongText', { most });
    return value;
  };
  /** The value that all lines of a product share; undefined where all are blank or as downloaded. */
  const shared = (lines: readonly Line[], column: HeadColumn, most?: number) => {
    let found: { value: string; line: Line } | undefined;
    for (const line of lines) {
      const value = text(line, column, most);
      if (value === '') continue;
      found ??= { value, line };
      if (found.value !== value) fail(line.row, column, 'differs', { row: found.line.row });
    }
    return found && !isAsDownloaded(found.line, column) ? found : undefined;
  };
  /** A cell as a number, or an amount in a currency, by one of the readers of numbers; undefined for one that is blank or as downloaded. */
  const number = <Value>(
    line: Line,
    column: HeadColumn,
    read: (cell: SheetCell) => Value | undefined,
    currency?: string,
  ) => {
    const cell = line.cells[column.at];
    if (cell === undefined || isBlank(cell)) return undefined;
    const problem = numberProblemOf(cell);
    if (problem !== 'notANumber') return fail(line.row, column, problem, { value: shownIn(cell) });
    if (isAsDownloaded(line, column)) return undefined;
    // A number whose format shows something else is that number: 5 shown as `5 pcs`. A percentage is none.
    const value = read(numberIn(cell) ?? textOf(cell));
    if (value !== undefined) return value;
    const shown = keepable(shownIn(cell).slice(0, 40));
    return currency !== undefined && priceDigits(currency) === 0
      ? fail(line.row, column, 'notWhole', { value: shown, currency })
      : fail(line.row, column, 'notANumber', { value: shown });
  };
  return { tell, fail, columns, text, shared, number, isAsDownloaded };
};

export type Reader = ReturnType<typeof createReader>;
