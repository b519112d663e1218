import { flushSync } from 'react-dom';
import { type FindCell, gridMarks } from './gridMarks.ts';
import { type Extent, inside, type Place, type Range, rangeOf } from './selection.ts';

/** An open cell. With the caret in it, arrows walk through the text instead of the grid. */
export interface Editing {
  at: Place;
  text: string;
  caret: boolean;
  /** What was in it when it was opened. */
  seen: string;
}

export interface ViewState {
  active: Place;
  anchor: Place;
  range: Range;
  editing: Editing | null;
  /** The row that is worked on: the active one, but not one that Enter or Tab went on to from an entry. */
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
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Which cell an element belongs to. */
export const placeOf = (target: EventTarget | null): Place | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
};

const isSame = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

/** Where the cells of a grid are. */
export interface GridCells {
  find: FindCell;
  /** The parts of a range that are drawn; all of it unless told. */
  drawn?: (range: Range) => readonly Range[];
  /** Makes a cell able to take the focus. */
  prepare?: (cell: HTMLElement | null) => void;
  /** The focus has moved, and the grid may have scrolled with it. */
  moved?: () => void;
  /** The cell above the first or below the last row, in another grid. */
  neighbour?: (by: 1 | -1, column: number) => HTMLElement | null;
}

/**
 * Which cell is active, which are selected, which is open. Kept outside of what React draws, for anyone who subscribes: a
 * keystroke draws nothing that does not ask for what it changed. Focus follows at once.
 */
export const gridView = ({ find, drawn = (range) => [range], prepare, moved, neighbour }: GridCells) => {
  const origin = { row: 0, column: 0 };
  let state = stateOf(origin, origin, null);
  const mark = gridMarks(find, drawn);
  /** The grid is moving the focus itself: what comes as a focus event is no news. */
  let isMoving = false;
  /** Escape was pressed last: Tab leaves the grid. */
  let isReleased = false;
  const listeners = new Set<() => void>();

  const set = (active: Place, anchor: Place, editing: Editing | null) => {
    isReleased = false;
    state = stateOf(active, anchor, editing);
    mark(active, state.range);
    for (const listener of listeners) listener();
  };

  const focus = (cell: HTMLElement | null) => {
    prepare?.(cell);
    focusOn(cell);
    moved?.();
  };

  const show = (active: Place, anchor: Place, editing: Editing | null) => {
    // Drawn before the focus moves, which asks for style and layout: so they are worked out once.
    flushSync(() => set(active, anchor, editing));
    // An open cell takes the focus by itself.
    if (editing) return;
    isMoving = true;
    focus(find(active));
    isMoving = false;
  };

  return {
    /** Rows or columns are others: marks go by places, not by what stands there. */
    remark: () => mark(state.active, state.range),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    go: (to: Place, extend = false) => show(to, extend ? state.anchor : to, null),
    /** Goes on into the next or previous grid; false if there is none. */
    leave: (by: 1 | -1): boolean => {
      const cell = neighbour?.(by, state.active.column);
      if (!cell) return false;
      flushSync(() => set(state.active, state.active, null));
      focus(cell);
      return true;
    },
    /** An entry was kept and the focus went on: its row stays the one that is worked on. */
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
    /** The reader turned to another cell by other ways than the grid's own, as screen readers do. */
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
