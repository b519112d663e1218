const LETTERS = 26;

/** The letters of a column, counted from 0: A, B … Z, AA. */
export const columnName = (index: number): string => {
  const before = Math.floor(index / LETTERS);
  return `${before > 0 ? columnName(before - 1) : ''}${String.fromCharCode(65 + (index % LETTERS))}`;
};

/** The address of a cell, both counted from 0: `B4`. */
export const cellName = (column: number, row: number): string => `${columnName(column)}${row + 1}`;
