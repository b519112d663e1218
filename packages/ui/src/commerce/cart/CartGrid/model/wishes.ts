import type { QuantityWish } from '../types.ts';
import { cellAt, type Matrix } from './quantities.ts';
import { sourceOf } from '../../../../internal/grid/fill.ts';
import { isSingle, type Place, placesOf, type Range } from '../../../../internal/grid/selection.ts';

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

/** The handle: what is in the source repeats through the rest of the target. */
export const fillingFrom = (matrix: Matrix, source: Range, target: Range): QuantityWish[] =>
  placesOf(target).flatMap((place) => {
    const from = sourceOf(place, source);
    return from.row === place.row && from.column === place.column
      ? []
      : wishAt(matrix, place, cellAt(matrix, from)?.quantity);
  });
