import { invalid } from '../../domain/refusal.ts';
import type { BuyerScope } from '../../domain/scope.ts';
import { readSheet } from '../../platform/documents/reading/readSheet.ts';
import type { SheetProblem, SheetRows } from '../../platform/documents/reading/types.ts';
import { memoryName, readMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import type { FilledSheet } from './parse.ts';
import { t } from './words.ts';

/** D-095: rows of the sheet, with those of its head. */
export const mostRows = 5000;
const mostSaid = 5;

export const refuse = (scope: BuyerScope, why: string): never => {
  throw invalid({ file: [`${t(scope.language, 'invalid')} ${why}`] });
};

const refuseProblem = (scope: BuyerScope, problem: SheetProblem): never => {
  const { language } = scope;
  if (problem === 'extension' || problem === 'invalid') throw invalid({ file: [t(language, problem)] });
  return refuse(scope, t(language, problem, { rows: mostRows }));
};

export const readFile = async (scope: BuyerScope, file: File): Promise<{ rows: SheetRows; memory: Memory | null }> => {
  const result = await readSheet(file, { rows: mostRows, hidden: memoryName });
  if ('problem' in result) return refuseProblem(scope, result.problem);
  return { rows: result.rows, memory: readMemory(result.hidden) };
};

/** Why the rows of a sheet cannot be taken; null if they can. */
export const problemOf = ({ language }: BuyerScope, { lines, bad }: FilledSheet): string | null => {
  const said = bad
    .slice(0, mostSaid)
    .map(({ row, size, value }) =>
      value === null
        ? t(language, size === '' ? 'formulaOfRow' : 'formula', { row, size })
        : t(language, size === '' ? 'notANumberOfRow' : 'notANumber', { row, size, value }),
    );
  if (said.length > 0) return said.join(' ');
  return lines.every(({ quantities }) => quantities.length === 0) ? t(language, 'noQuantities') : null;
};

export const refuseRows = (why: string): never => {
  throw invalid({ file: [why] });
};
