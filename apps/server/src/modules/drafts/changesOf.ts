import type { DraftLine } from './types.ts';

/** What a sheet changes in the cart it was exported from; of lines from elsewhere everything. What it leaves alone stays as the cart has it. */
export const changesOf = (lines: readonly DraftLine[], cartId: number): DraftLine[] =>
  lines
    .map((line) =>
      line.exported?.cart === cartId
        ? {
            ...line,
            items: line.items.filter(({ isUnchanged }) => !isUnchanged),
            note: line.exported.isNoteUnchanged ? null : line.note,
          }
        : line,
    )
    .filter(({ items, note }) => items.length > 0 || note !== null);
