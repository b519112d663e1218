import { gtinProblem } from '@vitrine/api/rules';
import { namedUse, sizeNameOf } from '../../../../platform/documents/layouts/columnNames.ts';
import { isBlank, isSumRow, textOf } from '../../../../platform/documents/reading/cells.ts';
import { gtinIn } from '../../../../platform/documents/reading/gtinIn.ts';
import type { SheetCell, SheetRows } from '../../../../platform/documents/reading/types.ts';
import type { AsideRow, FilledSheet, Unread } from '../types.ts';
import { isOrdered, readQuantities, tellRow, unreadableName, type Entry } from '../unread.ts';
import type { ListLayout, ListUse, Use } from './types.ts';

const count = (uses: readonly Use[], wanted: Use): number => uses.filter((use) => use === wanted).length;

/**
 * One column of references or GTINs and one of quantities, or the quantities of each size in a column. Colour and size may be missing where a
 * product has just one, and beside a GTIN, which names them.
 */
export const isReadable = (uses: readonly Use[]): boolean => {
  const [quantity, sizes] = [count(uses, 'quantity'), count(uses, 'size_quantity')];
  const [references, gtins] = [count(uses, 'reference'), count(uses, 'gtin')];
  const isNamed = references + gtins > 0 && references <= 1 && gtins <= 1 && count(uses, 'colour') <= 1;
  const isAcross = references === 1 && quantity + gtins + count(uses, 'size') === 0;
  return isNamed && (sizes > 0 ? isAcross : quantity === 1 && count(uses, 'size') <= 1);
};

/** Whether nothing is left to ask. */
export const isComplete = (uses: readonly Use[]): boolean =>
  isReadable(uses) &&
  (uses.includes('gtin') || (uses.includes('colour') && (uses.includes('size') || uses.includes('size_quantity'))));

const entriesOf = (cells: readonly SheetCell[], names: readonly string[], uses: readonly ListUse[]): Entry[] => {
  const quantity = uses.indexOf('quantity');
  if (quantity !== -1) return [{ size: textOf(cells[uses.indexOf('size')]), column: quantity, cell: cells[quantity] }];
  return uses.flatMap((use, column) =>
    use === 'size_quantity' ? [{ size: sizeNameOf(names[column] ?? ''), column, cell: cells[column] }] : [],
  );
};

/** What a row says it is of. */
interface Named {
  reference: string;
  colour: string;
  size: string;
  code: number | null;
  gtin: string;
}

/** The product that the rows below without a reference belong to. */
type Above = Pick<Named, 'reference' | 'colour'>;

/** The product of a row; undefined where that cannot be told. Blank rows and sums end what belongs to the one above. */
const productOf = ({ reference, colour, size, code, gtin }: Named, above: Above | undefined): Above | undefined => {
  if (reference !== '' || code !== null || gtin !== '') return { reference, colour };
  return above && (colour !== '' || size !== '') ? { ...above, colour: colour || above.colour } : undefined;
};

const codeIn = (text: string): number | null => {
  const code = Number(text);
  return Number.isSafeInteger(code) && code > 0 ? code : null;
};

const isHeadAgain = (cells: readonly SheetCell[], uses: readonly ListUse[]): boolean =>
  (['reference', 'gtin'] as const).some((use) => namedUse(textOf(cells[uses.indexOf(use)]))?.use === use);

const told = new Set<ListUse>(['gtin', 'reference', 'colour', 'size', 'quantity', 'size_quantity']);

/** Whether each column that is named again still holds what it held above. */
const holdsTheSame = (cells: readonly SheetCell[], uses: readonly ListUse[]): boolean =>
  uses.every((use, column) => {
    const named = namedUse(textOf(cells[column]))?.use;
    return !told.has(use) || named === undefined || named === use;
  });

/** Columns that say what a row is of, and what is written beside it. */
const naming = ['code', 'gtin', 'reference', 'colour', 'size', 'note'] as const;

/**
 * Reads a sheet or pasted rows whose columns are known (D-091). A reference may be in the first row of a product alone: the rows below it that have a
 * colour or a size belong to it, up to a blank row or a sum. A row that names the columns again begins other sizes. In our own list, a row whose
 * reference was cleared is told by its code.
 */
export const readLayout = (rows: SheetRows, { head, uses }: ListLayout): FilledSheet => {
  const column = uses.indexOf(uses.includes('reference') ? 'reference' : 'gtin');
  const unread: Unread[] = [];
  const aside: AsideRow[] = [];
  let names = (rows[head] ?? []).map(textOf);
  let above: Above | undefined;
  const lines = rows.slice(head + 1).flatMap((cells, index) => {
    const text = (use: ListUse): string => textOf(cells[uses.indexOf(use)]);
    const row = head + index + 2;
    const named = {
      reference: text('reference'),
      colour: text('colour'),
      size: text('size'),
      code: codeIn(text('code')),
      gtin: gtinIn(cells[uses.indexOf('gtin')]),
    };
    const entries = entriesOf(cells, names, uses);
    const tell = (problem: Pick<Unread, 'column' | 'why'> & { cell?: SheetCell | undefined }): [] => {
      const product = named.reference || text('product') || named.gtin;
      const isProduct = product !== '' || named.colour !== '' || named.size !== '' || named.code !== null;
      const isTold = problem.why === 'otherHead' || isOrdered(entries, isProduct);
      if (isTold) tellRow({ row, product, variation: named.colour, entries, ...problem }, unread);
      return [];
    };
    const isTotal = isSumRow(cells, column);
    const isHead = !isTotal && isHeadAgain(cells, uses);
    const unreadable = unreadableName(
      cells,
      naming.map((use) => uses.indexOf(use)),
    );
    if (isTotal || isHead || unreadable || cells.every(isBlank)) above = undefined;
    if (isHead && !holdsTheSame(cells, uses)) return tell({ column, why: 'otherHead' });
    if (isHead) names = cells.map(textOf);
    if (isHead || isTotal) {
      aside.push({ row, why: isHead ? 'head' : 'total' });
      return [];
    }
    if (unreadable) return tell(unreadable);
    if (named.gtin !== '' && gtinProblem(named.gtin)) {
      const at = uses.indexOf('gtin');
      return tell({ column: at, cell: cells[at], why: 'wrongGtin' });
    }
    const product = productOf(named, above);
    if (!product) return tell({ column, why: 'noReference' });
    if (product.reference !== '') above = product;
    const place = { row, product: product.reference || text('product') || named.gtin, variation: product.colour };
    const note = uses.includes('note') ? text('note') : null;
    return {
      row,
      code: named.code,
      gtin: named.gtin,
      ...product,
      quantities: readQuantities(entries, place, unread),
      note,
    };
  });
  const columns = uses.flatMap((use, at) => (use === 'quantity' || use === 'size_quantity' ? [at] : []));
  return { lines, unread, aside, columns };
};
