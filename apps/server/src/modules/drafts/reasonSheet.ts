import { notFound } from '../../domain/refusal.ts';
import type { BuyerScope } from '../../domain/scope.ts';
import type { OutgoingFile } from '../../platform/downloads.ts';
import { writeReasonSheet } from '../../platform/documents/xlsx/reasons.ts';
import { xlsxType } from '../../platform/documents/xlsx/workbook.ts';
import { folded } from './parse.ts';
import { findReasons } from './repository.ts';
import type { SheetWithReasons } from './repository.ts';
import { texts, t } from './words.ts';

const isHead = (row: SheetWithReasons['rows'][number]): boolean =>
  row.some((cell) => Object.values(texts.reference).some((word) => folded(word) === folded(String(cell ?? ''))));

/** The sheet of a draft with errors, with a column that says why (M-33). */
export const reasonSheet = async (scope: BuyerScope, secret: string): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const found = await findReasons(scope, secret);
  if (!found) throw notFound();
  const { name, rows, reasons } = found;
  const title = t(language, 'reasonsName', { name });
  const content = await writeReasonSheet({
    account,
    title,
    sheet: t(language, 'title'),
    rows,
    head: rows.findIndex(isHead),
    reasons,
    word: t(language, 'reason'),
  });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};
