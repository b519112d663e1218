import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type SellerScope } from '../../../domain/scope.ts';
import { isOwn, recordOwnChange } from '../service.ts';
import { findStockOf } from './readWindow.ts';
import { t } from './words.ts';

type Save = (typeof contract.brandStock)['saveCells'];
type Cell = z.output<Save['body']>['cells'][number];

interface Held {
  variation_id: number;
  size_id: number;
  product_id: number;
  quantity: number | null;
}

const keyOf = ({ variation_id, size_id }: Pick<Cell, 'variation_id' | 'size_id'>) => `${variation_id}:${size_id}`;

/** The cells of the brand, held until the transaction ends. They are locked in the order of their ids, as orders lock them. */
const hold = async (scope: SellerScope, cells: readonly Cell[]): Promise<ReadonlyMap<string, Held>> => {
  const held = await scope.db.query<Held>(sql`
    select s.variation_id, s.size_id, p.id as product_id, s.quantity from stock s
    join json_to_recordset(${JSON.stringify(cells)}::json) as given(variation_id int, size_id int)
      on given.variation_id = s.variation_id and given.size_id = s.size_id
    join variation v on v.id = s.variation_id join product p on p.id = v.product_id
    where ${isOwn(scope, sql`p`)} order by s.variation_id, s.size_id for update of s`);
  return new Map(held.map((cell) => [keyOf(cell), cell]));
};

/** Cells that the brand does not have, and cells that are named twice. */
const refuseMisplaced = ({ language }: SellerScope, cells: readonly Cell[], held: ReadonlyMap<string, Held>): void => {
  const met = new Set<string>();
  const wrong = cells.flatMap((cell) => {
    const key = keyOf(cell);
    const word = !held.has(key) ? 'gone' : met.has(key) ? 'twice' : undefined;
    met.add(key);
    const { variation_id, size_id } = cell;
    return word ? [{ variation_id, size_id, message: t(language, word) }] : [];
  });
  if (wrong.length > 0) throw new Refusal(422, t(language, 'wrong'), { errors: {}, cells: wrong });
};

/** Throws a 409 with what is in the cells that an order or a colleague has changed. A quantity that is there already is no conflict. */
const requireSeen = ({ language }: SellerScope, cells: readonly Cell[], held: ReadonlyMap<string, Held>): void => {
  const changed = cells.flatMap(({ variation_id, size_id, quantity, seen }) => {
    const current = held.get(keyOf({ variation_id, size_id }))?.quantity ?? null;
    return current === seen || current === quantity ? [] : [{ variation_id, size_id, current }];
  });
  if (changed.length > 0) throw new Refusal(409, t(language, 'cellsChanged'), { cells: changed });
};

const update = ({ db }: SellerScope, cells: readonly Cell[]) =>
  db.query(sql`
    update stock set quantity = given.quantity
    from json_to_recordset(${JSON.stringify(cells)}::json) as given(variation_id int, size_id int, quantity int)
    where stock.variation_id = given.variation_id and stock.size_id = given.size_id`);

/** Sets cells of any products of the brand: all of them, or none. Gives their rows as they are then. */
export const saveStockCells = (scope: SellerScope, cells: readonly Cell[]): Promise<CallData<Save>['data']> =>
  inTransaction(scope, async (tx) => {
    const held = await hold(tx, cells);
    refuseMisplaced(tx, cells, held);
    requireSeen(tx, cells, held);
    const changes = cells.filter((cell) => held.get(keyOf(cell))?.quantity !== cell.quantity);
    if (changes.length > 0) {
      await update(tx, changes);
      const products = new Set(changes.map((cell) => held.get(keyOf(cell))?.product_id)).size;
      const counts = { products, cells: changes.length };
      await recordOwnChange(tx, { action: 'catalogue.stock', subject: { id: null, name: '' }, after: counts });
    }
    return findStockOf(tx, [...new Set(cells.map(({ variation_id }) => variation_id))]);
  });
