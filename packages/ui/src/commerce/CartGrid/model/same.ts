import type { CartGridCell, CartGridRow } from '../types.ts';

/** Field by field, for it is asked of every cell at every change. */
const sameCell = (a: CartGridCell | null, b: CartGridCell | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.itemId === b.itemId &&
    a.quantity === b.quantity &&
    a.state === b.state &&
    a.stock === b.stock &&
    a.message === b.message &&
    a.sizeId === b.sizeId);

/** Made anew by whoever maps a cart, and still the same colour with the same quantities. */
const sameRow = (a: CartGridRow, b: CartGridRow): boolean =>
  a === b ||
  (a.id === b.id &&
    a.label === b.label &&
    a.code === b.code &&
    a.swatch.color === b.swatch.color &&
    a.swatch.extraColor === b.swatch.extraColor &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => sameCell(cell, b.cells[at] ?? null)));

/** Every property the same, the one named `key` by its own measure. */
const sameBut = <Props extends object, Key extends keyof Props & string>(
  a: Props,
  b: Props,
  key: Key,
  same: (one: Props[Key], other: Props[Key]) => boolean,
): boolean => {
  const others = (Object.keys(a) as (keyof Props & string)[]).filter((name) => name !== key);
  if (others.some((name) => !Object.is(a[name], b[name]))) return false;
  return same(a[key], b[key]);
};

export const sameRowProps = <Props extends { row: CartGridRow }>(a: Props, b: Props): boolean =>
  sameBut(a, b, 'row', sameRow);

export const sameCellProps = <Props extends { cell: CartGridCell | null }>(a: Props, b: Props): boolean =>
  sameBut(a, b, 'cell', sameCell);
