import sql from 'sql-template-tag';
import { Refusal } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { keyOf, recordset } from './recordset.ts';
import { t } from './words.ts';
import type { Placed } from './writeProducts.ts';

/** Writes the stock, unless an order or a colleague has changed it since it was compared. */
const writeGiven = async ({ db, language }: SellerScope, stock: readonly object[]): Promise<void> => {
  const given = recordset(stock, sql`given(variation int, size int, quantity int, seen int, "isNew" boolean)`);
  // Locked in the order of their ids, as orders lock them.
  const changed = await db.query(sql`
    with held as (
      select stock.variation_id, stock.size_id, stock.quantity, given.quantity as wanted, given.seen from stock
      join ${given} on given.variation = stock.variation_id and given.size = stock.size_id
      where not given."isNew" order by stock.variation_id, stock.size_id for update of stock
    )
    update stock set quantity = held.wanted from held
    where stock.variation_id = held.variation_id and stock.size_id = held.size_id and held.quantity is not distinct from held.seen
    returning stock.variation_id`);
  const added = await db.query(sql`
    insert into stock (variation_id, size_id, quantity) select variation, size, quantity from ${given} where given."isNew"
    on conflict do nothing returning variation_id`);
  if (changed.length + added.length < stock.length) throw new Refusal(409, t(language, 'changedMeanwhile'));
};

/** Cells written at a time. */
const atATime = 10_000;

/** Writes the stock of all products. A size that is new to a colour is not limited until the sheet or somebody sets its stock. */
export const writeStock = async (
  scope: SellerScope,
  products: readonly Placed[],
  added: ReadonlyMap<string, number>,
  report: (written: number) => Promise<void>,
): Promise<void> => {
  const stock = products.flatMap(({ id: product, colours }) =>
    colours.flatMap(({ id, label, stock: own }) => {
      const variation = id ?? added.get(keyOf(product, label.en));
      return own.map((cell) => ({ ...cell, variation: variation ?? 0, isNew: cell.seen === undefined }));
    }),
  );
  // In the order of their ids through all parts, as orders lock them.
  stock.sort((one, other) => one.variation - other.variation || one.size - other.size);
  for (let at = 0; at < stock.length; at += atATime) {
    await writeGiven(scope, stock.slice(at, at + atATime));
    await report(Math.min(1, (at + atATime) / stock.length));
  }
  await scope.db.query(sql`
    insert into stock (variation_id, size_id, quantity)
    select v.id, ps.size_id, null from unnest(${products.map(({ id }) => id)}::int[]) product
    join variation v on v.product_id = product join product_size ps on ps.product_id = product on conflict do nothing`);
};
