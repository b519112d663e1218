import type { Language } from '../../../domain/language.ts';
import type { OwnGtin } from '../gtins.ts';
import type { Changes } from './changes.ts';
import type { Format } from './formats.ts';
import type { Memory } from './memory.ts';
import type { HeadColumn, Line, Reader } from './reader.ts';
import type { Seen } from './seen.ts';
import type { Kept, Known, KnownColour, KnownProduct } from './types.ts';
import type { CountedUnits } from './units.ts';
import { t } from './words.ts';

/** A cell that says a GTIN. */
interface Claim {
  code: string;
  row: number;
  column: HeadColumn;
  /** Undefined for a new colour. */
  variation: number | undefined;
  size: number;
}

/** GTINs of the shop that a sheet names, by their 14 digits, and what its cells say. */
export interface Gtins {
  owned: ReadonlyMap<string, OwnGtin>;
  claims: Claim[];
}

/** What the rows of one sheet are planned with. */
export interface Planning {
  reader: Reader;
  known: Omit<Known, 'products'>;
  language: Language;
  /** What was downloaded; null for a file that does not know. */
  memory: Memory | null;
  /** What the shop has in the cells that it and the sheet have both changed. */
  seen: Seen[];
  /** For a sheet that takes an import back: the values that the shop keeps, because they have changed since. Else both changing one is an error. */
  kept: Kept[] | null;
  /** Values of known products that the sheet changes, as they are found. */
  changes: Changes;
  /** What becomes of the units of stock. */
  units: CountedUnits;
  gtins: Gtins;
}

/** The lines of one product, and the product if the shop has it. */
export interface Group {
  lines: readonly Line[];
  product: KnownProduct | undefined;
}

/** Where a line belongs. */
export interface Place {
  group: Group;
  line: Line;
  label: string;
  /** Undefined if it is new. */
  colour: KnownColour | undefined;
}

interface Cell<Value> {
  line: Line;
  column: HeadColumn;
  value: Value;
  /** What the shop has; undefined where it has nothing. */
  now: Value | undefined;
  /** Of a value that is of one colour. */
  colour?: string;
  format: Format<Value>;
}

const longestShown = 60;

const shorten = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** Names the three values of a cell that the shop and the sheet have both changed. A write wins only over what its writer has seen. */
const refuse = <Value>(planning: Planning, cell: Cell<Value>, downloaded: Value | undefined): undefined => {
  const { reader, language, seen, kept } = planning;
  const { line, column, value, now, format } = cell;
  const show = (one: Value | undefined): string =>
    one === undefined ? t(language, 'nothing') : shorten(format.show(one));
  if (kept) {
    const reason = t(language, 'changedSince', { now: show(now), written: show(downloaded) });
    kept.push({ reference: line.name, colour: cell.colour ?? null, field: column.label, reason });
    return undefined;
  }
  reader.fail(line.row, column, 'changedByBoth', { now: show(now), downloaded: show(downloaded), value: show(value) });
  const { reference, colour } = line;
  seen.push({ reference, colour, column, now: now === undefined ? null : format.cell(now) });
  return undefined;
};

/** The value if the sheet changes it; undefined if the shop has it already, or has another one than the download had. */
export const settle = <Value>(
  planning: Planning,
  product: KnownProduct | undefined,
  cell: Cell<Value>,
): Value | undefined => {
  const { memory, changes } = planning;
  const { line, column, value, now, colour = null, format } = cell;
  if (!product) return value;
  const downloaded = memory ? format.read(memory.cell({ ...line, column })) : now;
  if (value === now || (memory && value === downloaded)) return undefined;
  if (downloaded !== now) return refuse(planning, cell, downloaded);
  const { reference } = product;
  changes.add({ reference, colour, column, before: now, after: value, show: format.show, cell: format.cell });
  return value;
};
