import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { SheetReport } from '@vitrine/api';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { keepable } from '../../../platform/documents/reading/cells.ts';
import { adviceFor } from '../../../platform/documents/reading/refusals.ts';
import { forgetLayout } from '../../../platform/documents/layouts/remembered.ts';
import { xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { privateFolder } from '../../../platform/files/files.ts';
import type { Files } from '../../../platform/files/files.ts';
import { enqueue, findJob } from '../../../platform/jobs/queue.ts';
import { recordOwnChange } from '../service.ts';
import { importCatalogue } from './job.ts';
import { layoutsOf } from './layout/layoutOf.ts';
import type { Said } from './layout/layoutOf.ts';
import { t } from './words.ts';

const types: Readonly<Record<string, string>> = {
  '.xlsx': xlsxType,
  '.xls': xlsxType,
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Keeps a file and starts its check; gives the number of the job. Nothing in the catalogue changes. */
export const checkSheet = async (
  scope: SellerScope,
  files: Files,
  { file, uses, sheet }: { file: File; uses?: readonly string[] | undefined; sheet?: string | undefined },
): Promise<number> => {
  const ending = extname(file.name).toLowerCase();
  const type = types[ending];
  if (type === undefined)
    throw invalid({ file: [`${t(scope.language, 'extension')} ${adviceFor(scope.language, file.name)}`] });
  const key = `${privateFolder}catalogues/${randomUUID()}${ending}`;
  await files.put(key, new Uint8Array(await file.arrayBuffer()), type);
  return enqueue(scope, importCatalogue, {
    key,
    name: keepable(file.name.slice(-120)),
    type,
    apply: false,
    ...(uses && { said: { uses } }),
    ...(sheet !== undefined && { sheet }),
  });
};

/** What the columns of a checked sheet hold. */
const saidOf = ({ head, columns }: NonNullable<SheetReport['layout']>): Said => {
  const byColumn = new Map(columns.map(({ column, use }) => [column, use]));
  return {
    head,
    uses: Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? 'none'),
  };
};

/** Forgets what the columns of a sheet of the brand hold. */
export const forgetColumns = (scope: SellerScope, id: number): Promise<void> =>
  inTransaction(scope, async (tx) => {
    if (!(await forgetLayout(layoutsOf(tx), id))) throw notFound();
    await recordOwnChange(tx, { action: 'catalogue.forget_columns', subject: { id, name: '' } });
  });

/** Starts to write a file that was checked without errors. */
export const applySheet = async (scope: SellerScope, id: number): Promise<number> => {
  const { kind, status, result } = await findJob(scope, id);
  const file = result?.file;
  const report = result?.data as SheetReport | undefined;
  const layout = report?.layout;
  const isChecked =
    kind === importCatalogue.name &&
    status === 'done' &&
    report?.applied === false &&
    report.error_count === 0 &&
    report.sheets.length === 0 &&
    layout?.state !== 'asked';
  if (!isChecked || !file) throw new Refusal(409, t(scope.language, 'hasErrors'));
  const { undo, sheet } = report;
  return enqueue(scope, importCatalogue, {
    ...file,
    apply: true,
    ...(layout && { said: saidOf(layout) }),
    ...(sheet !== null && { sheet }),
    ...(undo && { undoes: { id: undo.id, file: undo.file, stays: undo.stays } }),
  });
};
