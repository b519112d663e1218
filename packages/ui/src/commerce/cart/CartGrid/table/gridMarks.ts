import { type Place, placesOf, type Range } from '../model/selection.ts';

/** A cell's element, by its place: sizes stand above the first row, the colour's name is the first of its own. */
export const cellElement = (table: HTMLTableElement | null, { row, column }: Place): HTMLElement | null =>
  table?.rows[row + 1]?.cells[column + 1] ?? null;

/** The cell below the last or above the first row, in the grid of the next or previous product. */
export const neighbourCell = (table: HTMLTableElement | null, by: 1 | -1, column: number): HTMLElement | null => {
  const grids = [...document.querySelectorAll<HTMLTableElement>('[data-component=CartGrid] table[role=grid]')];
  const at = table ? grids.indexOf(table) : -1;
  const next = at < 0 ? undefined : grids[at + by];
  const cells = [...(next?.querySelectorAll<HTMLElement>('[data-part=cell]') ?? [])];
  const row = (by > 0 ? cells[0] : cells.at(-1))?.parentElement;
  const inRow = cells.filter(({ parentElement }) => parentElement === row);
  return inRow[Math.min(column, inRow.length - 1)] ?? null;
};

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
