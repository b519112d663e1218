import type { NumberProblem } from '../../../platform/documents/reading/cells.ts';
import type { Picture } from '../../../platform/documents/xlsx/types.ts';

/** A size of a product in the sheet: undefined where the product does not have it. */
export interface SheetItem {
  quantity: number | null;
  stock: number | null;
}

/** One row of an editable sheet: a variation with its sizes. */
export interface SheetLine {
  variationId: number;
  product: string;
  reference: string;
  colour: string;
  /** By size name, in the order of the product's sizes. */
  sizes: Readonly<Record<string, SheetItem>>;
  price: number | null;
  note: string;
  /** By size name. */
  gtins?: Readonly<Record<string, string>>;
}

/** What an editable sheet is made of. */
export interface EditableSheet {
  /** The cart that is exported; null for the list of a collection. */
  cart: number | null;
  brand: { id: number; name: string };
  pricelist: { id: number; name: string; currency: string };
  title: string;
  lines: readonly SheetLine[];
  /** Photographs by variation, where they are wanted. */
  pictures?: ReadonlyMap<number, Picture>;
}

/** What a row orders of a size, and the column that says so, from 0. */
export interface Quantity {
  size: string;
  quantity: number;
  column: number;
}

/** A filled-in row as it was read. `row` is as spreadsheets count. */
export interface ReadLine {
  row: number;
  code: number | null;
  /** The digits of its GTIN; empty where it has none. */
  gtin: string;
  reference: string;
  colour: string;
  quantities: readonly Quantity[];
  /** Null: the sheet has no such column. */
  note: string | null;
}

/** A row with numbers that order nothing: a sum of others, or one that names the columns again. */
export interface AsideRow {
  row: number;
  why: 'total' | 'head';
}

/** The rows of a sheet below the names of its columns. Each that has something in it is in one of the lists. */
export interface FilledSheet {
  lines: ReadLine[];
  unread: Unread[];
  aside: AsideRow[];
  /** The columns that may hold quantities, from 0. */
  columns: readonly number[];
}

/** A place that cannot be imported, as the wire tells it. */
export interface ImportRow {
  row: number;
  product: string;
  variation: string;
  size: string;
  quantity: string;
}

/** A cell that cannot be read, and what its row says. */
export interface Unread extends ImportRow {
  /** From 0. */
  column: number;
  why:
    | NumberProblem
    | 'noReference'
    | 'formulaText'
    | 'errorText'
    | 'otherHead'
    | 'otherCode'
    | 'wrongGtin'
    | 'otherGtin';
}

/** A quantity of a checked sheet. */
export interface DraftItem {
  sizeId: number;
  quantity: number;
  /** What the open cart held when the sheet was checked; null if it does not have the variation. */
  seen?: number | null;
  /** What that cart held when the sheet was exported from it. */
  exported?: number;
  /** The sheet has it as it was exported. */
  isUnchanged?: boolean;
}

/** What a checked sheet brings into a cart, in its order. */
export interface DraftLine {
  productId: number;
  variationId: number;
  items: readonly DraftItem[];
  /** Null: it stays as the cart has it. */
  note: string | null;
  /** The sheet has the note as it was exported. */
  isNoteUnchanged?: boolean;
  /** The open cart that the sheet was exported from. */
  exportedFrom?: number;
}
