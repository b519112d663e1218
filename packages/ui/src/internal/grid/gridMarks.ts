import { type Place, placesOf, type Range } from './selection.ts';

interface Marks {
  /** Where Tab comes to. */
  active: HTMLElement | null;
  /** Where a drag of what is selected begins. */
  corner: HTMLElement | null;
  selected: ReadonlySet<HTMLElement>;
}

const nothing: Marks = { active: null, corner: null, selected: new Set() };

const write = (before: Marks, { active, corner, selected }: Marks): void => {
  for (const cell of before.selected) if (!selected.has(cell)) cell.setAttribute('aria-selected', 'false');
  for (const cell of selected) if (!before.selected.has(cell)) cell.setAttribute('aria-selected', 'true');
  if (before.active !== active) {
    before.active?.setAttribute('tabindex', '-1');
    active?.setAttribute('tabindex', '0');
  }
  if (before.corner !== corner) {
    before.corner?.removeAttribute('data-corner');
    corner?.setAttribute('data-corner', '');
  }
};

/** Finds the element of a cell; null where it is not drawn. */
export type FindCell = (place: Place) => HTMLElement | null;

/**
 * Writes what is active and selected into the cells themselves: React draws each of them unmarked, and none at all when an
 * arrow is pressed. `drawn` are the rows of a range that have elements.
 */
export const gridMarks = (find: FindCell, drawn: (range: Range) => readonly Range[]) => {
  let marks = nothing;
  return (active: Place, range: Range): void => {
    const cells = drawn(range).flatMap((part) => placesOf(part).map(find));
    const now = {
      active: find(active),
      corner: find({ row: range.bottom, column: range.end }),
      selected: new Set(cells.filter((cell) => cell !== null)),
    };
    write(marks, now);
    marks = now;
  };
};
