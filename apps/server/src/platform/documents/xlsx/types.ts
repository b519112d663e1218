/** How a cell looks. The names are the whole choice; `styles.ts` says what each one is. */
export type CellStyle =
  | 'text'
  | 'muted'
  | 'strong'
  | 'title'
  | 'head'
  | 'headNumber'
  | 'number'
  | 'money'
  | 'wholeMoney'
  | 'input'
  | 'inputText'
  | 'unavailable'
  | 'total'
  | 'totalNumber'
  | 'date'
  | 'strongDate'
  | 'totalMoney'
  | 'totalWholeMoney'
  | 'reason';

/** Text stays text, even if it begins with `=`. Only `formula` is computed. */
export interface Cell {
  value: string | number | null;
  style?: CellStyle;
  /** Without the equals sign. `value` is what it gives now, for programs that do not compute. */
  formula?: string;
}

/** A row of cells; undefined leaves a cell out. */
export type Row = readonly (Cell | undefined)[];

/** Whole numbers from 0 to the number that stands in the same cell of another sheet. */
export interface Limit {
  /** First and last cell, such as `G8:M40`. */
  range: string;
  /** The cell of the other sheet that belongs to the first one, such as `Stock!G8`. */
  most: string;
  title: string;
  message: string;
}

export interface Picture {
  content: Uint8Array;
  type: 'png' | 'jpeg';
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture in a cell, from 0, whose row is made as high. */
export interface PlacedPicture {
  picture: Picture;
  row: number;
  column: number;
  /** What it shows, in words. */
  name: string;
}

export interface Sheet {
  name: string;
  rows: readonly Row[];
  /** Widths in characters. */
  columns: readonly number[];
  /** Only cells of style `input` can be changed. */
  isProtected?: boolean;
  isHidden?: boolean;
  /** Rows and columns that stay while the rest scrolls; the rows are printed on every page. */
  frozen?: { rows: number; columns: number };
  limit?: Limit;
  /** In the corner of the first row, which is made as high. */
  logo?: Picture;
  pictures?: readonly PlacedPicture[];
}

export interface SheetLook {
  /** Families of headings and of everything else. */
  display: string;
  text: string;
  /** Six hex digits each. */
  brand: string;
  onBrand: string;
  ink: string;
  muted: string;
  line: string;
  soft: string;
}

export interface Workbook {
  title: string;
  author: string;
  sheets: readonly Sheet[];
  look: SheetLook;
}
