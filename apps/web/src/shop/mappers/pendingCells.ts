/**
 * `queued`: the server could not be reached; the cell is sent as soon as it can be. `failed`: the server refused.
 * `conflict`: another wrote the cell meanwhile; the buyer chooses.
 */
export type CellState = 'saving' | 'queued' | 'failed' | 'conflict';

export interface CellChange {
  itemId: number;
  quantity: number;
  /** The quantity that it replaces, as the buyer saw it. Absent in what an older version of the shop kept. */
  seen?: number;
  /** Name of the product, to say whose units were not kept. */
  product?: string;
}

/** Units that were not kept, because their product left the cart. */
export interface LostUnits {
  product: string | undefined;
  units: number;
}

export interface PendingCell extends Omit<CellChange, 'itemId'> {
  state: CellState;
  message?: string;
  /** Sent, but no answer came: the server may have one of them. */
  tried?: readonly number[];
  /** What another wrote, in a `conflict`. */
  theirs?: number;
}

/** Cells that the server does not have yet, by item id. */
export type PendingCells = ReadonlyMap<number, PendingCell>;

/** A cell as the browser keeps it until the server has it. */
export type UnsavedCell = CellChange & Pick<PendingCell, 'tried'>;
