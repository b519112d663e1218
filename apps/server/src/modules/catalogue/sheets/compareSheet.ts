import { Refusal } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { folded, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import { brandIn, findHead, isOurs, priceColumnsWithoutList } from './columns.ts';
import type { Head } from './columns.ts';
import { createChanges } from './changes.ts';
import { cleaned } from './layout/cleaned.ts';
import { layoutOf } from './layout/layoutOf.ts';
import type { Said, SheetLayout } from './layout/layoutOf.ts';
import { headOf } from './layout/uses.ts';
import { readMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import { planSheet } from './plan.ts';
import type { Plan } from './plan.ts';
import { findKnown, findProducts, holdProducts } from './read.ts';
import { summaryOf } from './summary.ts';
import type { Known, SheetList } from './types.ts';
import { texts, t } from './words.ts';

/** The rows of a file, and those of its hidden sheet. */
export interface Sheet {
  rows: SheetRows;
  hidden: SheetRows;
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
  /** Whether the file may be of another brand: it names none, and most of its references are new to a brand that has products. */
  isUnfamiliar: boolean;
}

/** Where the columns of a sheet stand, and how they were found out if they are not ours. */
interface Read {
  rows: SheetRows;
  head: Head;
  layout: SheetLayout | null;
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
    return { rows, head, layout: null };
  }
  if ('missing' in head && rows.every((row) => row.filter((cell) => cell !== null && cell !== '').length < 2)) {
    const columns = head.missing.map((column) => texts[column][language]).join(', ');
    throw new Refusal(422, t(language, 'columns', { columns }));
  }
  const layout = await layoutOf(scope, rows, known, said);
  const problem = layout.problem ?? (layout.state === 'asked' && prices !== undefined ? prices : null);
  return {
    rows: cleaned(rows, layout),
    head: headOf(rows, layout, known.lists, language),
    layout: { ...layout, problem },
  };
};

/** What is known of a sheet whose columns are asked about. */
const asked = (known: Omit<Known, 'products'>, memory: Memory | null, layout: SheetLayout): Compared => ({
  products: [],
  changes: createChanges(),
  errors: [],
  seen: [],
  kept: [],
  summary: summaryOf(0, []),
  head: layout.head,
  memory,
  lists: known.lists,
  sizes: known.sizes,
  layout,
  found: 0,
  isUnfamiliar: false,
});

/** Compares a sheet with the catalogue of now; holds its products until the transaction ends if `hold`. */
export const compareSheet = async (scope: SellerScope, sheet: Sheet, hold = false): Promise<Compared> => {
  const { language } = scope;
  const known = await findKnown(scope);
  requireOwn(scope, sheet.rows, known);
  const memory = readMemory(sheet.hidden, known.lists);
  const { rows, head, layout } = await readColumns(scope, sheet, memory, known);
  if (layout?.state === 'asked') return asked(known, memory, layout);
  const at = head.columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  const references = [...new Set(rows.slice(head.row + 1).map((cells) => textOf(cells[at])))];
  if (hold) await holdProducts(scope, references);
  const products = await findProducts(scope, references);
  const plan = planSheet(
    { rows, head, memory, undoes: sheet.undoes, reversible: hold },
    { ...known, products },
    language,
  );
  if (plan.summary.lines === 0 && plan.errors.length === 0) {
    if (!layout) throw new Refusal(422, t(language, 'noRows'));
    return asked(known, memory, { ...layout, state: 'asked', problem: t(language, 'noRows') });
  }
  const added = plan.summary.new_products;
  const isUnfamiliar = known.hasProducts && brandIn(rows) === undefined && added > products.length;
  return { ...plan, memory, lists: known.lists, sizes: known.sizes, layout, found: products.length, isUnfamiliar };
};
