import { isSingle, placesOf, type Place, type Range } from '../../internal/grid/selection.ts';
import { sourceOf } from '../../internal/grid/fill.ts';
import type { CellEdit, CellMark, DataGridColumn, DataGridRow } from './types.ts';

/** What is shown: rows by columns. */
export interface Sheet {
  rows: readonly DataGridRow[];
  columns: readonly DataGridColumn[];
}

const textAt = ({ rows }: Sheet, { row, column }: Place): string | null => rows[row]?.cells[column] ?? null;

/** The text that can be written over; null where there is none. */
export const writableAt = (sheet: Sheet, place: Place): string | null =>
  sheet.columns[place.column]?.readOnly ? null : textAt(sheet, place);

/** The first cell, with its second line. */
export const nameOf = ({ cells: [name = ''], note }: DataGridRow): string => (note ? `${name}, ${note}` : name);

export const editAt = ({ rows, columns }: Sheet, place: Place, text: string | null): CellEdit[] => {
  const [row, column] = [rows[place.row], columns[place.column]];
  return row && column && !column.readOnly && text !== null ? [{ row: row.id, column: column.id, text }] : [];
};

export const clearing = (sheet: Sheet, range: Range): CellEdit[] =>
  placesOf(range).flatMap((place) => editAt(sheet, place, ''));

/** The first row of the range runs down; a single cell takes from the one above. */
export const fillingDown = (sheet: Sheet, range: Range): CellEdit[] => {
  const row = isSingle(range) ? Math.max(0, range.top - 1) : range.top;
  return placesOf(range).flatMap((place) => editAt(sheet, place, textAt(sheet, { ...place, row })));
};

/** The first column of the range runs on; a single cell takes from the one before it. */
export const fillingRight = (sheet: Sheet, range: Range): CellEdit[] => {
  const column = isSingle(range) ? Math.max(0, range.start - 1) : range.start;
  return placesOf(range).flatMap((place) => editAt(sheet, place, textAt(sheet, { ...place, column })));
};

/** The handle: what is in the source repeats through the rest of the target. */
export const fillingFrom = (sheet: Sheet, source: Range, target: Range): CellEdit[] =>
  placesOf(target).flatMap((place) => editAt(sheet, place, textAt(sheet, sourceOf(place, source))));

export const textsIn = ({ rows }: Sheet, { top, bottom, start, end }: Range): string[][] =>
  rows.slice(top, bottom + 1).map(({ cells }) => cells.slice(start, end + 1));

interface Pasted {
  edits: CellEdit[];
  /** Values beyond the last row or column. */
  lost: number;
  /** What was pasted over. */
  range: Range;
}

/** One value fills the range; a block is laid from its corner. */
export const pasting = (sheet: Sheet, block: readonly (readonly string[])[], over: Range): Pasted => {
  const [[one = ''] = [], ...rest] = block;
  if (rest.length === 0 && (block[0]?.length ?? 0) === 1)
    return { edits: placesOf(over).flatMap((place) => editAt(sheet, place, one.trim())), lost: 0, range: over };
  const pasted = block.flatMap((line, row) =>
    line.map((given, column) => {
      const [place, text] = [{ row: over.top + row, column: over.start + column }, given.trim()];
      const edits = editAt(sheet, place, text);
      // What cannot be written but is there already, such as a name that was copied with its row, is not lost.
      return { edits, isLost: edits.length === 0 && textAt(sheet, place) !== text };
    }),
  );
  const width = Math.max(...block.map((line) => line.length));
  return {
    edits: pasted.flatMap(({ edits }) => edits),
    lost: pasted.filter(({ isLost }) => isLost).length,
    range: {
      ...over,
      bottom: Math.min(over.top + block.length, sheet.rows.length) - 1,
      end: Math.min(over.start + width, sheet.columns.length) - 1,
    },
  };
};

/** A cell of which there is something to say. */
export interface MarkedCell {
  row: DataGridRow;
  column: DataGridColumn;
  text: string;
  mark: CellMark;
}

/** Row by row, as they stand. */
export const markedCells = ({ rows, columns }: Sheet): MarkedCell[] =>
  rows.flatMap((row) =>
    row.marks === undefined
      ? []
      : columns.flatMap((column, at) => {
          const mark = row.marks?.[column.id];
          return mark ? [{ row, column, mark, text: row.cells[at] ?? '' }] : [];
        }),
  );

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Ids of the rows that have every word, in any cell. */
export const matching = (rows: readonly DataGridRow[], search: string): ReadonlySet<string> => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const has = ({ cells, note = '' }: DataGridRow) => {
    const text = fold([...cells, note].join('\n'));
    return words.every((word) => text.includes(word));
  };
  return new Set(rows.filter(has).map(({ id }) => id));
};
