import { isSumRow, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetCell, SheetRows } from '../../../platform/documents/reading/types.ts';
import type { FilledSheet } from '../parse.ts';
import { readQuantities, tellNameless, type Entry, type Unread } from '../unread.ts';
import { sizeNameOf } from './columnNames.ts';
import type { Layout, Use } from './types.ts';

const count = (uses: readonly Use[], wanted: Use): number => uses.filter((use) => use === wanted).length;

/** One column of references and of quantities, or the quantities of each size in a column. Colour and size may be missing where a product has just one. */
export const isReadable = (uses: readonly Use[]): boolean => {
  const [quantity, sizes] = [count(uses, 'quantity'), count(uses, 'size_quantity')];
  const isOnce = count(uses, 'reference') === 1 && count(uses, 'colour') <= 1;
  return isOnce && (sizes > 0 ? quantity + count(uses, 'size') === 0 : quantity === 1 && count(uses, 'size') <= 1);
};

/** Whether nothing is left to ask. */
export const isComplete = (uses: readonly Use[]): boolean =>
  isReadable(uses) && uses.includes('colour') && (uses.includes('size') || uses.includes('size_quantity'));

const entriesOf = (cells: readonly SheetCell[], names: readonly string[], uses: readonly Use[]): Entry[] => {
  const quantity = uses.indexOf('quantity');
  if (quantity !== -1) return [{ size: textOf(cells[uses.indexOf('size')]), column: quantity, cell: cells[quantity] }];
  return uses.flatMap((use, column) =>
    use === 'size_quantity' ? [{ size: sizeNameOf(names[column] ?? ''), column, cell: cells[column] }] : [],
  );
};

/** The product that the rows below without a reference belong to. */
interface Above {
  reference: string;
  colour: string;
}

/** The product of a row; undefined where that cannot be told. Blank rows and sums end what belongs to the one above. */
const productOf = (row: { reference: string; colour: string; size: string }, above: Above | undefined) => {
  const { reference, colour, size } = row;
  if (reference !== '') return { reference, colour };
  return above && (colour !== '' || size !== '') ? { ...above, colour: colour || above.colour } : undefined;
};

/**
 * Reads a sheet or pasted rows whose columns are known. A reference may be in the first row of a product alone: the rows below it that have a
 * colour or a size belong to it, up to a blank row or a sum.
 */
export const readLayout = (rows: SheetRows, { head, uses }: Layout): FilledSheet => {
  const names = (rows[head] ?? []).map(textOf);
  const column = uses.indexOf('reference');
  const unread: Unread[] = [];
  let above: Above | undefined;
  const lines = rows.slice(head + 1).flatMap((cells, index) => {
    const text = (use: Use): string => textOf(cells[uses.indexOf(use)]);
    const [row, reference, colour] = [head + index + 2, text('reference'), text('colour')];
    const isFormula = typeof cells[column] === 'object' && cells[column] !== null;
    const isTotal = isSumRow(cells, column);
    if (isTotal || isFormula || cells.every((cell) => textOf(cell) === '')) above = undefined;
    if (isTotal) return [];
    const entries = entriesOf(cells, names, uses);
    const product = productOf({ reference, colour, size: text('size') }, above);
    if (!product) {
      const isProduct = colour !== '' || text('size') !== '';
      const place = { row, product: '', variation: colour };
      tellNameless({ ...place, entries, reference: cells[column], column, isProduct }, unread);
      return [];
    }
    above = product;
    const place = { row, product: product.reference, variation: product.colour };
    return { row, code: null, ...product, quantities: readQuantities(entries, place, unread), note: null };
  });
  return { pricelist: null, lines, unread };
};
