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
    a.alwaysSaysLeft === b.alwaysSaysLeft &&
    a.message === b.message &&
    a.theirs === b.theirs &&
    a.sizeId === b.sizeId);

/** Made again by anyone who maps a cart, and still the same colour with the same quantities. */
const sameRow = (a: CartGridRow, b: CartGridRow): boolean =>
  a === b ||
  (a.id === b.id &&
    a.label === b.label &&
    a.code === b.code &&
    a.swatch.color === b.swatch.color &&
    a.swatch.extraColor === b.swatch.extraColor &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => sameCell(cell, b.cells[at] ?? null)));

type Measures<Props> = { [Key in keyof Props]?: (one: Props[Key], other: Props[Key]) => boolean };

/** Every property the same, some of them by a measure of their own. */
const sameBy =
  <Props extends object>(measures: Measures<Props>) =>
  <All extends Props>(a: All, b: All): boolean =>
    (Object.keys(a) as (keyof All)[]).every((name) =>
      name in measures
        ? measures[name as keyof Props]?.(a[name as keyof Props], b[name as keyof Props])
        : Object.is(a[name], b[name]),
    );

const sameList =
  <Value>(same: (one: Value, other: Value) => boolean) =>
  (a: readonly Value[], b: readonly Value[]): boolean =>
    a.length === b.length && a.every((value, at) => same(value, b[at] as Value));

export const sameCellProps = sameBy<{ cell: CartGridCell | null }>({ cell: sameCell });
export const sameRowProps = sameBy<{ row: CartGridRow }>({ row: sameRow });
export const sameGroupProps = sameBy<{ rows: readonly CartGridRow[]; totals: readonly number[] }>({
  rows: sameList(sameRow),
  totals: sameList(Object.is),
});
