import { parse } from 'node:path';
import type { SheetReport } from '@vitrine/api';
import { isUniqueViolation } from '../../../db/errors.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { asSeller, inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { readSheet } from '../../../platform/documents/reading/readSheet.ts';
import type { Files } from '../../../platform/files/files.ts';
import { requireRight } from '../../../platform/brandRight.ts';
import { sayProblem } from '../../../platform/documents/reading/refusals.ts';
import { writeReasonSheet } from '../../../platform/documents/xlsx/reasons.ts';
import { xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { textOf } from '../../../platform/documents/reading/cells.ts';
import type { Sender } from '../../../platform/processes/uploadWork.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobFile } from '../../../platform/jobs/job.ts';
import { recordOwnChange } from '../service.ts';
import { describeColumns } from '../../../platform/documents/layouts/describe.ts';
import { keepLayout } from '../../../platform/documents/layouts/remembered.ts';
import { compareSheet } from './compareSheet.ts';
import type { Compared, Sheet } from './compareSheet.ts';
import { layoutsOf } from './layout/layoutOf.ts';
import type { Said } from './layout/layoutOf.ts';
import { offeredUses } from './layout/uses.ts';
import { memoryName, memorySheet } from './memory.ts';
import { longestCell } from './types.ts';
import { notesOf } from './notes.ts';
import { writeReversal } from './reversal.ts';
import { withSeen } from './seen.ts';
import { t } from './words.ts';
import { writePlan } from './write.ts';

const mostLines = 20_000;
const headRows = 30;
const mostSaid = 200;
/** A job waits longer for its turn than somebody before a screen. */
const patience = 600_000;
/** 20,000 lines take two seconds; a busy server gets more. */
const milliseconds = 60_000;

export interface ImportInput {
  key: string;
  name: string;
  type: string;
  /** False: check alone, nothing is written. */
  apply: boolean;
  /** What the columns hold, if somebody said so. */
  said?: Said | undefined;
  /** The sheet of the file that somebody has chosen. */
  sheet?: string | undefined;
  /** The import that the sheet takes back. */
  undoes?: Undoes | undefined;
}

interface Undoes {
  /** Its job. */
  id: number;
  /** The name of its file. */
  file: string;
  /** How many of its values cannot be taken back. */
  stays: number;
}

const readRows = async (
  { language, signal }: Sender,
  files: Files,
  { key, name, type, said, sheet, undoes }: ImportInput,
): Promise<Sheet> => {
  const content = await files.get(key);
  if (!content) throw new Refusal(404, t(language, 'gone'));
  const file = new File([new Uint8Array(content)], name, { type });
  const result = await readSheet({ language, signal }, file, {
    patience,
    milliseconds,
    rows: mostLines + headRows,
    characters: longestCell,
    csv: true,
    hidden: memoryName,
    sheet,
  });
  if ('problem' in result) {
    const { problem, at } = result;
    // The ending was looked at before the job began.
    throw new Refusal(
      422,
      problem === 'extension'
        ? t(language, problem)
        : sayProblem(language, problem, { rows: mostLines, most: longestCell, ...at }),
    );
  }
  const { rows, hidden, outOfSight, others, encoding, unsure } = result;
  return {
    rows,
    hidden,
    unsure,
    unseen: { outOfSight, others: unsure.length > 0 ? [] : others, encoding },
    said,
    undoes: undoes !== undefined,
  };
};

/** How much is done before the first and after the last value is written. */
const beforeWriting = 0.6;
const afterWriting = 0.98;

type Report = (progress: number) => Promise<void>;

const applyRows = (scope: SellerScope, sheet: Sheet, { undoes }: ImportInput, report: Report): Promise<Compared> =>
  inTransaction(scope, async (tx) => {
    // The check found nothing wrong: the catalogue has changed since.
    const plan = await compareSheet(tx, sheet, true);
    if (plan.errors.length > 0 || plan.layout?.state === 'asked' || sheet.unsure.length > 0)
      throw new Refusal(409, t(tx.language, 'changedMeanwhile'));
    await report(beforeWriting);
    await writePlan(tx, plan.products, (written) => report(beforeWriting + (afterWriting - beforeWriting) * written));
    await recordOwnChange(tx, {
      action: undoes ? 'catalogue.undo_import' : 'catalogue.import',
      subject: { id: null, name: undoes?.file ?? '' },
      after: plan.summary,
    });
    return plan;
  }).catch((error: unknown) => {
    // Somebody took a reference at the same moment.
    if (isUniqueViolation(error)) throw new Refusal(409, t(scope.language, 'changedMeanwhile'));
    throw error;
  });

/** What somebody said of the columns is remembered if it finds a product, or if all of it is right: a slip is not. */
const keepSaid = (scope: SellerScope, { rows }: Sheet, plan: Compared): Promise<number | null> =>
  inTransaction(scope, async (tx) => {
    const { layout, found, errors } = plan;
    if (layout?.state !== 'chosen' || (found === 0 && errors.length > 0)) return null;
    const id = await keepLayout(layoutsOf(tx), rows, layout);
    if (id === null) return null;
    const names = (rows[layout.head] ?? []).map(textOf);
    const name = names.filter(Boolean).join(', ').slice(0, 200).toWellFormed();
    const words = new Map(offeredUses(tx.language, plan.lists).map(({ use, label }) => [use, label]));
    const columns = layout.uses.flatMap((use, at) => (words.has(use) ? [`${names[at]}: ${words.get(use)}`] : []));
    await recordOwnChange(tx, { action: 'catalogue.columns', subject: { id, name }, after: { columns } });
    return id;
  });

type Layout = NonNullable<SheetReport['layout']>;

const describe = ({ language }: SellerScope, { rows }: Sheet, plan: Compared, kept: number | null): Layout | null => {
  const { layout, lists } = plan;
  return (
    layout && {
      id: kept ?? layout.id,
      state: kept !== null ? 'kept' : layout.state === 'chosen' ? 'read' : layout.state,
      head: layout.head,
      columns: describeColumns(rows, layout),
      uses: offeredUses(language, lists),
      problem: layout.problem,
    }
  );
};

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

/** A sheet that takes back what was written, if anything can be. */
const keepReversal = async (
  scope: SellerScope,
  { files, key, input, plan }: Pick<Refused, 'files' | 'key' | 'input' | 'plan'>,
): Promise<JobFile | undefined> => {
  const title = t(scope.language, 'undoName', { name: parse(input.name).name });
  const content = await writeReversal(scope, plan, title);
  if (!content) return undefined;
  await files.put(key, content, xlsxType);
  return { key, name: `${title}.xlsx`, type: xlsxType };
};

/** What a job leaves to go on with: a sheet to write or to correct, or one that takes back what was written. */
const keepFile = (scope: SellerScope, of: Refused): Promise<JobFile | undefined> => {
  if (of.plan.errors.length > 0) return keepReasons(scope, of);
  return of.input.apply ? keepReversal(scope, of) : Promise.resolve(toFile(of.input));
};

/** Checks a spreadsheet of the catalogue, or writes it: all of it, or nothing. */
export const importCatalogue = defineJob<ImportInput>({
  name: 'catalogue-import',
  attempts: 2,
  run: async ({ scope: member, files, fileKey, report, reportWithin, signal }, input) => {
    const scope = asSeller(member);
    // The right may have been taken away since the job was started.
    requireRight(scope, 'owner');
    await report(0.1);
    const sheet = await readRows({ language: scope.language, signal }, files, input);
    await report(0.4);
    const plan = input.apply ? await applyRows(scope, sheet, input, reportWithin) : await compareSheet(scope, sheet);
    const kept = input.apply ? null : await keepSaid(scope, sheet, plan);
    const { summary, units, errors, changes, memory, isUnfamiliar } = plan;
    // Kept with the job, and removed with it.
    const file = await keepFile(scope, { files, key: fileKey('xlsx'), input, sheet, plan });
    return {
      data: {
        applied: input.apply,
        summary,
        units,
        notes: notesOf(scope, sheet, plan),
        remembers_download: memory !== null,
        mostly_unknown: isUnfamiliar,
        changes: changes.shown,
        change_count: changes.count,
        errors: errors.slice(0, mostSaid),
        error_count: errors.length,
        layout: describe(scope, sheet, plan, kept),
        sheets: sheet.unsure,
        sheet: input.sheet ?? null,
        stays: changes.lasting,
        undo: input.undoes
          ? { ...input.undoes, kept: plan.kept.slice(0, mostSaid), kept_count: plan.kept.length }
          : null,
      },
      ...(file && { file }),
    };
  },
});
