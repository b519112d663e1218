import { numberTyped } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import type { Matched } from './match.ts';
import type { FilledSheet } from './types.ts';

/** Why units of a row are not ordered. */
export type LeftWhy = 'total' | 'head' | 'unread' | 'notFound' | 'stock';

/** What the quantities of a sheet add up to, and where they go: `said` is `taken` and all that is `left`. */
export interface Account {
  said: number;
  taken: number;
  left: { row: number; units: number; why: LeftWhy }[];
}

/** What each row below the head says, whatever became of it. It is counted from the cells alone: what reads them must come to the same. */
const saidIn = (rows: SheetRows, head: number, columns: readonly number[]): Map<number, number> =>
  new Map(
    rows.slice(head + 1).flatMap((cells, index) => {
      const units = columns.reduce((sum, column) => sum + (numberTyped(cells[column]) ?? 0), 0);
      return units === 0 ? [] : [[head + index + 2, units] as const];
    }),
  );

/** Fractions of different size do not add up exactly. */
const noise = 1e-3;

const whyLeft = (row: number, { aside, unread }: FilledSheet, matched: Matched | null): LeftWhy | undefined => {
  const is = (one: { row: number }): boolean => one.row === row;
  const told = aside.find(is);
  if (told) return told.why;
  if ([...unread, ...(matched?.misnamed ?? [])].some(is)) return 'unread';
  if (!matched) return undefined;
  const { productsNotFound, variationsNotFound, withoutSizes } = matched;
  return [...productsNotFound, ...variationsNotFound, ...withoutSizes].some(is) ? 'notFound' : undefined;
};

/** Accounts for every number of the sheet. Units that no list names are in none: then the sums differ. */
export const accountOf = (rows: SheetRows, head: number, sheet: FilledSheet, matched: Matched | null): Account => {
  const said = saidIn(rows, head, sheet.columns);
  const lowered = (matched?.reduced ?? []).map(({ row, quantity, available }) => ({
    row,
    units: Number(quantity) - available,
    why: 'stock' as const,
  }));
  const left = [...said].flatMap(([row, units]) => {
    const rest = units - (matched?.taken.get(row) ?? 0);
    const why = Math.abs(rest) < noise ? undefined : whyLeft(row, sheet, matched);
    return why ? [{ row, units: rest, why }] : [];
  });
  const taken = [...(matched?.taken.values() ?? [])].reduce((sum, units) => sum + units, 0);
  const fewer = lowered.reduce((sum, { units }) => sum + units, 0);
  return {
    said: [...said.values()].reduce((sum, units) => sum + units, 0),
    taken: taken - fewer,
    left: [...left, ...lowered],
  };
};

/** Whether every unit is taken or named. */
export const isAccounted = ({ said, taken, left }: Account): boolean =>
  Math.abs(said - taken - left.reduce((sum, { units }) => sum + units, 0)) < noise;
