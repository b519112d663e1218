import { flushSync } from 'react-dom';
import { keepReady, skipOffScreen } from './skipOffScreen.ts';
import { cellElement, gridMarks, neighbourCell } from './gridMarks.ts';
import { type Extent, inside, type Place, type Range, rangeOf } from '../model/selection.ts';

/** An open cell. With the caret in it, arrows walk through the text instead of the grid. */
export interface Editing {
  at: Place;
  text: string;
  caret: boolean;
  /** The quantity when it was opened. */
  seen: number;
}

export interface ViewState {
  active: Place;
  anchor: Place;
  range: Range;
  editing: Editing | null;
  /** The row whose size run the buyer means: the active one, but not one that Enter or Tab went on to from an entry. */
  runRow: number;
}

const stateOf = (active: Place, anchor: Place, editing: Editing | null): ViewState => ({
  active,
  anchor,
  range: rangeOf(active, anchor),
  editing,
  runRow: active.row,
});

/** Comes into view beside the sticky edges, never under them: a focus alone would be content with a part of it. */
const focusOn = (cell: HTMLElement | null): void => {
  keepReady(cell);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Which cell an element belongs to. */
export const placeOf = (target: EventTarget | null): Place | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
};

const isSame = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

/**
 * Which cell is active, which are selected, which is open. Kept outside of what React draws, for anyone who subscribes: a
 * keystroke draws nothing that does not ask for what it changed. Focus follows at once, for the cells are always there.
 */
export const gridView = () => {
  const origin = { row: 0, column: 0 };
  let state = stateOf(origin, origin, null);
  let table: HTMLTableElement | null = null;
  const mark = gridMarks();
  /** The grid is moving the focus itself: what comes as a focus event is no news. */
  let isMoving = false;
  /** Escape was pressed last: Tab leaves the grid. */
  let isReleased = false;
  const listeners = new Set<() => void>();

  const set = (active: Place, anchor: Place, editing: Editing | null) => {
    isReleased = false;
    state = stateOf(active, anchor, editing);
    mark(table, active, state.range);
    for (const listener of listeners) listener();
  };

  const show = (active: Place, anchor: Place, editing: Editing | null) => {
    // Drawn before the focus moves, which asks for style and layout: so they are worked out once.
    flushSync(() => set(active, anchor, editing));
    // An open cell takes the focus by itself.
    if (editing) return;
    isMoving = true;
    focusOn(cellElement(table, active));
    isMoving = false;
  };

  return {
    /** Whose cells take the focus. */
    attach: (element: HTMLTableElement | null) => {
      table = element;
    },
    /** Rows or sizes are others: marks go by places, not by what stands there. */
    remark: () => mark(table, state.active, state.range),
    /** The scroller shows other rows than before. */
    lookAt: (scroller: HTMLElement) => {
      if (table) skipOffScreen(scroller, table, cellElement(table, state.active));
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    go: (to: Place, extend = false) => show(to, extend ? state.anchor : to, null),
    /** Goes on into the grid of the next or previous product; false if there is none. */
    leave: (by: 1 | -1): boolean => {
      const cell = neighbourCell(table, by, state.active.column);
      if (!cell) return false;
      flushSync(() => set(state.active, state.active, null));
      focusOn(cell);
      return true;
    },
    /** An entry was kept and the focus went on: its row stays the one of the size run. */
    keepRunRow: (runRow: number) => {
      state = { ...state, runRow };
      for (const listener of listeners) listener();
    },
    release: () => {
      isReleased = true;
    },
    isReleased: () => isReleased,
    select: (from: Place, to: Place) => show(from, to, null),
    open: (editing: Editing) => show(editing.at, editing.at, editing),
    close: () => set(state.active, state.anchor, null),
    /** The buyer turned to another cell by other ways than the grid's own, as screen readers do. */
    follow: (to: Place | null) => {
      isReleased &&= isMoving;
      if (to && !isMoving && !isSame(to, state.active)) set(to, to, null);
    },
    /** The grid has become smaller. */
    fit: (extent: Extent) => {
      const active = inside(state.active, extent);
      const anchor = inside(state.anchor, extent);
      if (!isSame(active, state.active) || !isSame(anchor, state.anchor)) set(active, anchor, null);
    },
  };
};

export type GridView = ReturnType<typeof gridView>;
