/**
 * What a cell holds, and what keeps it from being simply that. A formula is never read as what it gives, nor an error or a date as the number
 * that the file keeps for it.
 */
export type SheetCell = string | number | null | OddCell;

export type OddCell =
  | { formula: string }
  /** As the cell shows it, such as `#N/A`. */
  | { error: string }
  /** Such as `2027-02-01`, with the time if it has one. */
  | { date: string }
  /** A number whose format shows something else: 123 as `00123`, 0.5 as `50%`. */
  | { number: number; shown: string }
  /** One of several cells that are merged into one, apart from the first: it has no value of its own. */
  | { merged: string | number };

/** Rows from the first of the sheet, each as long as its last filled cell. */
export type SheetRows = SheetCell[][];

/** Why a file cannot be read. */
export type SheetProblem =
  | 'extension'
  | 'invalid'
  | 'empty'
  | 'damaged'
  | 'macros'
  | 'password'
  | 'tooOld'
  | 'webPage'
  | 'text'
  | 'numbers'
  | 'document'
  | 'picture'
  | 'archive'
  | 'mail'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooLong'
  | 'longText';

/** The most characters of a cell, unless a reader says otherwise. */
export const longestText = 2000;

/** A cell as spreadsheets name it, such as row 4 of column `C`. */
export interface CellName {
  row: number;
  column: string;
}

/** What the author of a sheet does not see of it. */
export interface OutOfSight {
  /** As spreadsheets count. */
  rows: readonly number[];
  /** From 0. */
  columns: readonly number[];
}

/** A guess of how a text file writes its letters, with words that show whether it is right. */
export interface GuessedEncoding {
  name: string;
  words: readonly string[];
}

/** A sheet with its first rows, as its author sees them. */
export interface SheetPicture {
  name: string;
  rows: { row: number; cells: string[] }[];
}

/** A sheet as it was read. */
export interface ReadSheet {
  rows: SheetRows;
  /** The rows of the hidden sheet that was asked for. */
  hidden: SheetRows;
  outOfSight: OutOfSight;
  /** Other sheets with a table, which are not read. */
  others: readonly string[];
  /** The sheets with a table where nothing tells which one is meant, the likeliest first. */
  unsure: SheetPicture[];
  /** Null where the letters are certain. */
  encoding: GuessedEncoding | null;
}

/** `at` is the cell of a text that is too long. */
export type SheetResult = ReadSheet | { problem: SheetProblem; at?: CellName };
