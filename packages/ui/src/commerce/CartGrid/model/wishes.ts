import type { QuantityWish } from '../types.ts';
import { type NumberSigns, readUnits } from './number.ts';
import { cellAt, type Matrix } from './quantities.ts';
import { isSingle, type Place, placesOf, type Range } from './selection.ts';

const wishAt = (matrix: Matrix, place: Place, quantity: number | undefined): QuantityWish[] => {
  const cell = cellAt(matrix, place);
  return cell && quantity !== undefined ? [{ itemId: cell.itemId, quantity }] : [];
};

/** Delete, and the second half of a cut. */
export const clearing = (matrix: Matrix, range: Range): QuantityWish[] =>
  placesOf(range).flatMap((place) => wishAt(matrix, place, 0));

/** Ctrl+D: the first row of the range runs down; a single cell takes from the one above. */
export const fillingDown = (matrix: Matrix, range: Range): QuantityWish[] => {
  const source = isSingle(range) ? Math.max(0, range.top - 1) : range.top;
  return placesOf(range).flatMap((place) => wishAt(matrix, place, cellAt(matrix, { ...place, row: source })?.quantity));
};

/** Ctrl+R: the first column of the range runs on; a single cell takes from the one before it. */
export const fillingRight = (matrix: Matrix, range: Range): QuantityWish[] => {
  const source = isSingle(range) ? Math.max(0, range.start - 1) : range.start;
  return placesOf(range).flatMap((place) =>
    wishAt(matrix, place, cellAt(matrix, { ...place, column: source })?.quantity),
  );
};

/** The size run of one colour, for all colours. */
export const applyingRun = (matrix: Matrix, source: number): QuantityWish[] =>
  matrix.flatMap((row, at) =>
    at === source
      ? []
      : row.flatMap((_, column) =>
          wishAt(matrix, { row: at, column }, cellAt(matrix, { row: source, column })?.quantity),
        ),
  );

/** The rectangle to copy out; null where there is no cell. */
export const unitsIn = (matrix: Matrix, { top, bottom, start, end }: Range): (number | null)[][] =>
  matrix.slice(top, bottom + 1).map((row) => row.slice(start, end + 1).map((cell) => cell?.quantity ?? null));

export interface Pasted {
  wishes: QuantityWish[];
  /** Cells that held something other than a number and were left alone. */
  unread: number;
  /** Numbers that fell outside the grid or on a size that is not made. */
  outside: number;
  /** What the block came to cover. */
  range: Range;
}

const spread = (block: readonly (readonly string[])[], range: Range): Range => {
  if (block.length === 1 && block[0]?.length === 1) return range;
  const width = Math.max(...block.map((row) => row.length));
  return { ...range, bottom: range.top + block.length - 1, end: range.start + width - 1 };
};

/**
 * A block laid from the corner of the range; one value alone fills the range. Blanks keep what is there. One value that
 * is no number is an entry like any other and becomes 0 (V-061); inside a block it is left alone and counted.
 */
export const pasting = (
  matrix: Matrix,
  block: readonly (readonly string[])[],
  over: Range,
  signs: NumberSigns,
): Pasted => {
  const range = spread(block, over);
  const alone = block.length === 1 && block[0]?.length === 1;
  const pasted: Pasted = { wishes: [], unread: 0, outside: 0, range };
  for (const place of placesOf(range)) {
    const text = (alone ? block[0]?.[0] : block[place.row - range.top]?.[place.column - range.start])?.trim() ?? '';
    const units = readUnits(text, signs);
    const cell = cellAt(matrix, place);
    if (text === '') continue;
    if (units === null && !alone) pasted.unread += 1;
    else if (cell) pasted.wishes.push({ itemId: cell.itemId, quantity: units ?? 0 });
    else pasted.outside += 1;
  }
  return pasted;
};
