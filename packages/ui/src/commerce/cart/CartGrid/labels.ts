import type { Unplaced } from './model/paste.ts';

/** A cell as it is spoken of. */
export interface CellWords {
  product: string;
  colour: string;
  size: string;
  quantity: number;
}

/** The words of a block on the clipboard that waits for a yes. */
export interface PasteLabels {
  title: (words: { product: string }) => string;
  /** How many cells change, how many stay as they are, how many stock cuts short. */
  summary: (words: { changes: number; same: number; cut: number }) => string;
  /** The block names colours and sizes, and they may be taken at their word. */
  byName: string;
  /** Names the table of what would be. */
  placed: string;
  /** What was pasted, where stock leaves less. */
  cutFrom: (words: { units: number }) => string;
  unplaced: (words: { count: number }) => string;
  /** Line and column on the clipboard, from 1. */
  at: (words: { line: number; column: number }) => string;
  reasons: Record<Unplaced, string>;
  more: (words: { count: number }) => string;
  apply: (words: { changes: number }) => string;
  cancel: string;
}

/** The words where another user changed a quantity that the buyer changed too. */
export interface ConflictLabels {
  /** After the name of the cell. */
  cell: (words: { theirs: number }) => string;
  text: (words: { mine: number; theirs: number }) => string;
  keepMine: (words: { units: number }) => string;
  takeTheirs: (words: { units: number }) => string;
  keepAllMine: string;
  takeAllTheirs: string;
}

/** Every word of the cart grid. */
export interface CartGridLabels {
  /** Accessible name of the grid. */
  grid: (words: { product: string }) => string;
  /** How to use the keyboard, for assistive technology. */
  help: string;
  colour: string;
  total: string;
  /** What a total is the sum of: a colour, a size or the product. */
  totalOf: (words: { name: string; units: number }) => string;
  /** What changes from cell to cell, such as “Ink XS, 12”: the grid has the product in its name. */
  cell: (words: CellWords) => string;
  /** Where a notice belongs: colour and size. */
  place: (words: { colour: string; size: string }) => string;
  /** V-060 */
  available: (words: { units: number }) => string;
  /** V-063 */
  left: (words: { units: number }) => string;
  outOfStock: string;
  notMade: string;
  applyRun: string;
  /** Which colour's run is meant. */
  applyRunOf: (words: { colour: string }) => string;
  fillDown: string;
  fillRight: string;
  undo: string;
  redo: string;
  saving: string;
  failed: string;
  queued: string;
  /** How many changes wait for the connection. */
  queuedCount: (words: { changes: number }) => string;
  /** When the last change was kept. */
  savedAt: (words: { time: Date }) => string;
  /** After `available`: what stock left of an entry. */
  cut: (words: { wanted: number; units: number }) => string;
  /** Stock has fallen below what is in the cart. */
  over: (words: { quantity: number; units: number }) => string;
  /** A quantity that a size run applied to all colours has replaced. */
  replaced: (words: { colour: string; size: string; before: number; quantity: number }) => string;
  /** Asked when an entry is ten times the other sizes of its colour. */
  unusual: {
    text: (words: { colour: string; quantity: number }) => string;
    keep: (words: { quantity: number }) => string;
    back: (words: { before: number }) => string;
  };
  paste: PasteLabels;
  conflict: ConflictLabels;
  /** How many further notices there are. */
  more: (words: { count: number }) => string;
  dismiss: string;
  decrease: (words: CellWords) => string;
  increase: (words: CellWords) => string;
  /** V-057 */
  maximum: (words: { units: number }) => string;
  /** V-058 */
  minimum: (words: { units: number }) => string;
}

/** The words of fields for units outside a grid: what stock leaves, what an entry is asked, what a paste would do. */
export type QuantityLabels = Pick<
  CartGridLabels,
  | 'colour'
  | 'place'
  | 'available'
  | 'left'
  | 'outOfStock'
  | 'cut'
  | 'replaced'
  | 'unusual'
  | 'paste'
  | 'more'
  | 'dismiss'
>;
