import { parse } from 'node:path';
import { folded } from '../../drafts/parse.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { asSeller, inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { readSheet } from '../../../platform/documents/reading/readSheet.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import type { Files } from '../../../platform/files/files.ts';
import { requireRight } from '../../../platform/brandRight.ts';
import { writeReasonSheet } from '../../../platform/documents/xlsx/reasons.ts';
import { xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobFile } from '../../../platform/jobs/job.ts';
import { recordOwnChange } from '../../brandOffice/service.ts';
import { brandIn, findHead, priceColumnsWithoutList, textOf } from './columns.ts';
import { planSheet } from './plan.ts';
import type { Plan } from './plan.ts';
import { findKnown, findProducts, holdProducts } from './read.ts';
import { texts, t } from './words.ts';
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

const readRows = async (
  { language }: SellerScope,
  files: Files,
  { key, name, type }: ImportInput,
): Promise<SheetRows> => {
  const content = await files.get(key);
  if (!content) throw new Refusal(404, t(language, 'gone'));
  const file = new File([new Uint8Array(content)], name, { type });
  const result = await readSheet(file, { rows: mostLines + headRows, csv: true });
  if ('problem' in result) throw new Refusal(422, t(language, result.problem, { rows: mostLines }));
  return result.rows;
};

/** Compares the rows with the catalogue of now; holds their products until the transaction ends if `hold`. */
const planRows = async (scope: SellerScope, rows: SheetRows, hold = false): Promise<Plan> => {
  const { language } = scope;
  const known = await findKnown(scope);
  const brand = brandIn(rows);
  if (brand !== undefined && folded(brand) !== folded(known.brand))
    throw new Refusal(422, t(language, 'otherBrand', { brand }));
  const head = findHead(rows, known.lists);
  if ('missing' in head) {
    const columns = head.missing.map((column) => texts[column][language]).join(', ');
    throw new Refusal(422, t(language, 'columns', { columns }));
  }
  const unknown = priceColumnsWithoutList(rows[head.row] ?? [], known.lists);
  if (unknown.length > 0) {
    const lists = known.lists.map(({ name }) => name).join(', ');
    const reason = lists === '' ? 'noPriceList' : 'otherPriceList';
    throw new Refusal(422, t(language, reason, { columns: unknown.join(', '), lists }));
  }
  const at = head.columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  const references = [...new Set(rows.slice(head.row + 1).map((cells) => textOf(cells[at])))];
  if (hold) await holdProducts(scope, references);
  const plan = planSheet(rows, head, { ...known, products: await findProducts(scope, references) }, language);
  if (plan.summary.lines === 0) throw new Refusal(422, t(language, 'noRows'));
  return plan;
};

const applyRows = (scope: SellerScope, rows: SheetRows): Promise<Plan> =>
  inTransaction(scope, async (tx) => {
    // The catalogue may have changed since the check.
    const plan = await planRows(tx, rows, true);
    if (plan.errors.length > 0) throw new Refusal(422, t(tx.language, 'hasErrors'));
    await writePlan(tx, plan.products);
    await recordOwnChange(tx, { action: 'catalogue.import', subject: { id: null, name: '' }, after: plan.summary });
    return plan;
  }).catch((error: unknown) => {
    // Somebody took a reference at the same moment.
    if (isUniqueViolation(error)) throw new Refusal(409, t(scope.language, 'hasErrors'));
    throw error;
  });

const toFile = ({ key, name, type }: ImportInput): JobFile => ({ key, name, type });

interface Refused {
  files: Files;
  key: string;
  input: ImportInput;
  rows: SheetRows;
  plan: Plan;
}

/** The sheet as it came, with a column of reasons (D-095). */
const keepReasons = async ({ account, language }: SellerScope, refused: Refused): Promise<JobFile> => {
  const { files, key, input, rows, plan } = refused;
  const title = t(language, 'reasonsName', { name: parse(input.name).name });
  const content = await writeReasonSheet({
    account,
    title,
    sheet: t(language, 'title'),
    rows,
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
    const rows = await readRows(scope, files, input);
    await report(0.5);
    const plan = input.apply ? await applyRows(scope, rows) : await planRows(scope, rows);
    const { summary, errors, changes } = plan;
    return {
      data: {
        applied: input.apply,
        summary,
        changes: changes.shown,
        change_count: changes.count,
        errors: errors.slice(0, mostSaid),
        error_count: errors.length,
      },
      // Kept with the job, and removed with it. A file that cannot be applied is replaced by the one that says why.
      file:
        errors.length > 0
          ? await keepReasons(scope, { files, key: fileKey('xlsx'), input, rows, plan })
          : toFile(input),
    };
  },
});
