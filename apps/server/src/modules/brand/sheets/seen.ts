import { folded, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import { findHead } from './columns.ts';
import type { Column } from './columns.ts';
import { isOfColour, kindOf } from './memory.ts';
import type { Place } from './memory.ts';
import type { SheetList } from './types.ts';

/** A value of the shop that a reason names. */
export interface Seen extends Place {
  now: string | number | null;
}

/**
 * The rows of the hidden sheet, with what the reasons of a refused file name: the person who corrects that file has seen it,
 * and may overwrite it.
 */
export const withSeen = (rows: SheetRows, seen: readonly Seen[], lists: readonly SheetList[]): SheetRows => {
  const head = findHead(rows, lists);
  if ('missing' in head) return rows;
  const at = (kind: Column['kind']): number => head.columns.find((column) => column.kind === kind)?.at ?? 0;
  const keyOf = (reference: string, colour?: string): string => JSON.stringify([reference, colour ?? null]);
  const all = rows.map((row) => [...row]);
  const found = new Map<string, SheetRows[number]>();
  const index = (row: SheetRows[number], reference: string, colour: string): void => {
    if (!found.has(keyOf(reference))) found.set(keyOf(reference), row);
    found.set(keyOf(reference, colour), row);
  };
  for (const row of all.slice(head.row + 1))
    index(row, folded(textOf(row[at('reference')])), folded(textOf(row[at('colour')])));
  for (const { reference, colour, column, now } of seen) {
    const place = head.columns.find((one) => kindOf(one) === kindOf(column))?.at;
    if (place === undefined) continue;
    const row = found.get(keyOf(reference, isOfColour(column) ? colour : undefined)) ?? [];
    if (row.length === 0) {
      row[at('reference')] = reference;
      row[at('colour')] = colour;
      all.push(row);
      index(row, reference, colour);
    }
    row[place] = now;
  }
  return all.map((row) => Array.from(row, (cell) => cell ?? null));
};
