import { type RefObject, useState } from 'react';
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

/** Which cell is active, which are selected, which is open. Focus follows at once, for the cells are always there. */
export function useGridView(table: RefObject<HTMLTableElement | null>, extent: Extent) {
  const [view, setView] = useState(start);
  const active = inside(view.active, extent);
  const anchor = inside(view.anchor, extent);

  const show = (next: View) => {
    setView(next);
    if (!next.editing) cellElement(table.current, next.active)?.focus();
  };

  return {
    active,
    range: rangeOf(active, anchor),
    editing: view.editing,
    go: (to: Place, extend = false) => show({ active: to, anchor: extend ? anchor : to, editing: null }),
    select: (from: Place, to: Place) => show({ active: from, anchor: to, editing: null }),
    open: (editing: Editing, at: Place = active) => show({ active: at, anchor: at, editing }),
    close: () => setView({ active, anchor, editing: null }),
  };
}

export type GridView = ReturnType<typeof useGridView>;
