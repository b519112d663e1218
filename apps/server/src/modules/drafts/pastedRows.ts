import { keepable } from '../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../platform/documents/reading/types.ts';

const quoted = /^"([\s\S]*)"$/;

const cellOf = (text: string): string | null => {
  const value = text.trim().replace(quoted, '$1').replaceAll('""', '"').trim();
  return value === '' ? null : value;
};

/** What separates the cells: a tab as spreadsheets copy, else a semicolon, else a comma. */
const separatorOf = (text: string): string => ['\t', ';'].find((sign) => text.includes(sign)) ?? ',';

/** Rows as any spreadsheet puts them on the clipboard. Blank rows stay, so that a row keeps its number. */
export const pastedRows = (text: string): SheetRows => {
  const separator = separatorOf(text);
  return keepable(text)
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((row) => row.split(separator).map(cellOf));
};
