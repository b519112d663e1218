import { gridView } from '../../../../internal/grid/gridView.ts';
import type { Place } from '../../../../internal/grid/selection.ts';
import { keepReady, skipOffScreen } from './skipOffScreen.ts';

/** A cell's element, by its place: sizes stand above the first row, the colour's name is the first of its own. */
const cellElement = (table: HTMLTableElement | null, { row, column }: Place): HTMLElement | null =>
  table?.rows[row + 1]?.cells[column + 1] ?? null;

/** The cell below the last or above the first row, in the grid of the next or previous product. */
const neighbourCell = (table: HTMLTableElement | null, by: 1 | -1, column: number): HTMLElement | null => {
  const grids = [...document.querySelectorAll<HTMLTableElement>('[data-component=CartGrid] table[role=grid]')];
  const at = table ? grids.indexOf(table) : -1;
  const next = at < 0 ? undefined : grids[at + by];
  const cells = [...(next?.querySelectorAll<HTMLElement>('[data-part=cell]') ?? [])];
  const row = (by > 0 ? cells[0] : cells.at(-1))?.parentElement;
  const inRow = cells.filter(({ parentElement }) => parentElement === row);
  return inRow[Math.min(column, inRow.length - 1)] ?? null;
};

/** The view of a grid whose cells are all in its table. */
export const cartView = () => {
  let table: HTMLTableElement | null = null;
  const view = gridView({
    find: (place) => cellElement(table, place),
    prepare: keepReady,
    neighbour: (by, column) => neighbourCell(table, by, column),
  });
  return {
    ...view,
    /** Whose cells take the focus. */
    attach: (element: HTMLTableElement | null) => {
      table = element;
    },
    /** The scroller shows other rows than before. */
    lookAt: (scroller: HTMLElement) => {
      if (table) skipOffScreen(scroller, table, cellElement(table, view.get().active));
    },
  };
};

export type CartView = ReturnType<typeof cartView>;
