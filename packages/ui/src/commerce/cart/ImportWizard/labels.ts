import type { SheetChoiceProps } from '../../../components/SheetChoice/index.ts';

/** The kinds of problems that a check finds. `unread`: lines without a reference, and wrong quantities. */
export type ProblemKind = 'unread' | 'products' | 'variations' | 'sizes';

/** Every word of the import. */
export interface ImportLabels {
  title: string;
  close: string;
  steps: { name: string; file: string; check: string; import: string };
  file: {
    /** The button and the place to drop a file. */
    choose: string;
    drop: string;
    /** Accepted formats and sizes. */
    accepted: (words: { megabytes: number; rows: number }) => string;
    template: string;
    /** `text` may say what to do with a file of this name. */
    extension: { title: string; text: (words: { name: string }) => string };
    tooLarge: { title: string; text: (words: { megabytes: number }) => string };
    invalid: { title: string; text: string };
    notAllowed: string;
    /** The place for pasted rows. */
    paste: { title: string; hint: string; check: string; empty: string; invalid: string };
  };
  /** The choice of a sheet where the file has several tables. */
  sheet: SheetChoiceProps['labels'] & { check: string };
  /** Columns of a sheet that is not ours. */
  layout: {
    title: (words: { file: string }) => string;
    text: string;
    /** Names a column without a name. */
    column: (words: { letter: string }) => string;
    /** Names the choice of what a column holds. */
    holds: (words: { column: string }) => string;
    use: {
      gtin: string;
      reference: string;
      colour: string;
      size: string;
      quantity: string;
      sizeQuantity: (words: { size: string }) => string;
      none: string;
    };
    sizes: string;
    /** What still has to be said. */
    lack: { reference: string; quantity: string; both: string };
    check: string;
    read: string;
    kept: string;
    recognised: string;
    change: string;
    forget: string;
  };
  checking: (words: { file: string }) => string;
  importing: (words: { file: string }) => string;
  progress: (words: { done: number; total: number }) => string;
  timeLeft: (words: { seconds: number }) => string;
  /** It goes on behind a closed dialog. */
  inBackground: string;
  cancel: string;
  problems: Record<ProblemKind, { title: string; text: string }> & { intro: string };
  columns: { row: string; product: string; detail: string; quantity: string; reason: string; units: string };
  download: string;
  another: string;
  more: (words: { count: number }) => string;
  preview: (words: { lines: number; units: number; file: string }) => string;
  /** Lines that the open cart holds already. */
  unchanged: (words: { count: number }) => string;
  /** No line changes the open cart. */
  nothing: string;
  /** Quantities that cart and sheet have both changed. */
  conflicts: {
    title: (words: { count: number }) => string;
    text: string;
    exported: (words: { units: string }) => string;
    cart: (words: { units: string }) => string;
    sheet: (words: { units: string }) => string;
    allCart: string;
    allSheet: string;
    more: (words: { count: number }) => string;
  };
  /** The cart was changed while the list was imported. */
  changed: string;
  continue: string;
  import: string;
  back: string;
  choice: { title: string; replace: string; replaceHint: string; add: string; addHint: string };
  done: (words: { outcome: 'created' | 'replaced' | 'updated' }) => string;
  counts: (words: { products: number; units: number }) => string;
  /** What an import changed in an open cart. */
  changes: (words: { changes: number; products: number }) => string;
  left: (words: { count: number }) => string;
  /** As many quantities of the sheet do not come as they are written. */
  adjusts: (words: { count: number }) => string;
  /** Units in the sheet, and units that are imported. */
  sums: (words: { said: number; taken: number }) => string;
  viewCart: string;
  undo: string;
  error: string;
}
