/** The three kinds of problems that a check finds. */
export type ProblemKind = 'products' | 'variations' | 'sizes';

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
    extension: { title: string; text: string };
    tooLarge: { title: string; text: (words: { megabytes: number }) => string };
    columns: { title: string; text: (words: { missing: string }) => string };
    invalid: { title: string; text: string };
    notAllowed: string;
    /** The place for pasted rows. */
    paste: { title: string; hint: string; check: string; empty: string; invalid: string };
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
  continue: string;
  import: string;
  back: string;
  choice: { title: string; replace: string; replaceHint: string; add: string; addHint: string };
  done: (words: { outcome: 'created' | 'replaced' | 'updated' }) => string;
  counts: (words: { products: number; units: number }) => string;
  left: (words: { count: number }) => string;
  viewCart: string;
  undo: string;
  error: string;
}
