/** A cell by its place. */
export interface Place {
  row: number;
  column: number;
}

/** How far the grid goes, in cells. */
export interface Extent {
  rows: number;
  columns: number;
  /** Rows that Page Up and Page Down go by; all unless told. */
  page?: number;
}

/** A rectangle of cells, both ends included. */
export interface Range {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'pageUp'
  | 'pageDown'
  | 'columnStart'
  | 'columnEnd'
  | 'first'
  | 'last';

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

const moves: Record<Move, (from: Place, extent: Extent) => Place> = {
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  rowStart: ({ row }) => ({ row, column: 0 }),
  rowEnd: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  pageUp: ({ row, column }, { rows, page = rows }) => ({ row: row - page, column }),
  pageDown: ({ row, column }, { rows, page = rows }) => ({ row: row + page, column }),
  columnStart: ({ column }) => ({ row: 0, column }),
  columnEnd: ({ column }, { rows }) => ({ row: rows - 1, column }),
  first: () => ({ row: 0, column: 0 }),
  last: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

export const inside = (place: Place, extent: Extent): Place => ({
  row: within(place.row, extent.rows),
  column: within(place.column, extent.columns),
});

/** Moves and stays inside the grid. */
export const move = (from: Place, how: Move, extent: Extent): Place => inside(moves[how](from, extent), extent);

/** The next or previous cell in reading order; null past either end, where Tab leaves the grid. */
export const step = ({ row, column }: Place, by: 1 | -1, { rows, columns }: Extent): Place | null => {
  const index = row * columns + column + by;
  return index < 0 || index >= rows * columns ? null : { row: Math.floor(index / columns), column: index % columns };
};

export const rangeOf = (a: Place, b: Place): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  start: Math.min(a.column, b.column),
  end: Math.max(a.column, b.column),
});

export const isSingle = ({ top, bottom, start, end }: Range): boolean => top === bottom && start === end;

/** Every place of a rectangle, row by row. */
export const placesOf = ({ top, bottom, start, end }: Range): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_, r) => r + top).flatMap((row) =>
    Array.from({ length: end - start + 1 }, (_, c) => ({ row, column: c + start })),
  );
