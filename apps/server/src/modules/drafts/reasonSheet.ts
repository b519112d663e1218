import { notFound } from '../../domain/refusal.ts';
import type { BuyerScope } from '../../domain/scope.ts';
import type { OutgoingFile } from '../../platform/downloads.ts';
import { sheetLook } from '../../platform/documents/look.ts';
import type { Row } from '../../platform/documents/xlsx/types.ts';
import { writeWorkbook, xlsxType } from '../../platform/documents/xlsx/workbook.ts';
import { folded } from './parse.ts';
import { findReasons } from './repository.ts';
import type { SheetWithReasons } from './repository.ts';
import { texts, t } from './words.ts';

const isHead = (row: SheetWithReasons['rows'][number]): boolean =>
  row.some((cell) => Object.values(texts.reference).some((word) => folded(word) === folded(String(cell ?? ''))));

/** The sheet as it came, with the reasons in a column behind the last one. It can be corrected and imported as it is. */
const withReasons = ({ rows, reasons }: SheetWithReasons, word: string): Row[] => {
  const width = Math.max(...rows.map((row) => row.length));
  const head = rows.findIndex(isHead);
  const byRow = Map.groupBy(reasons, ({ row }) => row);
  return rows.map((row, index) => {
    const said = (byRow.get(index + 1) ?? []).map(({ reason }) => reason).join('; ');
    const style = index === head ? 'head' : 'text';
    const cells = Array.from({ length: width }, (_, at) => ({ value: row[at] ?? null, style }) as const);
    if (index === head) return [...cells, { value: word, style }];
    return said === '' ? cells : [...cells, { value: said, style: 'reason' }];
  });
};

/** The sheet of a draft with errors, with a column that says why (M-33). */
export const reasonSheet = async (scope: BuyerScope, secret: string): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const sheet = await findReasons(scope, secret);
  if (!sheet) throw notFound();
  const title = t(language, 'reasonsName', { name: sheet.name });
  const rows = withReasons(sheet, t(language, 'reason'));
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
    at >= 1 && at <= 3 ? 22 : 12,
  );
  const content = await writeWorkbook({
    title,
    author: account.title,
    sheets: [{ name: t(language, 'title'), columns: [...columns.slice(0, -1), 60], rows }],
    look: sheetLook(account),
  });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};
