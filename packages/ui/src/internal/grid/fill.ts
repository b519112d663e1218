import type { Place, Range } from './selection.ts';

/** How far a drag of the handle reaches: along one direction only, the one in which it went further. */
export const dragged = (source: Range, { row, column }: Place): Range => {
  const across = Math.max(row - source.bottom, source.top - row);
  const along = Math.max(column - source.end, source.start - column);
  return across >= along
    ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
    : { ...source, start: Math.min(source.start, column), end: Math.max(source.end, column) };
};

const wrap = (value: number, first: number, last: number) => {
  const count = last - first + 1;
  return first + ((((value - first) % count) + count) % count);
};

/** Which cell of the source a cell of the target repeats. */
export const sourceOf = ({ row, column }: Place, source: Range): Place => ({
  row: wrap(row, source.top, source.bottom),
  column: wrap(column, source.start, source.end),
});
