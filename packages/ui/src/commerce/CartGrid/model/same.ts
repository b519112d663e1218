import type { CartGridCell, CartGridRow } from '../types.ts';

type Measures<Thing> = { [Key in keyof Thing]?: (a: Thing[Key], b: Thing[Key]) => boolean };

/** Equal property by property; those named in `measures` by their own measure. */
const alike = <Thing extends object>(a: Thing, b: Thing, measures: Measures<Thing> = {}): boolean => {
  const keys = Object.keys(a) as (keyof Thing)[];
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.is(a[key], b[key]) || measures[key]?.(a[key], b[key]) === true)
  );
};

const sameCell = (a: CartGridCell | null, b: CartGridCell | null): boolean =>
  a === b || (a !== null && b !== null && alike(a, b));

/** Made anew by whoever maps a cart, and still the same colour with the same quantities. */
const sameRow = (a: CartGridRow, b: CartGridRow): boolean =>
  alike(a, b, {
    swatch: (one, other) => alike(one, other),
    cells: (one, other) => one.length === other.length && one.every((cell, at) => sameCell(cell, other[at] ?? null)),
  });

export const sameRowProps = <Props extends { row: CartGridRow }>(a: Props, b: Props): boolean =>
  alike<{ row: CartGridRow }>(a, b, { row: sameRow });

export const sameCellProps = <Props extends { cell: CartGridCell | null }>(a: Props, b: Props): boolean =>
  alike<{ cell: CartGridCell | null }>(a, b, { cell: sameCell });
