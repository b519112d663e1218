import type { Language } from '../../../domain/language.ts';
import { folded } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import type { Head } from './columns.ts';
import { createChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { linesIn, withoutGone } from './lines.ts';
import type { Memory } from './memory.ts';
import { planColours } from './planColours.ts';
import { planFields } from './planFields.ts';
import { requireOnce } from './planGtins.ts';
import { planPrices } from './planPrices.ts';
import { createReader } from './reader.ts';
import type { Seen } from './seen.ts';
import type { Gtins, Planning } from './settle.ts';
import { summaryOf } from './summary.ts';
import { accountForUnits, countUnits } from './units.ts';
import type { Units } from './units.ts';
import type { Kept, Known, KnownProduct, LineError, PlannedProduct, Summary } from './types.ts';

/** Ids of the sizes that a product has or gets, by name. */
const sizeNames = (
  sizes: Known['sizes'],
  product: KnownProduct | undefined,
  added: readonly number[],
): Map<string, number> =>
  new Map(
    [...(product?.sizes ?? []), ...sizes.filter(({ id }) => added.includes(id))].map(({ id, name }) => [
      folded(name),
      id,
    ]),
  );

export interface Plan {
  products: PlannedProduct[];
  /** Values of known products before and after. */
  changes: Changes;
  errors: LineError[];
  summary: Summary;
  units: Units;
  /** What the reasons name of the shop. */
  seen: Seen[];
  /** What a sheet that takes an import back leaves, because it has changed since. */
  kept: Kept[];
  /** The row that names the columns, from 0. */
  head: number;
}

export interface Given {
  rows: SheetRows;
  head: Head;
  memory: Memory | null;
  /** The sheet takes an import back: what has changed since stays. */
  undoes?: boolean | undefined;
  /** GTINs of the shop that the sheet names. */
  owned?: Gtins['owned'] | undefined;
  /** Whether to keep how each change is taken back. */
  reversible?: boolean | undefined;
}

/** Compares the rows of a sheet with the catalogue; each value that does not fit is named by line and column. */
export const planSheet = (
  { rows, head, memory, undoes, owned = new Map(), reversible }: Given,
  known: Known,
  language: Language,
): Plan => {
  const errors: LineError[] = [];
  const seen: Seen[] = [];
  const kept: Kept[] = [];
  const changes = createChanges(reversible);
  const reader = createReader({ head, language, memory, errors });
  const units = countUnits();
  const gtins = { owned, claims: [] };
  const planning: Planning = {
    reader,
    known,
    language,
    memory,
    changes,
    units,
    gtins,
    seen,
    kept: undoes ? kept : null,
  };
  const lines = linesIn(rows, head, reader, owned);
  const byReference = new Map(known.products.map((product) => [folded(product.reference), product]));
  const groups = Map.groupBy(lines, ({ reference }) => reference);
  const products = [...groups].flatMap(([key, all]): PlannedProduct[] => {
    const product = byReference.get(key);
    const group = { lines: withoutGone(planning, head, { lines: all, product }), product };
    for (const { row } of all.filter((line) => !group.lines.includes(line))) units.gone.add(row);
    if (group.lines.length === 0) return [];
    const fields = planFields(planning, group);
    const sizes = sizeNames(known.sizes, product, fields.sizes);
    return [{ ...fields, colours: planColours(planning, group, sizes), prices: planPrices(planning, group) }];
  });
  requireOnce(planning);
  const sums = accountForUnits({ rows, head, reader, errors }, units);
  errors.sort((one, other) => one.row - other.row);
  const summary = summaryOf(lines.length, products);
  return { products, changes, errors, seen, kept, summary, units: sums, head: head.row };
};
