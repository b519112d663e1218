import { folded, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import type { Sheet } from '../../../platform/documents/xlsx/types.ts';
import type { EditableSheet } from './types.ts';

/** The name of the hidden sheet, the same in every language. */
export const memoryName = 'Exported';

/** What a cart held when it was exported. */
export interface Memory {
  cart: number;
  quantityOf: (variationId: number, size: string) => number | null;
  noteOf: (variationId: number) => string | null;
}

/** A hidden sheet with the cart's id, then for each variation its note and quantities as exported. */
export const memorySheet = (
  { lines }: Pick<EditableSheet, 'lines'>,
  { cart, sizes }: { cart: number; sizes: readonly string[] },
): Sheet => ({
  name: memoryName,
  isHidden: true,
  isProtected: true,
  columns: [],
  rows: [
    [{ value: cart }, undefined, ...sizes.map((value) => ({ value }))],
    ...lines.map((line) => [
      { value: line.variationId },
      { value: line.note },
      ...sizes.map((size) => ({ value: line.sizes[size]?.quantity ?? null })),
    ]),
  ],
});

/**
 * Reads the hidden sheet. It needs no signature: cells that it calls unchanged stay as the maker's own cart has them, so a forged one changes
 * less, never more.
 */
export const readMemory = ([head = [], ...rows]: SheetRows): Memory | null => {
  const [cart] = head;
  if (typeof cart !== 'number') return null;
  const columns = new Map(head.slice(2).map((size, at) => [folded(textOf(size)), at + 2]));
  const byVariation = new Map(rows.map((row) => [row[0], row]));
  return {
    cart,
    quantityOf: (variationId, size) => {
      const quantity = byVariation.get(variationId)?.[columns.get(folded(size)) ?? -1];
      return typeof quantity === 'number' ? quantity : null;
    },
    noteOf: (variationId) => {
      const row = byVariation.get(variationId);
      return row ? textOf(row[1]) : null;
    },
  };
};
