import * as xlsx from '@e965/xlsx';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { namedUse } from '../layouts/columnNames.ts';
import { mostHeadRows } from '../layouts/types.ts';
import { cellOf } from './cellOf.ts';
import { isOdd, shownIn } from './cells.ts';
import type { CellName, OutOfSight, SheetCell, SheetPicture, SheetRows } from './types.ts';

const mostColumns = 300;
/** Blank rows do not count, and each costs a little. */
const furthestRow = 100_000;
/** Of a sheet. A file names a text once and shows it in a million cells: the server gets a copy for each. */
const mostFilled = 2_000_000;
const mostText = 40_000_000;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** A text that would not be imported whole, and where it is. */
export class LongText extends Error {
  override readonly name = 'LongText';
  readonly at: CellName;

  constructor(at: CellName) {
    super('A text is too long.');
    this.at = at;
  }
}

/** Refuses rows that hold too much, before they are copied to the server. */
export const requireRoom = (rows: SheetRows, characters: number): void => {
  const room = { cells: mostFilled, text: mostText };
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      if (cell === null) continue;
      const length = typeof cell === 'number' ? 0 : shownIn(cell).length;
      if (length > characters) throw new LongText({ row: row + 1, column: xlsx.utils.encode_col(column) });
      room.cells -= 1;
      room.text -= length;
      if (room.cells < 0 || room.text < 0) throw new TooLarge('The cells hold too much.');
    }
};

const isNumber = (cell: SheetCell): boolean => typeof cell === 'number' || (isOdd(cell) && 'number' in cell);

/**
 * Fills what merged cells cover: a text goes down to the rows that it is of, and a number is no number of any of them. A text across several columns
 * is a title of them, not a value of each.
 */
const fillMerged = (rows: SheetRows, merges: WorkSheet['!merges']): void => {
  for (const { s: first, e: last } of merges ?? []) {
    const cell = rows[first.r]?.[first.c] ?? null;
    const merged = typeof cell === 'number' ? cell : shownIn(cell);
    if (merged === '') continue;
    const right = isNumber(cell) ? Math.min(last.c, mostColumns - 1) : first.c;
    for (const [at, row] of rows.slice(first.r, last.r + 1).entries())
      for (let column = first.c; column <= right; column += 1) {
        if (at === 0 && column === first.c) continue;
        while (row.length <= column) row.push(null);
        row[column] ??= { merged };
      }
  }
};

/** Cells with something in them, by row. Formats and borders are nothing. */
const filledIn = (sheet: WorkSheet, how: Parameters<typeof cellOf>[1]): Map<number, [number, SheetCell][]> => {
  const filled = new Map<number, [number, SheetCell][]>();
  for (const address of Object.keys(sheet)) {
    if (address.startsWith('!')) continue;
    const cell = cellOf(sheet[address] as CellObject, how);
    const { r, c } = xlsx.utils.decode_cell(address);
    if (cell === null || c >= mostColumns) continue;
    const row = filled.get(r) ?? [];
    row.push([c, cell]);
    filled.set(r, row);
  }
  return filled;
};

const rowFrom = (cells: readonly [number, SheetCell][] = []): SheetCell[] => {
  const row: SheetCell[] = [];
  for (const [column, cell] of cells) {
    while (row.length < column) row.push(null);
    row[column] = cell;
  }
  return row;
};

/** The rows of a sheet down to the last one with something in it; undefined if that is too far down. */
export const rowsOf = (sheet: WorkSheet, book: WorkBook, characters: number): SheetRows | undefined => {
  // One character more tells that there are too many.
  const how = { characters: characters + 1, isFrom1904: book.Workbook?.WBProps?.date1904 === true };
  const filled = filledIn(sheet, how);
  const last = [...filled.keys()].reduce((most, row) => Math.max(most, row), -1);
  if (last >= furthestRow) return undefined;
  const rows = Array.from({ length: last + 1 }, (_, row) => rowFrom(filled.get(row)));
  fillMerged(rows, sheet['!merges']);
  requireRoom(rows, characters);
  return rows;
};

