/** What a cell holds; a formula is never read as what it gives. */
export type SheetCell = string | number | null | { formula: string };

/** Rows from the first of the sheet, each as long as its last filled cell. */
export type SheetRows = SheetCell[][];

/** Why a file cannot be read. */
export type SheetProblem = 'extension' | 'invalid' | 'macros' | 'tooLarge' | 'tooManyRows' | 'tooLong' | 'longText';

/** The most characters of a cell, unless a reader says otherwise. */
export const longestText = 2000;

/** A cell as spreadsheets name it, such as row 4 of column `C`. */
export interface CellName {
  row: number;
  column: string;
}

/** `at` is the cell of a text that is too long. */
export type SheetResult = { rows: SheetRows; hidden: SheetRows } | { problem: SheetProblem; at?: CellName };
