import type { Format } from './formats.ts';
import type { Change } from './types.ts';

/** As many as the preview shows. */
const mostShown = 50;

export interface FoundChange<Value> extends Omit<Change, 'before' | 'after'> {
  /** Undefined where the shop has nothing. */
  before: Value | undefined;
  after: Value;
  show: Format<Value>['show'];
}

/** Collects what a sheet changes. It counts every value and puts the first ones into words. */
export const createChanges = () => {
  const shown: Change[] = [];
  let count = 0;
  return {
    shown,
    get count() {
      return count;
    },
    add: <Value>({ reference, colour, field, before, after, show }: FoundChange<Value>): void => {
      count += 1;
      if (shown.length < mostShown)
        shown.push({
          reference,
          colour,
          field,
          before: before === undefined ? '' : show(before),
          after: show(after),
        });
    },
  };
};

export type Changes = ReturnType<typeof createChanges>;
