/** How far the app has come with keeping a quantity. */
export type SaveState = 'idle' | 'saving' | 'failed' | 'queued' | 'conflict';

/** One size of one colour. */
export interface CartGridCell {
  itemId: number;
  sizeId: number;
  /** Whole units, never negative. */
  quantity: number;
  /** Units left to sell; null is not limited (D-086). */
  stock: number | null;
  /** Says what is left in this cell however much it is, not only under 5. */
  alwaysSaysLeft?: boolean;
  state: SaveState;
  /** Why the last change was taken back, when `state` is `failed`. */
  message?: string;
  /** The quantity that another user wrote meanwhile, when `state` is `conflict`. */
  theirs?: number;
}

/** One colour. A size that the colour is not made in has no cell. */
export interface CartGridRow {
  id: number;
  label: string;
  /** Its reference code, by which a pasted list may name it. */
  code?: string | null;
  /** CSS colours of the goods: the main one, and the second of a two-tone. */
  swatch: { color: string; extraColor?: string | null };
  cells: readonly CartGridCell[];
}

export interface CartGridSize {
  id: number;
  name: string;
}

/** What the buyer asked for in one cell, before it is lowered to stock. */
export interface QuantityWish {
  itemId: number;
  quantity: number;
  /** The quantity that it replaces as the buyer saw it, if that is not the cell's own. */
  seen?: number;
}

/** A quantity to save, with the one that it replaces as the buyer saw it. */
export interface QuantityEdit extends QuantityWish {
  seen: number;
}

/** A change that stands, with what it replaced, so that it can be taken back. */
export interface QuantityChange extends QuantityEdit {
  before: number;
}

/** The buyer asked for more than there is (V-060). */
export interface StockNotice {
  itemId: number;
  wanted: number;
  available: number;
}
