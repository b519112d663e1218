import type { SellerScope } from '../../../domain/scope.ts';
import { notesIn } from '../../../platform/documents/reading/notes.ts';
import type { Compared, Sheet } from './compareSheet.ts';

/** What was read of a sheet that its author may not expect, and what was not. */
export const notesOf = ({ language }: SellerScope, { unseen }: Sheet, { head, columns, sums }: Compared): string[] => {
  const { outOfSight, others, encoding } = unseen;
  return notesIn(language, {
    rows: columns.length === 0 ? [] : outOfSight.rows.filter((row) => row > head + 1 && !sums.includes(row)),
    columns: columns.filter(({ at }) => outOfSight.columns.includes(at)).map(({ label }) => label),
    others,
    sums,
    encoding,
  });
};
