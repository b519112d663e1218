import { numberTyped } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import type { Head } from './columns.ts';
import type { Reader } from './reader.ts';
import type { LineError } from './types.ts';

/** Units of stock: what the sheet says, what of it is new to the shop, and what stays as it is. */
export interface Units {
  said: number;
  taken: number;
  same: number;
}

const sumByRow = () => {
  const sums = new Map<number, number>();
  return {
    add: (row: number, units: number | null | undefined) => sums.set(row, (sums.get(row) ?? 0) + (units ?? 0)),
    of: (row: number): number => sums.get(row) ?? 0,
  };
};

/** Counts what becomes of units while the rows are read. `gone`: rows left out because the shop no longer has them. */
export const countUnits = () => ({ taken: sumByRow(), same: sumByRow(), gone: new Set<number>() });

export type CountedUnits = ReturnType<typeof countUnits>;

/** Fractions of different size do not add up exactly. */
const noise = 1e-3;

interface Read {
  rows: SheetRows;
  head: Head;
  reader: Reader;
  errors: readonly LineError[];
}

/** The sums of a sheet. What it says is counted from its cells alone, as an order's is; a row of which something else was read is an error. */
export const accountForUnits = ({ rows, head, reader, errors }: Read, { taken, same, gone }: CountedUnits): Units => {
  const columns = reader.columns('stock');
  const wrong = new Set(errors.map(({ row }) => row));
  const sums = { said: 0, taken: 0, same: 0 };
  for (const [at, cells] of rows.entries()) {
    if (at <= head.row) continue;
    const row = at + 1;
    const said = columns.reduce((sum, column) => sum + (numberTyped(cells[column.at]) ?? 0), 0);
    const left = gone.has(row) ? said : same.of(row);
    const read = taken.of(row) + left;
    const differs = Math.abs(read - said) >= noise;
    if (columns[0] && differs && !wrong.has(row)) reader.fail(row, columns[0], 'unaccounted', { said, read });
    sums.said += said;
    sums.taken += taken.of(row);
    sums.same += left;
  }
  return sums;
};
