import { parse } from 'node:path';
import { isUniqueViolation } from '../../../db/errors.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { asSeller, inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { readSheet } from '../../../platform/documents/reading/readSheet.ts';
import type { Files } from '../../../platform/files/files.ts';
import { requireRight } from '../../../platform/brandRight.ts';
import { writeReasonSheet } from '../../../platform/documents/xlsx/reasons.ts';
import { xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobFile } from '../../../platform/jobs/job.ts';
import { recordOwnChange } from '../../brandOffice/service.ts';
import { compareSheet } from './compareSheet.ts';
import type { Compared, Sheet } from './compareSheet.ts';
import { memoryName, memorySheet } from './memory.ts';
import { withSeen } from './seen.ts';
import { t } from './words.ts';
import { writePlan } from './write.ts';

const mostLines = 20_000;
const headRows = 30;
const mostSaid = 200;

export interface ImportInput {
  key: string;
  name: string;
  type: string;
  /** False: check alone, nothing is written. */
  apply: boolean;
}

const readRows = async ({ language }: SellerScope, files: Files, { key, name, type }: ImportInput): Promise<Sheet> => {
  const content = await files.get(key);
  if (!content) throw new Refusal(404, t(language, 'gone'));
  const file = new File([new Uint8Array(content)], name, { type });
  const result = await readSheet(file, { rows: mostLines + headRows, csv: true, hidden: memoryName });
  if ('problem' in result) throw new Refusal(422, t(language, result.problem, { rows: mostLines }));
  return result;
};

const applyRows = (scope: SellerScope, sheet: Sheet): Promise<Compared> =>
  inTransaction(scope, async (tx) => {
    // The check found nothing wrong: the catalogue has changed since.
    const plan = await compareSheet(tx, sheet, true);
    if (plan.errors.length > 0) throw new Refusal(409, t(tx.language, 'changedMeanwhile'));
    await writePlan(tx, plan.products);
    await recordOwnChange(tx, { action: 'catalogue.import', subject: { id: null, name: '' }, after: plan.summary });
    return plan;
  }).catch((error: unknown) => {
    // Somebody took a reference at the same moment.
    if (isUniqueViolation(error)) throw new Refusal(409, t(scope.language, 'changedMeanwhile'));
    throw error;
  });

const toFile = ({ key, name, type }: ImportInput): JobFile => ({ key, name, type });

interface Refused {
  files: Files;
  key: string;
  input: ImportInput;
  sheet: Sheet;
  plan: Compared;
}

/** The sheet as it came, with a column of reasons (D-095). It knows the values of the shop that the reasons name. */
const keepReasons = async ({ account, language }: SellerScope, refused: Refused): Promise<JobFile> => {
  const { files, key, input, sheet, plan } = refused;
  const title = t(language, 'reasonsName', { name: parse(input.name).name });
  const content = await writeReasonSheet({
    account,
    title,
    sheet: t(language, 'title'),
    rows: sheet.rows,
    hidden: plan.memory ? [memorySheet(withSeen(sheet.hidden, plan.seen, plan.lists), plan.lists)] : [],
    head: plan.head,
    reasons: plan.errors.map(({ row, column, reason }) => ({ row, reason: `${column}: ${reason}` })),
    word: t(language, 'reason'),
  });
  await files.put(key, content, xlsxType);
  return { key, name: `${title}.xlsx`, type: xlsxType };
};

/** Checks a spreadsheet of the catalogue, or writes it: all of it, or nothing. */
export const importCatalogue = defineJob<ImportInput>({
  name: 'catalogue-import',
  attempts: 2,
  run: async ({ scope: member, files, fileKey, report }, input) => {
    const scope = asSeller(member);
    // The right may have been taken away since the job was started.
    requireRight(scope, 'owner');
    await report(0.1);
    const sheet = await readRows(scope, files, input);
    await report(0.5);
    const plan = input.apply ? await applyRows(scope, sheet) : await compareSheet(scope, sheet);
    const { summary, errors, changes, memory, isUnfamiliar } = plan;
    return {
      data: {
        applied: input.apply,
        summary,
        remembers_download: memory !== null,
        mostly_unknown: isUnfamiliar,
        changes: changes.shown,
        change_count: changes.count,
        errors: errors.slice(0, mostSaid),
        error_count: errors.length,
      },
      // Kept with the job, and removed with it. A file that cannot be applied is replaced by the one that says why.
      file:
        errors.length > 0
          ? await keepReasons(scope, { files, key: fileKey('xlsx'), input, sheet, plan })
          : toFile(input),
    };
  },
});
