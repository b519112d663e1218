import { invalid } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { readSheet } from '../../../platform/documents/reading/readSheet.ts';
import { adviceFor, sayProblem } from '../../../platform/documents/reading/refusals.ts';
import { rowsOfText } from '../../../platform/documents/reading/text.ts';
import { longestText } from '../../../platform/documents/reading/types.ts';
import type {
  CellName,
  OutOfSight,
  ReadSheet,
  SheetProblem,
  SheetRows,
} from '../../../platform/documents/reading/types.ts';
import { memoryName, readMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import type { FilledSheet, Unread } from './types.ts';
import { t } from './words.ts';

/** D-095: rows of the sheet, with those of its head. */
const mostRows = 5000;
const mostSaid = 5;

export const refuse = (scope: BuyerScope, why: string): never => {
  throw invalid({ file: [`${t(scope.language, 'invalid')} ${why}`] });
};

const refuseProblem = (
  scope: BuyerScope,
  { name }: File,
  { problem, at }: { problem: SheetProblem; at?: CellName },
): never => {
  const { language } = scope;
  if (problem === 'extension') throw invalid({ file: [`${t(language, 'extension')} ${adviceFor(language, name)}`] });
  return refuse(scope, sayProblem(language, problem, { rows: mostRows, most: longestText, ...at }));
};

/** What was sent, before it is known what its columns hold. */
export interface Source {
  rows: SheetRows;
  memory: Memory | null;
  outOfSight: OutOfSight;
  /** Other sheets with a table, which are not read. */
  others: ReadSheet['others'];
  /** Sheets among which the buyer has to choose; empty where it is known which one is meant. */
  unsure: ReadSheet['unsure'];
}

export const readPasted = async ({ language }: BuyerScope, pasted: File): Promise<Source> => {
  const rows = rowsOfText(await pasted.text());
  if (rows.length > mostRows) refuseRows(sayProblem(language, 'tooManyRows', { rows: mostRows }));
  return { rows, memory: null, outOfSight: { rows: [], columns: [] }, others: [], unsure: [] };
};

export const readFile = async (scope: BuyerScope, file: File, sheet: string | undefined): Promise<Source> => {
  const result = await readSheet(scope, file, { rows: mostRows, hidden: memoryName, sheet });
  if ('problem' in result) return refuseProblem(scope, file, result);
  const { rows, hidden, outOfSight, others, unsure } = result;
  return { rows, memory: readMemory(hidden), outOfSight, others, unsure };
};

const sayUnread = ({ language }: BuyerScope, { row, size, quantity: value, why }: Unread): string => {
  const place = value === '' ? 'atBlank' : size === '' ? 'atRow' : 'atSize';
  return t(language, place, { row, size, value, reason: t(language, why) });
};

/** Why the rows of a sheet cannot be taken; null if they can. The first cells that cannot be read are named. */
export const problemOf = (scope: BuyerScope, { lines, unread }: FilledSheet): string | null => {
  if (unread.length > 0)
    return unread
      .slice(0, mostSaid)
      .map((cell) => sayUnread(scope, cell))
      .join(' ');
  return lines.every(({ quantities }) => quantities.length === 0) ? t(scope.language, 'noQuantities') : null;
};

export const refuseRows = (why: string): never => {
  throw invalid({ file: [why] });
};
