/** What is to be said of one cell. */
export interface CellMark {
  /** The text that is saved, where another one was written. */
  saved?: string;
  /** Why the text cannot be saved: one short sentence. */
  problem?: string;
  /** What somebody else has saved meanwhile. */
  theirs?: string;
  /** Makes the text stand out: `critical` for what has run out, `caution` for what soon will. The text must say it too. */
  tone?: 'caution' | 'critical';
}

export interface DataGridRow {
  id: string;
  /** The text of each cell, as it is shown and written; one per column. Pass the same row while it does not change. */
  cells: readonly string[];
  /** A second line in the first cell, such as the colour. It belongs to the row's name. */
  note?: string;
  /** By the id of the column; only of cells of which there is something to say. */
  marks?: Readonly<Record<string, CellMark>>;
}

export interface DataGridColumn {
  id: string;
  label: string;
  /** How much room its texts need. */
  width?: 'narrow' | 'medium' | 'wide';
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** Texts that are offered while one writes, such as names of collections. */
  options?: readonly string[];
  /** Its cells can be copied, not written. */
  readOnly?: boolean;
  /** What an empty cell means, such as “No limit”. Shown muted, never copied. */
  empty?: string;
}

/** Rows that a search outside of the grid has found. */
export interface FoundRows {
  /** What was searched for. */
  search: string;
  /** Ids of the rows to show; the others still count as changes. */
  ids: ReadonlySet<string>;
  /** Ends the search. */
  onShowAll: () => void;
}

/** What an action of the application works with. */
export interface GridActions {
  /** The rows that are shown. */
  rows: readonly DataGridRow[];
  /** Writes texts as one edit, which Undo takes back. */
  write: (edits: readonly CellEdit[]) => void;
}

/** A text that was written into a cell. */
export interface CellEdit {
  row: string;
  column: string;
  text: string;
}

/** Which of two texts a cell that two people wrote keeps. */
export interface CellChoice {
  row: string;
  column: string;
  side: 'mine' | 'theirs';
}

interface Place {
  /** The first cell of the row. */
  row: string;
  column: string;
}

export interface DataGridLabels {
  /** How to use the keyboard, for assistive technology. */
  help: string;
  search: string;
  /** How many rows match. */
  found: (words: { count: number; total: number }) => string;
  noMatch: (words: { search: string }) => string;
  showAll: string;
  emptyTitle: string;
  emptyText: string;
  /** Said of a cell that was changed. */
  unsaved: string;
  changes: (words: { changes: number; problems: number }) => string;
  save: string;
  /** Why nothing can be saved while there are problems. */
  correctFirst: string;
  discard: string;
  undo: string;
  redo: string;
  /** Values of the clipboard beyond the last row or column. */
  lost: (words: { count: number }) => string;
  /** Names a cell, and leads to it. */
  place: (words: Place) => string;
  /** Somebody else has changed the cell. */
  conflict: (words: { mine: string; theirs: string }) => string;
  keepMine: (words: { text: string }) => string;
  takeTheirs: (words: { text: string }) => string;
  keepAllMine: string;
  takeAllTheirs: string;
  more: (words: { count: number }) => string;
}
