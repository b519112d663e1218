import { notFound } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { writeReasonSheet } from '../../../platform/documents/xlsx/reasons.ts';
import { xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { findReasons } from './repository.ts';
import { t } from './words.ts';

/** The sheet of a draft with errors, with a column that says why (M-33). */
export const reasonSheet = async (scope: BuyerScope, secret: string): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const found = await findReasons(scope, secret);
  if (!found) throw notFound();
  const { name, rows, head, reasons } = found;
  const title = t(language, 'reasonsName', { name });
  const content = await writeReasonSheet({
    account,
    title,
    sheet: t(language, 'title'),
    rows,
    head,
    reasons,
    word: t(language, 'reason'),
  });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};
