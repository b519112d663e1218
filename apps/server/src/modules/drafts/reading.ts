import { invalid } from '../../domain/refusal.ts';
import type { BuyerScope } from '../../domain/scope.ts';
import { readSheet } from '../../platform/documents/reading/readSheet.ts';
import type { SheetProblem, SheetRows } from '../../platform/documents/reading/types.ts';
import { memoryName, readMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import type { ParsedSheet } from './parse.ts';
import { texts, t } from './words.ts';

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

type Filled = Exclude<ParsedSheet, { missing: unknown }>;

export const refuseRows = (_: BuyerScope, why: string): never => {
  throw invalid({ file: [why] });
};

export const filledIn = (scope: BuyerScope, parsed: ParsedSheet, refuseAs = refuse): Filled => {
  const { language } = scope;
  if ('missing' in parsed) {
    const columns = parsed.missing.map((column) => texts[column][language]);
    throw invalid({
      columns,
      file: [`${t(language, 'invalid')} ${t(language, 'columns', { columns: columns.join(', ') })}`],
    });
  }
  const said = parsed.bad
    .slice(0, mostSaid)
    .map(({ row, size, value }) =>
      value === null ? t(language, 'formula', { row, size }) : t(language, 'notANumber', { row, size, value }),
    );
  if (said.length > 0) refuseAs(scope, said.join(' '));
  if (parsed.lines.every(({ quantities }) => quantities.length === 0)) refuseAs(scope, t(language, 'noQuantities'));
  return parsed;
};
