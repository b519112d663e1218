import { dayIn } from '@vitrine/api/rules';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { csvType, writeCsv } from '../../../platform/documents/csv.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import { dateCell } from '../../../platform/documents/xlsx/dateCell.ts';
import type { Row } from '../../../platform/documents/xlsx/types.ts';
import { writeWorkbook, xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { listSubscribers } from './repository.ts';
import { t } from './words.ts';

type Format = 'xlsx' | 'csv';

/** Every address with its type of company and its first day; the first row heads them. */
const rowsOf = async (scope: Scope): Promise<string[][]> => {
  const { account, language } = scope;
  const rows = (await listSubscribers(scope)).map(({ email, maillist, created_at }) => [
    email,
    t(language, maillist),
    dayIn(account.timeZone, new Date(created_at)),
  ]);
  return [[t(language, 'email'), t(language, 'type'), t(language, 'since')], ...rows];
};

/** The addresses as a file. Who takes them out is in the audit log. */
export const exportSubscribers = async (scope: Scope, format: Format): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const rows = await inTransaction(scope, async (tx) => {
    const found = await rowsOf(tx);
    const after = { format, addresses: found.length - 1 };
    await recordChange(tx, { action: 'subscribers.export', subject: { id: null, name: account.name }, after });
    return found;
  });
  const title = t(language, 'title');
  const name = `${title} ${account.name}.${format}`;
  if (format === 'csv') return { name, type: csvType, content: writeCsv(rows) };
  const [head = [], ...others] = rows;
  const cells: Row[] = [
    head.map((value) => ({ value, style: 'head' })),
    ...others.map(([email = '', type = '', day = '']) => [{ value: email }, { value: type }, dateCell(day)]),
  ];
  const sheet = { name: title, columns: [40, 16, 14], rows: cells, frozen: { rows: 1, columns: 0 } };
  const content = await writeWorkbook({ title, author: account.name, sheets: [sheet], look: sheetLook(account) });
  return { name, type: xlsxType, content };
};
