/** What a cell holds; a formula is never read as what it gives. */
export type SheetCell = string | number | null | { formula: string };

/** Rows from the first of the sheet, each as long as its last filled cell. */
export type SheetRows = SheetCell[][];

/** Why a file cannot be read. */
export type SheetProblem = 'extension' | 'invalid' | 'macros' | 'tooLarge' | 'tooManyRows' | 'tooLong';

export type SheetResult = { rows: SheetRows; hidden: SheetRows } | { problem: SheetProblem };