/** Numbers of the hidden ones, from 0. */
const hiddenIn = (all: readonly ({ hidden?: boolean | undefined } | undefined)[] | undefined): number[] =>
  [...(all ?? [])].flatMap((one, at) => (one?.hidden === true ? [at] : []));

/** Rows and columns that a workbook says are hidden, from 0. */
export const hiddenOf = (sheet: WorkSheet): OutOfSight => ({
  rows: hiddenIn(sheet['!rows']),
  columns: hiddenIn(sheet['!cols']),
});

/** Rows and columns that hold something and that the author does not see. */
export const outOfSightIn = (hidden: OutOfSight, rows: SheetRows): OutOfSight => ({
  rows: hidden.rows.flatMap((at) => ((rows[at]?.length ?? 0) > 0 ? [at + 1] : [])),
  columns: hidden.columns.filter((at) => rows.some((row) => (row[at] ?? null) !== null)),
});

const wide = 3;
const longestName = 60;

/** Whether a sheet has a table: at least two rows with several cells. A cover page has none. */
const hasTable = (sheet: WorkSheet, columns: number): boolean => {
  const perRow = new Map<number, number>();
  for (const address of Object.keys(sheet)) {
    if (address.startsWith('!') || ((sheet[address] as CellObject).v ?? null) === null) continue;
    const { r } = xlsx.utils.decode_cell(address);
    perRow.set(r, (perRow.get(r) ?? 0) + 1);
  }
  return [...perRow.values()].filter((count) => count >= columns).length >= 2;
};

/** Whether one of the first rows names columns as orders and catalogues do. A cover page with addresses does not. */
const namesColumns = (sheet: WorkSheet): boolean => {
  const named = new Map<number, number>();
  for (const address of Object.keys(sheet)) {
    const { t, v } = address.startsWith('!') ? ({} as Partial<CellObject>) : (sheet[address] as CellObject);
    const { r } = xlsx.utils.decode_cell(address);
    if (t !== 's' || r >= mostHeadRows || !namedUse(String(v).slice(0, longestName))) continue;
    named.set(r, (named.get(r) ?? 0) + 1);
  }
  return [...named.values()].some((count) => count >= 2);
};

/** What is shown of a sheet to tell it from others. */
const shown = { rows: 8, columns: 8, characters: 40 };

/** The first rows of a sheet that have something in them. */
export const pictureOf = (sheet: WorkSheet, how: Parameters<typeof cellOf>[1]): SheetPicture['rows'] =>
  [...filledIn(sheet, how)]
    .toSorted(([one], [other]) => one - other)
    .slice(0, shown.rows)
    .map(([row, cells]) => ({
      row: row + 1,
      cells: rowFrom(cells.filter(([column]) => column < shown.columns)).map((cell) =>
        shownIn(cell).slice(0, shown.characters).toWellFormed(),
      ),
    }));

interface Chosen {
  name: string;
  others: string[];
  /** Whether somebody has said so, or one table alone names its columns. */
  isSure: boolean;
}

/** The sheet to read and others that have a table too: the one that was asked for, the first one whose columns are named, else the first table. */
export const chooseSheet = (book: WorkBook, asked?: string): Chosen => {
  const visible = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden);
  const tables = [wide, 2]
    .map((columns) => visible.filter((name) => hasTable(book.Sheets[name] ?? {}, columns)))
    .find((found) => found.length > 0);
  const named = (tables ?? []).filter((each) => namesColumns(book.Sheets[each] ?? {}));
  const isSaid = asked !== undefined && visible.includes(asked);
  const name = isSaid ? asked : (named[0] ?? tables?.[0] ?? visible[0] ?? '');
  const others = (tables ?? []).filter((each) => each !== name);
  return { name, others, isSure: isSaid || others.length === 0 || named.length === 1 };
};
