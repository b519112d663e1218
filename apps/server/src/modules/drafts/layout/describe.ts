import type { CallData, contract } from '@vitrine/api';
import type { SheetCell, SheetRows } from '../../../platform/documents/reading/types.ts';
import { textOf } from '../parse.ts';
import { mostSampleRows } from './guess.ts';
import type { Layout } from './types.ts';

type Columns = NonNullable<CallData<typeof contract.drafts.preImport>['layout']>['columns'];

const mostSamples = 3;
const longestText = 60;

const shown = (cell: SheetCell | undefined): string =>
  (typeof cell === 'object' && cell !== null ? `=${cell.formula}` : textOf(cell)).slice(0, longestText);

/** The columns of a sheet that hold something, with their first values, for somebody to say what they are. */
export const describeColumns = (rows: SheetRows, { head, uses }: Layout): Columns => {
  const body = rows.slice(head + 1, head + 1 + mostSampleRows);
  const width = Math.max(0, ...[rows[head] ?? [], ...body].map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => ({
    column,
    name: shown(rows[head]?.[column]),
    samples: [...new Set(body.map((cells) => shown(cells[column])).filter(Boolean))].slice(0, mostSamples),
    use: uses[column] ?? ('none' as const),
  })).filter(({ name, samples }) => name !== '' || samples.length > 0);
};
