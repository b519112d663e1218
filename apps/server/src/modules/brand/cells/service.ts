import { isOneLine } from '@vitrine/api/rules';
import { isUniqueViolation } from '../../../db/errors.ts';
import { invalid, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isStorable } from '../../../platform/input.ts';
import { reasonFor, translateInput } from '../../../platform/inputWords.ts';
import { recordOwnChange } from '../service.ts';
import { findProblems } from './check.ts';
import { draftOf, readValue, setValue, valueOf } from './fields.ts';
import { findRows } from './read.ts';
import type { CellChange, Draft, CellProblem, ProductCells } from './types.ts';
import { t } from './words.ts';
import { writeCells } from './write.ts';

type Rows = ReadonlyMap<number, Draft>;

const refuse = ({ language }: SellerScope, cells: readonly CellProblem[]): void => {
  if (cells.length > 0) throw new Refusal(422, t(language, 'wrong'), { errors: {}, cells });
};

/** Cells of products that the brand does not have, and cells that are named twice. */
const misplaced = ({ language }: SellerScope, cells: readonly CellChange[], rows: Rows): CellProblem[] => {
  const met = new Set<string>();
  return cells.flatMap(({ product_id, field }) => {
    const key = `${product_id} ${field}`;
    const word = !rows.has(product_id) ? 'gone' : met.has(key) ? 'twice' : undefined;
    met.add(key);
    return word ? [{ product_id, field, message: t(language, word) }] : [];
  });
};

/** Throws a 409 with what is in the cells that somebody else has changed. A value that is there already is no conflict. */
const requireSeen = ({ language }: SellerScope, cells: readonly CellChange[], rows: Rows): void => {
  const changed = cells.flatMap(({ product_id, field, value, seen }) => {
    const row = rows.get(product_id);
    const current = row ? valueOf(row, field) : null;
    return current === seen || current === value ? [] : [{ product_id, field, current }];
  });
  if (changed.length > 0) throw new Refusal(409, t(language, 'changedMeanwhile'), { cells: changed });
};

/** Sets the cells in their rows; gives those whose value the product's form would refuse. */
const setCells = ({ language }: SellerScope, cells: readonly CellChange[], rows: Rows): CellProblem[] =>
  cells.flatMap((cell) => {
    const { product_id, field, value } = cell;
    if (typeof value === 'string' && !isStorable(value))
      return [{ product_id, field, message: translateInput(language, 'unstorable') }];
    if (typeof value === 'string' && !isOneLine(value))
      return [{ product_id, field, message: translateInput(language, 'oneLine') }];
    const result = readValue(cell);
    const row = rows.get(product_id);
    if (row && result.success) setValue(row, field, result.data);
    const [issue] = result.error?.issues ?? [];
    return issue ? [{ product_id, field, message: reasonFor(issue, language) }] : [];
  });

const save = async (tx: SellerScope, cells: readonly CellChange[]): Promise<ProductCells[]> => {
  const ids = [...new Set(cells.map(({ product_id }) => product_id))];
  const rows = new Map((await findRows(tx, ids, true)).map((row) => [row.id, draftOf(row)]));
  refuse(tx, misplaced(tx, cells, rows));
  requireSeen(tx, cells, rows);
  const changes = cells.filter(({ product_id, field, value }) => {
    const row = rows.get(product_id);
    return row && valueOf(row, field) !== value;
  });
  refuse(tx, setCells(tx, changes, rows));
  const grouped = Map.groupBy(changes, ({ product_id }) => product_id);
  const changed = [...rows.values()].filter(({ id }) => grouped.has(id));
  refuse(
    tx,
    await findProblems(
      tx,
      changed.map((row) => ({ row, cells: grouped.get(row.id) ?? [] })),
    ),
  );
  if (changed.length > 0) {
    await writeCells(tx, changed, changes);
    const counts = { products: changed.length, cells: changes.length };
    await recordOwnChange(tx, { action: 'catalogue.edit', subject: { id: null, name: '' }, after: counts });
  }
  return findRows(tx, ids);
};

/** Sets cells of the brand's products by the rules of the product's form: all of them, or none. Gives the rows as they are then. */
export const saveCells = (scope: SellerScope, cells: readonly CellChange[]): Promise<ProductCells[]> =>
  inTransaction(scope, (tx) => save(tx, cells)).catch((error: unknown) => {
    // Somebody took a reference at the same moment.
    if (isUniqueViolation(error)) throw invalid({ reference_code: [t(scope.language, 'wrong')] });
    throw error;
  });
