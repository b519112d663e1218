import type { Language } from '../../../domain/language.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import { folded } from '../../drafts/parse.ts';
import { textOf } from './columns.ts';
import type { Head } from './columns.ts';
import { createChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { planColours } from './planColours.ts';
import { planFields } from './planFields.ts';
import { planPrices } from './planPrices.ts';
import { createReader } from './reader.ts';
import type { Line } from './reader.ts';
import type { Planning } from './settle.ts';
import { summaryOf } from './summary.ts';
import type { Known, KnownProduct, LineError, PlannedProduct, Summary } from './types.ts';

const linesIn = (rows: SheetRows, head: Head): Line[] => {
  const reference = head.columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  return rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(head.row + 1)
    .filter(({ cells }) => textOf(cells[reference]) !== '');
};

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
  /** The row that names the columns, from 0. */
  head: number;
}

/** Compares the rows of a sheet with the catalogue; each value that does not fit is named by line and column. */
export const planSheet = (rows: SheetRows, head: Head, known: Known, language: Language): Plan => {
  const errors: LineError[] = [];
  const changes = createChanges();
  const planning: Planning = { reader: createReader(head, language, errors), known, language, changes };
  const lines = linesIn(rows, head);
  const reference = head.columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  const byReference = new Map(known.products.map((product) => [folded(product.reference), product]));
  const groups = Map.groupBy(lines, ({ cells }) => folded(textOf(cells[reference])));
  const products = [...groups].map(([key, own]): PlannedProduct => {
    const group = { lines: own, product: byReference.get(key) };
    const fields = planFields(planning, group);
    const sizes = sizeNames(known.sizes, group.product, fields.sizes);
    return { ...fields, colours: planColours(planning, group, sizes), prices: planPrices(planning, group) };
  });
  errors.sort((one, other) => one.row - other.row);
  return { products, changes, errors, summary: summaryOf(lines.length, products), head: head.row };
};
