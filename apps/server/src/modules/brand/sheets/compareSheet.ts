import { Refusal } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { folded, spellingsOf, textOf } from '../../../platform/documents/reading/cells.ts';
import type { ReadSheet, SheetRows } from '../../../platform/documents/reading/types.ts';
import { gtinIn } from '../../../platform/documents/reading/gtinIn.ts';
import { findGtins } from '../gtins.ts';
import { brandIn, findHead, isOurs, priceColumnsWithoutList } from './columns.ts';
import type { Head } from './columns.ts';
import { createChanges } from './changes.ts';
import { cleaned } from './layout/cleaned.ts';
import { layoutOf } from './layout/layoutOf.ts';
import type { Said } from './layout/layoutOf.ts';
import type { SheetLayout } from '../../../platform/documents/layouts/types.ts';
import { headOf } from './layout/uses.ts';
import { kindOf, readMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import { planSheet } from './plan.ts';
import type { Plan } from './plan.ts';
import { ownerIn } from './planGtins.ts';
import { findKnown, findProducts, holdProducts } from './read.ts';
import { summaryOf } from './summary.ts';
import type { Known, SheetList } from './types.ts';
import { texts, t } from './words.ts';

/** The rows of a file, and those of its hidden sheet. */
export interface Sheet {
  rows: SheetRows;
  hidden: SheetRows;
  /** What its author does not see. */
  unseen: Pick<ReadSheet, 'outOfSight' | 'others' | 'encoding'>;
  /** Sheets among which somebody has to choose; then nothing is compared. */
  unsure: ReadSheet['unsure'];
  /** What its columns hold, if somebody said so. */
  said?: Said | undefined;
  /** It takes an import back: what has changed since stays. */
  undoes?: boolean | undefined;
}

export interface Compared extends Plan {
  memory: Memory | null;
  lists: readonly SheetList[];
  sizes: Known['sizes'];
  /** How columns that are not ours were read. While it is `asked`, nothing was compared. */
  layout: SheetLayout | null;
  /** Products of the shop that the sheet names. */
  found: number;
  /** Columns that were read, and rows of sums that were left out. */
  columns: Head['columns'];
  sums: readonly number[];
  /** Whether the file may be of another brand: it names none, and most of its references are new to a brand that has products. */
  isUnfamiliar: boolean;
}

/** Where the columns of a sheet stand, and how they were found out if they are not ours. */
interface Read {
  rows: SheetRows;
  head: Head;
  layout: SheetLayout | null;
  /** Rows of sums, as spreadsheets count. */
  sums: number[];
}

/** Refuses a sheet of another brand. */
const requireOwn = ({ language }: SellerScope, rows: SheetRows, known: Omit<Known, 'products'>): void => {
  const brand = brandIn(rows);
  if (brand !== undefined && folded(brand) !== folded(known.brand))
    throw new Refusal(422, t(language, 'otherBrand', { brand }));
};

/** Why columns of prices have no price list; undefined if they all have one. */
const problemOfPrices = ({ language }: SellerScope, cells: SheetRows[number], { lists }: Pick<Known, 'lists'>) => {
  const unknown = priceColumnsWithoutList(cells, lists);
  if (unknown.length === 0) return undefined;
  const names = lists.map(({ name }) => name).join(', ');
  return t(language, names === '' ? 'noPriceList' : 'otherPriceList', { columns: unknown.join(', '), lists: names });
};

/** Refuses a sheet in which two columns hold the same: which of them counts cannot be told. */
const requireOnce = ({ language }: SellerScope, { columns }: Head): void => {
  const twice = [...Map.groupBy(columns, kindOf).values()].flatMap(([first, second]) => (second ? [first] : []));
  const labels = twice.map((column) => column?.label).join(', ');
  if (labels !== '') throw new Refusal(422, t(language, 'columnsTwice', { columns: labels }));
};

const readColumns = async (
  scope: SellerScope,
  { rows, said, undoes }: Sheet,
  memory: Memory | null,
  known: Omit<Known, 'products'>,
): Promise<Read> => {
  const { language } = scope;
  const head = findHead(rows, known.lists);
  const cells = 'missing' in head ? [] : (rows[head.row] ?? []);
  const prices = problemOfPrices(scope, cells, known);
  // A downloaded file may have columns of notes beside ours.
  if (!said && !('missing' in head) && (memory || isOurs(cells, known.lists))) {
    // Prices of a list that is gone since are gone with it.
    if (prices !== undefined && !undoes) throw new Refusal(422, prices);
    requireOnce(scope, head);
    return { rows, head, layout: null, sums: [] };
  }
  if ('missing' in head && rows.every((row) => row.filter((cell) => cell !== null && cell !== '').length < 2)) {
    const columns = head.missing.map((column) => texts[column][language]).join(', ');
    throw new Refusal(422, t(language, 'columns', { columns }));
  }
  const layout = await layoutOf(scope, rows, known, said);
  const problem = layout.problem ?? (layout.state === 'asked' && prices !== undefined ? prices : null);
  return {
    ...cleaned(rows, layout),
    head: headOf(rows, layout, known.lists, language),
    layout: { ...layout, problem },
  };
};

/** What is known of a sheet about which something is asked: whether it is meant, or what its columns hold. */
const asked = (known: Omit<Known, 'products'>, memory: Memory | null, layout: SheetLayout | null): Compared => ({
  products: [],
  changes: createChanges(),
  errors: [],
  seen: [],
  kept: [],
  summary: summaryOf(0, []),
  units: { said: 0, taken: 0, same: 0 },
  head: layout?.head ?? -1,
  memory,
  lists: known.lists,
  sizes: known.sizes,
  layout,
  found: 0,
  columns: [],
  sums: [],
  isUnfamiliar: false,
});

/** Compares a sheet with the catalogue of now; holds its products until the transaction ends if `hold`. */
export const compareSheet = async (scope: SellerScope, sheet: Sheet, hold = false): Promise<Compared> => {
  const { language } = scope;
  const known = await findKnown(scope);
  if (sheet.unsure.length > 0) return asked(known, null, null);
  requireOwn(scope, sheet.rows, known);
  const memory = readMemory(sheet.hidden, known.lists);
  const { rows, head, layout, sums } = await readColumns(scope, sheet, memory, known);
  if (layout?.state === 'asked') return asked(known, memory, layout);
  const at = head.columns.find(({ kind }) => kind === 'reference')?.at ?? -1;
  const body = rows.slice(head.row + 1);
  const gtins = head.columns.filter(({ kind }) => kind === 'gtin');
  const owned = await findGtins(
    scope,
    body.flatMap((cells) => gtins.map((column) => gtinIn(cells[column.at]))).filter(Boolean),
  );
  const named = body.map((cells) => textOf(cells[at]) || (ownerIn(owned, cells, gtins)?.reference ?? ''));
  const references = spellingsOf(named);
  if (hold) await holdProducts(scope, references);
  const products = await findProducts(scope, references);
  const plan = planSheet(
    { rows, head, memory, owned, undoes: sheet.undoes, reversible: hold },
    { ...known, products },
    language,
  );
  if (plan.summary.lines === 0 && plan.errors.length === 0) {
    if (!layout) throw new Refusal(422, t(language, 'noRows'));
    return asked(known, memory, { ...layout, state: 'asked', problem: t(language, 'noRows') });
  }
  const added = plan.summary.new_products;
  const isUnfamiliar = known.hasProducts && brandIn(rows) === undefined && added > products.length;
  const read = { memory, lists: known.lists, sizes: known.sizes, layout, columns: head.columns, sums };
  return { ...plan, ...read, found: products.length, isUnfamiliar };
};
