import { folded, rewritten, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetCell, SheetRows } from '../../../platform/documents/reading/types.ts';
import type { Sheet } from '../../../platform/documents/xlsx/types.ts';
import { findHead } from './columns.ts';
import type { Column } from './columns.ts';
import type { SheetList } from './types.ts';

/** The name of the hidden sheet, the same in every language. */
export const memoryName = 'Exported';

/** A cell by what it holds, wherever its line and column stand. Both texts are folded. */
export interface Place {
  reference: string;
  colour: string;
  column: Column;
}

/** What a file held when it was downloaded. */
export interface Memory {
  hasProduct: (reference: string) => boolean;
  hasColour: (reference: string, colour: string) => boolean;
  cell: (place: Place) => SheetCell;
}

export const kindOf = (column: Column): string => {
  const of =
    'language' in column ? column.language : 'list' in column ? column.list : 'size' in column ? column.size : '';
  return `${column.kind} ${of}`;
};

export const isOfColour = ({ kind }: Column): boolean => ['colour', 'hex', 'extraHex', 'stock', 'gtin'].includes(kind);

const keyOf = ({ reference, colour, column }: Place): string =>
  JSON.stringify([reference, isOfColour(column) ? colour : '', kindOf(column)]);

/**
 * Reads the hidden sheet: the same columns as the table. It needs no signature: a forged one changes no more than a file without memory does.
 */
export const readMemory = (rows: SheetRows, lists: readonly SheetList[]): Memory | null => {
  const head = findHead(rows, lists);
  if ('missing' in head) return null;
  const at = (kind: Column['kind']): number => head.columns.find((column) => column.kind === kind)?.at ?? -1;
  const cells = new Map<string, SheetCell>();
  const colours = new Set<string>();
  const products = new Set<string>();
  for (const row of rows.slice(head.row + 1)) {
    const [reference, colour] = [folded(textOf(row[at('reference')])), folded(textOf(row[at('colour')]))];
    products.add(reference);
    colours.add(JSON.stringify([reference, colour]));
    for (const column of head.columns) {
      const key = keyOf({ reference, colour, column });
      const cell = row[column.at] ?? null;
      if (cell !== null && !cells.has(key)) cells.set(key, cell);
    }
  }
  return {
    hasProduct: (reference) => products.has(reference),
    hasColour: (reference, colour) => colours.has(JSON.stringify([reference, colour])),
    cell: (place) => cells.get(keyOf(place)) ?? null,
  };
};

/** The hidden sheet of a table: what belongs to a product stands in its first row alone. */
export const memorySheet = (rows: SheetRows, lists: readonly SheetList[]): Sheet => {
  const head = findHead(rows, lists);
  const columns = 'missing' in head ? [] : head.columns;
  const reference = columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  const met = new Set<string>();
  const kept = rows.map((row, index) => {
    const key = folded(textOf(row[reference]));
    const isFirst = !met.has(key);
    met.add(key);
    if ('missing' in head || index <= head.row || isFirst) return row;
    return row.map((cell, at) => {
      const column = columns.find((one) => one.at === at);
      return column && (isOfColour(column) || column.kind === 'reference') ? cell : null;
    });
  });
  return {
    name: memoryName,
    isHidden: true,
    isProtected: true,
    columns: [],
    rows: kept.map((row) => row.map((cell) => ({ value: rewritten(cell) }))),
  };
};
