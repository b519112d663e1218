/** A cell as it is spoken of. */
export interface CellWords {
  product: string;
  colour: string;
  size: string;
  quantity: number;
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
  undo: string;
  redo: string;
  saving: string;
  failed: string;
  queued: string;
  /** How many changes wait for the connection. */
  queuedCount: (words: { changes: number }) => string;
  /** What a pasted block held that found no place. */
  pasted: (words: { unread: number; outside: number }) => string;
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
