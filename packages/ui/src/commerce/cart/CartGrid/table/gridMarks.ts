import { type Place, placesOf, type Range } from '../model/selection.ts';

/** A cell's element, by its place: sizes stand above the first row, the colour's name is the first of its own. */
export const cellElement = (table: HTMLTableElement | null, { row, column }: Place): HTMLElement | null =>
  table?.rows[row + 1]?.cells[column + 1] ?? null;

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

/**
 * Writes what is active and selected into the cells themselves: React draws each of them unmarked, and none at all when an
 * arrow is pressed.
 */
export const gridMarks = () => {
  let marks = nothing;
  return (table: HTMLTableElement | null, active: Place, range: Range): void => {
    const cells = placesOf(range).map((place) => cellElement(table, place));
    const now = {
      active: cellElement(table, active),
      corner: cells.at(-1) ?? null,
      selected: new Set(cells.filter((cell) => cell !== null)),
    };
    write(marks, now);
    marks = now;
  };
};
