import { isPayable, toCents } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import { listOf } from './fields.ts';
import { findKnown } from './read.ts';
import type { CellChange, Draft, CellProblem } from './types.ts';
import { t } from './words.ts';

type Word = Parameters<typeof t>[1];
type Known = Awaited<ReturnType<typeof findKnown>>;

interface Row {
  row: Draft;
  /** Those that were set in it. */
  cells: readonly CellChange[];
}

/** References that several of the rows have, in lower case. */
const repeatedIn = (rows: readonly Row[]): Set<string> => {
  const groups = Map.groupBy(rows, ({ row }) => row.reference_code.toLowerCase());
  return new Set([...groups].filter(([, group]) => group.length > 1).map(([reference]) => reference));
};

interface Rules {
  known: Known;
  repeated: ReadonlySet<string>;
}

const isTaken = (reference: string, { known, repeated }: Rules): boolean =>
  repeated.has(reference.toLowerCase()) || known.references.includes(reference.toLowerCase());

const hasOneAmount = ({ prices }: Draft, list: number): boolean => {
  const { wholesale = null, retailer = null } = prices[list] ?? {};
  return (wholesale === null) !== (retailer === null);
};

const hasNoName = ({ name }: Draft): boolean => Object.values(name).every((text) => text === '');

const isMostBelowLeast = ({ minimum_quantity: least, maximum_quantity: most }: Draft): boolean =>
  least !== null && most !== null && most < least;

const problemOfPrice = (row: Draft, list: number, { known }: Rules): Word | undefined => {
  const currency = known.pricelists[list];
  if (currency === undefined) return 'unknown';
  const { wholesale = null, retailer = null } = row.prices[list] ?? {};
  if (![wholesale, retailer].every((amount) => isPayable(toCents(amount ?? 0), currency))) return 'wholeCoins';
  return hasOneAmount(row, list) ? 'bothPrices' : undefined;
};

type Check = (row: Draft, rules: Rules) => Word | undefined;

const checkLimits: Check = (row) => (isMostBelowLeast(row) ? 'mostBelowLeast' : undefined);

/** Fields that have to go with their row or with the catalogue. */
const checks: Readonly<Record<string, Check>> = {
  reference_code: (row, rules) => (isTaken(row.reference_code, rules) ? 'referenceTaken' : undefined),
  collection_id: (row, { known }) => (known.collections.includes(row.collection_id) ? undefined : 'unknown'),
  segment_id: (row, { known }) => (known.segments.includes(row.segment_id) ? undefined : 'unknown'),
  category_id: (row, { known }) => (known.categories.includes(row.category_id) ? undefined : 'unknown'),
  minimum_quantity: checkLimits,
  maximum_quantity: checkLimits,
  name: (row) => (hasNoName(row) ? 'nameMissing' : undefined),
};

/** What is wrong with a cell beside what else its row says. */
const problemOf = (row: Draft, field: CellChange['field'], rules: Rules): Word | undefined => {
  const list = listOf(field);
  if (list !== undefined) return problemOfPrice(row, list, rules);
  return checks[field.split('.')[0] ?? '']?.(row, rules);
};

/** The cells that do not go with their row or with the catalogue. Ids of others are as unknown as ids of nobody. */
export const findProblems = async (scope: SellerScope, rows: readonly Row[]): Promise<CellProblem[]> => {
  const known = await findKnown(
    scope,
    rows.map(({ row }) => row),
  );
  const rules = { known, repeated: repeatedIn(rows) };
  return rows.flatMap(({ row, cells }) =>
    cells.flatMap(({ product_id, field }) => {
      const word = problemOf(row, field, rules);
      const message =
        word &&
        t(scope.language, word, {
          reference: row.reference_code,
          currency: known.pricelists[listOf(field) ?? 0] ?? '',
        });
      return message === undefined ? [] : [{ product_id, field, message }];
    }),
  );
};
