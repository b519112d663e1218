import { invalid } from '../../domain/refusal.ts';
import type { BuyerScope } from '../../domain/scope.ts';
import { readSheet } from '../../platform/documents/reading/readSheet.ts';
import { longestText } from '../../platform/documents/reading/types.ts';
import type { CellName, SheetProblem, SheetRows } from '../../platform/documents/reading/types.ts';
import { memoryName, readMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import type { FilledSheet } from './parse.ts';
import type { Unread } from './unread.ts';
import { t } from './words.ts';

/** D-095: rows of the sheet, with those of its head. */
export const mostRows = 5000;
const mostSaid = 5;

export const refuse = (scope: BuyerScope, why: string): never => {
  throw invalid({ file: [`${t(scope.language, 'invalid')} ${why}`] });
};

const refuseProblem = (scope: BuyerScope, problem: SheetProblem, at: CellName | undefined): never => {
  const { language } = scope;
  if (problem === 'extension' || problem === 'invalid') throw invalid({ file: [t(language, problem)] });
  return refuse(scope, t(language, problem, { rows: mostRows, most: longestText, ...at }));
};

export const readFile = async (scope: BuyerScope, file: File): Promise<{ rows: SheetRows; memory: Memory | null }> => {
  const result = await readSheet(scope, file, { rows: mostRows, hidden: memoryName });
  if ('problem' in result) return refuseProblem(scope, result.problem, result.at);
  return { rows: result.rows, memory: readMemory(result.hidden) };
};

const sayUnread = ({ language }: BuyerScope, { row, size, quantity: value, why }: Unread): string => {
  if (why === 'noReference') return t(language, 'noReferenceOfRow', { row });
  if (why === 'formulaReference') return t(language, 'formulaOfRow', { row });
  return t(language, size === '' ? `${why}OfRow` : why, { row, size, value });
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
