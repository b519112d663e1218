import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { invalid, Refusal } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { privateFolder } from '../../../platform/files/files.ts';
import type { Files } from '../../../platform/files/files.ts';
import { enqueue, findJob } from '../../../platform/jobs/queue.ts';
import { importCatalogue } from './job.ts';
import { t } from './words.ts';

const types: Readonly<Record<string, string>> = {
  '.xlsx': xlsxType,
  '.xls': xlsxType,
  '.csv': 'text/csv; charset=utf-8',
};

/** Keeps a file and starts its check; gives the number of the job. Nothing in the catalogue changes. */
export const checkSheet = async (scope: SellerScope, files: Files, file: File): Promise<number> => {
  const ending = extname(file.name).toLowerCase();
  const type = types[ending];
  if (type === undefined) throw invalid({ file: [t(scope.language, 'extension')] });
  const key = `${privateFolder}catalogues/${randomUUID()}${ending}`;
  await files.put(key, new Uint8Array(await file.arrayBuffer()), type);
  return enqueue(scope, importCatalogue, { key, name: file.name.slice(-120), type, apply: false });
};

/** Starts to write a file that was checked without errors. */
export const applySheet = async (scope: SellerScope, id: number): Promise<number> => {
  const { kind, status, result } = await findJob(scope, id);
  const file = result?.file;
  const isChecked = kind === importCatalogue.name && status === 'done' && result?.data?.['error_count'] === 0;
  if (!isChecked || !file) throw new Refusal(409, t(scope.language, 'hasErrors'));
  return enqueue(scope, importCatalogue, { ...file, apply: true });
};
