import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Extent, inside, type Place, rangeOf } from './model/selection.ts';

/** An open cell. With the caret in it, arrows walk through the text instead of the grid. */
export interface Editing {
  text: string;
  caret: boolean;
}

interface View {
  active: Place;
  anchor: Place;
  editing: Editing | null;
}

const start: View = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 }, editing: null };

/** A cell's element, by its place. */
const cellElement = (table: HTMLElement | null, { row, column }: Place): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;

/** Comes into view beside the sticky edges, never under them: a focus alone would be content with a part of it. */
const focusOn = (cell: HTMLElement | null): void => {
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Which cell an element belongs to. */
export const placeOf = (target: EventTarget | null): Place | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
};

/** Which cell is active, which are selected, which is open. Focus follows at once, for the cells are always there. */
export function useGridView(table: RefObject<HTMLTableElement | null>, extent: Extent) {
  const [view, setView] = useState(start);
  /** The grid is moving the focus itself: what comes as a focus event is no news. */
  const moving = useRef(false);
  const active = inside(view.active, extent);
  const anchor = inside(view.anchor, extent);

  const show = (next: View) => {
    // Drawn before the focus moves, which asks for style and layout: so they are worked out once.
    flushSync(() => setView(next));
    if (next.editing) return;
    moving.current = true;
    // A caret left where the input was would be looked for among all cells at each move of the focus from now on.
    if (view.editing) table.current?.ownerDocument.getSelection()?.empty();
    focusOn(cellElement(table.current, next.active));
    moving.current = false;
  };

  return {
    active,
    range: rangeOf(active, anchor),
    editing: view.editing,
    go: (to: Place, extend = false) => show({ active: to, anchor: extend ? anchor : to, editing: null }),
    select: (from: Place, to: Place) => show({ active: from, anchor: to, editing: null }),
    open: (editing: Editing, at: Place = active) => show({ active: at, anchor: at, editing }),
    close: () => setView({ active, anchor, editing: null }),
    /** The buyer turned to another cell by other ways than the grid's own, as screen readers do. */
    follow: (to: Place | null) => {
      const isNews = to !== null && !moving.current && (to.row !== active.row || to.column !== active.column);
      if (isNews) setView({ active: to, anchor: to, editing: null });
    },
  };
}

export type GridView = ReturnType<typeof useGridView>;
