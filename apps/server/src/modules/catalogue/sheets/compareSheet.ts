import { Refusal } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import { folded } from '../../drafts/parse.ts';
import { brandIn, findHead, priceColumnsWithoutList, textOf } from './columns.ts';
import type { Head } from './columns.ts';
import { readMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import { planSheet } from './plan.ts';
import type { Plan } from './plan.ts';
import { findKnown, findProducts, holdProducts } from './read.ts';
import type { Known, SheetList } from './types.ts';
import { texts, t } from './words.ts';

/** The rows of a file, and those of its hidden sheet. */
export interface Sheet {
  rows: SheetRows;
  hidden: SheetRows;
}

export interface Compared extends Plan {
  memory: Memory | null;
  lists: readonly SheetList[];
  /** Whether the file may be of another brand: it names none, and most of its references are new to a brand that has products. */
  isUnfamiliar: boolean;
}

/** The head of a sheet of this brand; refuses another brand's and one without the columns it needs. */
const requireHead = ({ language }: SellerScope, rows: SheetRows, known: Omit<Known, 'products'>): Head => {
  const brand = brandIn(rows);
  if (brand !== undefined && folded(brand) !== folded(known.brand))
    throw new Refusal(422, t(language, 'otherBrand', { brand }));
  const head = findHead(rows, known.lists);
  if ('missing' in head) {
    const columns = head.missing.map((column) => texts[column][language]).join(', ');
    throw new Refusal(422, t(language, 'columns', { columns }));
  }
  const unknown = priceColumnsWithoutList(rows[head.row] ?? [], known.lists);
  if (unknown.length === 0) return head;
  const lists = known.lists.map(({ name }) => name).join(', ');
  const reason = lists === '' ? 'noPriceList' : 'otherPriceList';
  throw new Refusal(422, t(language, reason, { columns: unknown.join(', '), lists }));
};

/** Compares a sheet with the catalogue of now; holds its products until the transaction ends if `hold`. */
export const compareSheet = async (scope: SellerScope, { rows, hidden }: Sheet, hold = false): Promise<Compared> => {
  const { language } = scope;
  const known = await findKnown(scope);
  const head = requireHead(scope, rows, known);
  const memory = readMemory(hidden, known.lists);
  const at = head.columns.find(({ kind }) => kind === 'reference')?.at ?? 0;
  const references = [...new Set(rows.slice(head.row + 1).map((cells) => textOf(cells[at])))];
  if (hold) await holdProducts(scope, references);
  const products = await findProducts(scope, references);
  const plan = planSheet({ rows, head, memory }, { ...known, products }, language);
  if (plan.summary.lines === 0) throw new Refusal(422, t(language, 'noRows'));
  const added = plan.summary.new_products;
  const isUnfamiliar = known.hasProducts && brandIn(rows) === undefined && added > products.length;
  return { ...plan, memory, lists: known.lists, isUnfamiliar };
};
