import type { AccountRecord } from '../../../domain/account.ts';
import { sheetLook } from '../look.ts';
import { rewritten } from '../reading/cells.ts';
import { longestText } from '../reading/types.ts';
import type { SheetRows } from '../reading/types.ts';
import type { Row, Sheet } from './types.ts';
import { writeWorkbook } from './workbook.ts';

export interface ReasonSheet {
  account: AccountRecord;
  /** Of the document and of its one sheet. */
  title: string;
  sheet: string;
  /** As they came. */
  rows: SheetRows;
  /** Sheets that the file had beside and that it needs to be imported again. */
  hidden?: readonly Sheet[];
  /** Which row names the columns, from 0; -1 if none does. */
  head: number;
  /** The rows count as in spreadsheets, from 1. */
  reasons: readonly { row: number; reason: string }[];
  /** The name of the new column. */
  word: string;
}

/** Reasons as one cell, which must not be too long to be read again. */
const inOneCell = (reasons: readonly { reason: string }[]): string => {
  const all = reasons.map(({ reason }) => reason).join('; ');
  return all.length > longestText ? `${all.slice(0, longestText - 1).toWellFormed()}…` : all;
};

/** Without the reasons of an earlier import, which are in the last column. */
const withoutOldReasons = ({ rows, head, word }: ReasonSheet): SheetRows => {
  const at = rows[head]?.indexOf(word) ?? -1;
  return at === -1 ? rows : rows.map((row) => row.slice(0, at));
};

const toRows = (sheet: ReasonSheet): Row[] => {
  const rows = withoutOldReasons(sheet);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const byRow = Map.groupBy(sheet.reasons, ({ row }) => row);
  return rows.map((row, index) => {
    const said = inOneCell(byRow.get(index + 1) ?? []);
    const style = index === sheet.head ? 'head' : 'text';
    const cells = Array.from({ length: width }, (_, at) => ({ value: rewritten(row[at]), style }) as const);
    if (index === sheet.head) return [...cells, { value: sheet.word, style }];
    return said === '' ? cells : [...cells, { value: said, style: 'reason' }];
  });
};

/** A sheet as it came, with the reasons in a column behind the last one. It can be corrected and imported as it is. */
export const writeReasonSheet = (sheet: ReasonSheet): Promise<Buffer> => {
  const rows = toRows(sheet);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width - 1 }, (_, at) => (at >= 1 && at <= 3 ? 22 : 12));
  return writeWorkbook({
    title: sheet.title,
    author: sheet.account.name,
    sheets: [{ name: sheet.sheet, columns: [...columns, 60], rows }, ...(sheet.hidden ?? [])],
    look: sheetLook(sheet.account),
  });
};
