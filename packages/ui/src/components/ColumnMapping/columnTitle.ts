/** The letter of a column as spreadsheets show it; `column` counts from 0. */
export const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26));

/** How a column is called: by its name, else by its letter. */
export const columnTitle = (
  { name, column }: { name: string; column: number },
  labels: { column: (words: { letter: string }) => string },
): string => name || labels.column({ letter: letterOf(column) });
