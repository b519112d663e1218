import { shownIn } from '../reading/cells.ts';
import type { SheetCell, SheetRows } from '../reading/types.ts';
import { mostSampleRows } from './types.ts';
import type { Layout } from './types.ts';

/** A column with its first values, for somebody to say what it holds. */
export interface DescribedColumn<Use> {
  /** Counts from 0. */
  column: number;
  name: string;
  samples: string[];
  use: Use | 'none';
}

const mostSamples = 3;
const longestText = 60;

const shown = (cell: SheetCell | undefined): string => shownIn(cell).slice(0, longestText);

/** The columns of a sheet that hold something. */
export const describeColumns = <Use extends string>(
  rows: SheetRows,
  { head, uses }: Layout<Use>,
): DescribedColumn<Use>[] => {
  const body = rows.slice(head + 1, head + 1 + mostSampleRows);
  const width = Math.max(0, ...[rows[head] ?? [], ...body].map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => ({
    column,
    name: shown(rows[head]?.[column]),
    samples: [...new Set(body.map((cells) => shown(cells[column])).filter(Boolean))].slice(0, mostSamples),
    use: uses[column] ?? ('none' as const),
  })).filter(({ name, samples }) => name !== '' || samples.length > 0);
};
