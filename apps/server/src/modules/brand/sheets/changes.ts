import type { Format } from './formats.ts';
import type { HeadColumn } from './reader.ts';
import { longestCell } from './types.ts';
import type { Change } from './types.ts';

/** As many as the preview shows. */
const mostShown = 50;

export interface FoundChange<Value> extends Pick<Change, 'reference' | 'colour'> {
  column: HeadColumn;
  /** Undefined where the shop has nothing. */
  before: Value | undefined;
  after: Value;
  show: Format<Value>['show'];
  /** Not given where a sheet adds and never takes away, such as sizes. */
  cell?: Format<Value>['cell'];
}

/** How one value is taken back: the cell as the sheet wrote it, and the one before it. */
export interface Reversal extends Pick<Change, 'reference' | 'colour'> {
  column: HeadColumn;
  before: string | number;
  after: string | number;
}

/** Undefined where there was nothing before: a blank cell leaves a value as it is. */
const reversalOf = <Value>({ reference, colour, column, before, after, cell }: FoundChange<Value>) => {
  if (before === undefined || !cell) return undefined;
  const reversal: Reversal = { reference, colour, column, before: cell(before), after: cell(after) };
  return String(reversal.before).length <= longestCell ? reversal : undefined;
};

/** Collects what a sheet changes. It counts every value, puts the first ones into words, and keeps how to take each back if `reversible`. */
export const createChanges = (reversible = false) => {
  const shown: Change[] = [];
  const reversals: Reversal[] = [];
  let count = 0;
  let lasting = 0;
  return {
    shown,
    reversals,
    get count() {
      return count;
    },
    /** Values that cannot be taken back by a sheet. */
    get lasting() {
      return lasting;
    },
    add: <Value>(change: FoundChange<Value>): void => {
      const { reference, colour, column, before, after, show } = change;
      count += 1;
      const reversal = reversible ? reversalOf(change) : undefined;
      if (reversal) reversals.push(reversal);
      else lasting += 1;
      if (shown.length < mostShown)
        shown.push({
          reference,
          colour,
          field: column.label,
          before: before === undefined ? '' : show(before),
          after: show(after),
        });
    },
  };
};

export type Changes = ReturnType<typeof createChanges>;
