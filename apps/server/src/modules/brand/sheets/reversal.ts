import type { SellerScope } from '../../../domain/scope.ts';
import { folded } from '../../../platform/documents/reading/cells.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import { writeWorkbook } from '../../../platform/documents/xlsx/workbook.ts';
import type { Column } from './columns.ts';
import type { Compared } from './compareSheet.ts';
import { labelOf } from './layout/uses.ts';
import { isOfColour, kindOf, memoryName } from './memory.ts';
import { t } from './words.ts';

interface Reversed {
  reference: string;
  /** Empty for what belongs to all colours. */
  colour: string;
  column: Column;
  /** What the shop had before, and what the import wrote. */
  before: string | number;
  after: string | number;
}

/** Products that an import added are taken out of the shop: nothing is removed. */
const withoutAdded = ({ language }: SellerScope, { products }: Compared): Reversed[] =>
  products
    .filter(({ id, active }) => id === null && active !== false)
    .map(({ reference }) => ({
      reference,
      colour: '',
      column: { kind: 'active' },
      before: t(language, 'no'),
      after: t(language, 'yes'),
    }));

type Cells = Map<string, Reversed>;

/** The cells of each line. What belongs to all colours of a product stands in its first line. */
const linesOf = (reversed: readonly Reversed[]): { reference: string; colour: string; cells: Cells }[] =>
  [...Map.groupBy(reversed, ({ reference }) => folded(reference)).values()].flatMap((all) => {
    const colours = [...Map.groupBy(all, ({ colour }) => folded(colour)).values()];
    const shared = all.filter(({ column }) => !isOfColour(column));
    const own = colours.map((of) => of.filter(({ column }) => isOfColour(column))).filter((of) => of.length > 0);
    return (own.length > 0 ? own : [[]]).map((of, place) => {
      const cells = place === 0 ? [...shared, ...of] : of;
      return {
        reference: all[0]?.reference ?? '',
        colour: of[0]?.colour ?? '',
        cells: new Map(cells.map((cell) => [kindOf(cell.column), cell])),
      };
    });
  });

/**
 * A workbook that takes an import back: its cells have the values of before, and its hidden sheet has those that the import wrote. So
 * what has changed since is found out as with a downloaded workbook. Undefined where there is nothing to take back.
 */
export const writeReversal = async (scope: SellerScope, plan: Compared, title: string): Promise<Buffer | undefined> => {
  const { account, language } = scope;
  const changed = plan.changes.reversals.map(({ colour, ...of }) => ({ ...of, colour: colour ?? '' }));
  const lines = linesOf([...changed, ...withoutAdded(scope, plan)]);
  if (lines.length === 0) return undefined;
  const columns = [...new Map(lines.flatMap(({ cells }) => [...cells]).map(([kind, { column }]) => [kind, column]))];
  const head = [
    t(language, 'reference'),
    t(language, 'colour'),
    ...columns.map(([, column]) => labelOf(column, plan, language)),
  ];
  const rowsOf = (side: 'before' | 'after') => [
    head.map((value) => ({ value, style: 'head' as const })),
    ...lines.map(({ reference, colour, cells }) => [
      { value: reference },
      { value: colour },
      ...columns.map(([kind]) => ({ value: cells.get(kind)?.[side] ?? null })),
    ]),
  ];
  return writeWorkbook({
    title,
    author: account.name,
    look: sheetLook(account),
    sheets: [
      { name: t(language, 'title'), columns: head.map(() => 16), rows: rowsOf('before') },
      { name: memoryName, isHidden: true, isProtected: true, columns: [], rows: rowsOf('after') },
    ],
  });
};
