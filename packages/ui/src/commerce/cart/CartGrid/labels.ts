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

/** Every word of the cart grid. */
export interface CartGridLabels {
  /** Accessible name of the grid. */
  grid: (words: { product: string }) => string;
  /** How to use the keyboard, for assistive technology. */
  help: string;
  colour: string;
  total: string;
  /** '{product} {colour} {size}, {n}' */
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
  paste: PasteLabels;
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
