import type { SellerScope } from '../../../domain/scope.ts';
import { csvType, writeCsv } from '../../../platform/documents/csv.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import type { Cell, Row } from '../../../platform/documents/xlsx/types.ts';
import { writeWorkbook, xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { columnsOf } from './exportColumns.ts';
import { memorySheet } from './memory.ts';
import { findKnown, findRows } from './read.ts';
import type { Known } from './types.ts';
import { t } from './words.ts';

interface Exported {
  title: string;
  known: Omit<Known, 'products'>;
  labels: readonly string[];
  widths: readonly number[];
  cells: readonly Cell[][];
}

/** A workbook that knows in a hidden sheet what it held, so that what comes back changes nothing else. */
const workbookOf = async (scope: SellerScope, exported: Exported): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const { title, known, labels, widths, cells } = exported;
  const head: Row[] = [
    [
      { value: t(language, 'brand'), style: 'muted' },
      { value: known.brand, style: 'title' },
    ],
    [{ value: t(language, 'hint'), style: 'muted' }],
    labels.map((label) => ({ value: label, style: 'head' })),
  ];
  const content = await writeWorkbook({
    title,
    author: account.name,
    look: sheetLook(account),
    sheets: [
      {
        name: t(language, 'title'),
        columns: widths,
        frozen: { rows: head.length, columns: 1 },
        rows: [...head, ...cells],
      },
      memorySheet([[...labels], ...cells.map((row) => row.map(({ value }) => value))], known.lists),
    ],
  });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};

/** The brand's catalogue to change and bring back. */
export const exportCatalogue = async (scope: SellerScope, format: 'xlsx' | 'csv'): Promise<OutgoingFile> => {
  const known = await findKnown(scope);
  const rows = await findRows(scope);
  const columns = columnsOf(scope, known, rows);
  const title = t(scope.language, 'fileName', { name: known.brand });
  const labels = columns.map(({ label }) => label);
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  if (format === 'xlsx')
    return workbookOf(scope, { title, known, labels, widths: columns.map(({ width }) => width), cells });
  const values = cells.map((row) => row.map(({ value }) => value ?? ''));
  return { name: `${title}.csv`, type: csvType, content: writeCsv([labels, ...values]) };
};
