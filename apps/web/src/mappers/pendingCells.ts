/** `queued`: the server could not be reached; the cell is sent as soon as it can be. `failed`: the server refused. */
export type CellState = 'saving' | 'queued' | 'failed';

export interface PendingCell {
  quantity: number;
  state: CellState;
  message?: string;
}

/** Cells that the server does not have yet, by item id. */
export type PendingCells = ReadonlyMap<number, PendingCell>;

export interface CellChange {
  itemId: number;
  quantity: number;
}
