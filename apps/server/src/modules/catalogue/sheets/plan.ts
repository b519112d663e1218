import type { Language } from '../../../domain/language.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import { folded } from '../../drafts/parse.ts';
import { textOf } from './columns.ts';
import type { Head } from './columns.ts';
import { amountsIn, stockIn } from './numbers.ts';
import { planFields } from './planFields.ts';
import { createReader } from './reader.ts';
import type { Line, Reader } from './reader.ts';
import type { Known, KnownProduct, LineError, PlannedColour, PlannedProduct, Summary } from './types.ts';

const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const stockOf = (reader: Reader, line: Line, sizes: ReadonlyMap<string, number>): PlannedColour['stock'] =>
  reader.columns('stock').flatMap((column) => {
    const quantity = reader.number(line, column, stockIn);
    if (quantity === undefined) return [];
    const size = sizes.get(column.size);
    if (size !== undefined) return { size, quantity };
    reader.fail(line.row, column, 'noSize');
    return [];
  });

const coloursOf = (
  reader: Reader,
  lines: readonly Line[],
  product: KnownProduct | undefined,
  { sizes, language }: { sizes: ReadonlyMap<string, number>; language: Language },
): PlannedColour[] => {
  const [column] = reader.columns('colour');
  const [hex] = reader.columns('hex');
  const rows = new Map<string, number>();
  if (!column) return [];
  return lines.flatMap((line) => {
    const label = reader.text(line, column, 80);
    const before = rows.get(folded(label));
    if (before !== undefined) reader.fail(line.row, column, 'twice', { row: before });
    rows.set(folded(label), line.row);
    const colour = product?.colours.find(({ labels }) => labels.some((one) => folded(one) === folded(label)));
    const color = hex ? reader.text(line, hex) : '';
    if (hex && color !== '' && !isHex(color)) reader.fail(line.row, hex, 'hexWrong', { value: color });
    if (label === '') reader.fail(line.row, column, 'missing');
    return {
      id: colour?.id ?? null,
      label: { en: label, [language]: label },
      color,
      stock: stockOf(reader, line, sizes),
    };
  });
};

const pricesOf = (
  reader: Reader,
  lines: readonly Line[],
  product: KnownProduct | undefined,
  { lists, language }: { lists: Known['lists']; language: Language },
): PlannedProduct['prices'] => {
  const read = (kind: 'wholesale' | 'retailer') =>
    new Map(
      reader.columns(kind).flatMap((column) => {
        const given = reader.shared(lines, column);
        const line = given && lines.find(({ row }) => row === given.row);
        const currency = lists.find(({ id }) => id === column.list)?.currency;
        const cents = line && reader.number(line, column, amountsIn(language, currency));
        return cents === undefined ? [] : [[column.list, { cents, row: line?.row ?? 0, column }] as const];
      }),
    );
  const [wholesale, retailer] = [read('wholesale'), read('retailer')];
  return [...new Set([...wholesale.keys(), ...retailer.keys()])].map((list) => {
    const [one, other] = [wholesale.get(list), retailer.get(list)];
    const given = one ?? other;
    if (given && (!one || !other) && !product?.priced.includes(list))
      reader.fail(given.row, given.column, 'bothPrices');
    return { list, wholesale: one?.cents ?? null, retailer: other?.cents ?? null };
  });
};

const linesIn = (rows: SheetRows, head: Head): Line[] => {
  const reference = head.columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  return rows
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(head.row + 1)
    .filter(({ cells }) => textOf(cells[reference]) !== '');
};

const sizeNames = (
  { sizes }: Known,
  product: KnownProduct | undefined,
  added: readonly number[],
): Map<string, number> =>
  new Map([
    ...(product?.sizes ?? []).map(({ id, name }) => [folded(name), id] as const),
    ...sizes.filter(({ id }) => added.includes(id)).map(({ id, name }) => [folded(name), id] as const),
  ]);

export interface Plan {
  products: PlannedProduct[];
  errors: LineError[];
  summary: Summary;
  /** The row that names the columns, from 0. */
  head: number;
}

const summaryOf = (lines: number, products: readonly PlannedProduct[]): Summary => {
  const count = (of: (product: PlannedProduct) => number): number => products.reduce((sum, one) => sum + of(one), 0);
  const added = products.filter(({ id }) => id === null).length;
  return {
    lines,
    new_products: added,
    changed_products: products.length - added,
    new_colours: count(({ colours }) => colours.filter(({ id }) => id === null).length),
    prices: count(({ prices }) => prices.length),
    stock: count(({ colours }) => colours.reduce((sum, { stock }) => sum + stock.length, 0)),
  };
};

/** Compares the rows of a sheet with the catalogue; each value that does not fit is named by line and column. */
export const planSheet = (rows: SheetRows, head: Head, known: Known, language: Language): Plan => {
  const errors: LineError[] = [];
  const reader = createReader(head, language, errors);
  const lines = linesIn(rows, head);
  const reference = head.columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  const byReference = new Map(known.products.map((product) => [folded(product.reference), product]));
  const groups = Map.groupBy(lines, ({ cells }) => folded(textOf(cells[reference])));
  const products = [...groups].map(([key, own]): PlannedProduct => {
    const product = byReference.get(key);
    const fields = planFields(reader, own, known, product);
    const sizes = sizeNames(known, product, fields.sizes);
    return {
      ...fields,
      colours: coloursOf(reader, own, product, { sizes, language }),
      prices: pricesOf(reader, own, product, { lists: known.lists, language }),
    };
  });
  errors.sort((one, other) => one.row - other.row);
  return { products, errors, summary: summaryOf(lines.length, products), head: head.row };
};
