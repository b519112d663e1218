import type { OpenCart } from './openCart.ts';
import { cellOf } from './openCart.ts';
import type { DraftItem, DraftLine } from './types.ts';

/** Cells of conflicts for which a side was chosen. */
export type Choices = ReadonlyMap<string, 'cart' | 'sheet'>;

/** What a quantity of a sheet means for the open cart. In a conflict, both have changed it since the export. */
export const effectOf = ({ quantity, seen, exported, isUnchanged }: DraftItem): 'none' | 'change' | 'conflict' => {
  if (isUnchanged || quantity === seen) return 'none';
  return exported !== undefined && (seen ?? 0) !== exported ? 'conflict' : 'change';
};

const isConflict = (item: DraftItem): boolean => effectOf(item) === 'conflict';

/** What a sheet adds to the cart. What it leaves as it was exported stays as the cart has it, and so does a conflict unless the sheet is chosen. */
export const changesOf = (lines: readonly DraftLine[], cartId: number, choices: Choices): DraftLine[] =>
  lines
    .map((line) =>
      line.exportedFrom === cartId
        ? {
            ...line,
            note: line.isNoteUnchanged ? null : line.note,
            items: line.items.filter(
              (item) =>
                !item.isUnchanged &&
                (!isConflict(item) || choices.get(cellOf(line.variationId, item.sizeId)) === 'sheet'),
            ),
          }
        : line,
    )
    .filter(({ items, note }) => items.length > 0 || note !== null);

/** What a cart holds that a sheet replaces: all of the sheet, except for conflicts where the cart was chosen. */
export const replacementOf = (lines: readonly DraftLine[], choices: Choices): DraftLine[] =>
  lines.map((line) => ({
    ...line,
    items: line.items.map((item) =>
      isConflict(item) && choices.get(cellOf(line.variationId, item.sizeId)) === 'cart'
        ? { ...item, quantity: item.seen ?? 0 }
        : item,
    ),
  }));

/** Whether somebody has changed a quantity since the sheet was checked that these lines would replace. */
export const isOutdated = (lines: readonly DraftLine[], cart: OpenCart | undefined): boolean =>
  lines.some(({ variationId, items }) =>
    items.some(({ sizeId, quantity, seen }) => {
      const now = cart?.units.get(cellOf(variationId, sizeId)) ?? null;
      return seen !== undefined && now !== seen && now !== quantity;
    }),
  );
