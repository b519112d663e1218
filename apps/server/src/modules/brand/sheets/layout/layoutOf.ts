import type { SellerScope } from '../../../../domain/scope.ts';
import { findLayout } from '../../../../platform/documents/layouts/remembered.ts';
import type { Layouts } from '../../../../platform/documents/layouts/remembered.ts';
import { mostSampleRows } from '../../../../platform/documents/layouts/types.ts';
import type { Layout, SheetLayout } from '../../../../platform/documents/layouts/types.ts';
import { spellingsOf, textOf } from '../../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../../platform/documents/reading/types.ts';
import { findProducts } from '../read.ts';
import type { Known } from '../types.ts';
import { t } from '../words.ts';
import { guessColumns } from './guess.ts';
import { problemOf } from './uses.ts';

/** What somebody said of the columns: in a check without the head, which is looked for. */
export interface Said {
  head?: number | undefined;
  uses: readonly string[];
}

/** The layouts that the brand has remembered. */
export const layoutsOf = ({ db, account, viewer }: SellerScope): Layouts => ({
  db,
  account: account.id,
  owner: { brand: viewer.brandId },
});

const guess = async (scope: SellerScope, rows: SheetRows, known: Omit<Known, 'products'>): Promise<Layout> => {
  const cells = rows.slice(0, mostSampleRows).flat().map(textOf);
  const products = await findProducts(scope, spellingsOf(cells));
  return guessColumns(rows, { ...known, products }, scope.language);
};

/** What somebody said of the columns, else what the brand has remembered, else a guess to ask about. */
export const layoutOf = async (
  scope: SellerScope,
  rows: SheetRows,
  known: Omit<Known, 'products'>,
  said?: Said,
): Promise<SheetLayout> => {
  const asked = (layout: Layout & { id?: number }, word?: Parameters<typeof t>[1]): SheetLayout => ({
    ...layout,
    id: layout.id ?? null,
    state: 'asked',
    problem: word === undefined ? null : t(scope.language, word),
  });
  const remembered = said ? undefined : await findLayout(layoutsOf(scope), rows);
  const head = said?.head ?? remembered?.head;
  const guessed = head === undefined ? await guess(scope, rows, known) : undefined;
  const uses = said?.uses ?? remembered?.uses;
  if (!uses) return asked(guessed ?? { head: -1, uses: [] });
  const layout = { head: head ?? guessed?.head ?? -1, uses, id: remembered?.id ?? null };
  const problem = problemOf(rows, layout, known.lists);
  if (problem) return asked({ ...layout, id: remembered?.id }, problem);
  return { ...layout, state: remembered ? 'recognised' : 'chosen', problem: null };
};
