import sql from 'sql-template-tag';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { inTransaction } from '../../../domain/scope.ts';
import { holdCart, lockDraft, markUndone, type CartChanges } from './repository.ts';
import type { OpenCart } from './openCart.ts';
import { t } from './words.ts';

const differences = <K, V>(before: ReadonlyMap<K, V> | undefined, after: ReadonlyMap<K, V> | undefined) =>
  [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    .map((key) => ({ key, before: before?.get(key) ?? null, after: after?.get(key) ?? null }))
    .filter((each) => each.before !== each.after);

/** What differs between two states of a cart. */
export const undoOf = (before: OpenCart | undefined, after: OpenCart | undefined): CartChanges => ({
  units: differences(before?.units, after?.units).map(({ key, ...values }) => {
    const [variation_id, size_id] = key.split(':').map(Number);
    return { variation_id, size_id, ...values };
  }),
  notes: differences(before?.notes, after?.notes).map(({ key, ...values }) => ({ product_id: key, ...values })),
});

/** Brings back the products that the import took away, and the notes that are still those of the import. */
const bringNotesBack = async ({ db }: BuyerScope, cartId: number, { notes }: CartChanges): Promise<void> => {
  const note = sql`json_to_recordset(${JSON.stringify(notes)}::json) as note(product_id int, before text, after text)`;
  await db.query(sql`
    update cart_line line set note = note.before from ${note}
    where line.cart_id = ${cartId} and line.product_id = note.product_id and line.note = note.after and note.before is not null`);
  await db.query(sql`
    insert into cart_line (cart_id, product_id, note) select ${cartId}, product_id, before from ${note}
    where before is not null and after is null on conflict do nothing`);
};

/** Brings quantities back that are still those of the import, and says how many. */
const bringUnitsBack = async ({ db }: BuyerScope, cartId: number, { units }: CartChanges): Promise<number> => {
  const unit = sql`json_to_recordset(${JSON.stringify(units)}::json) as unit(variation_id int, size_id int, before int, after int)`;
  const same = sql`item.cart_id = ${cartId} and item.variation_id = unit.variation_id and item.size_id = unit.size_id
    and item.quantity = unit.after`;
  const removed = await db.query(
    sql`delete from cart_item item using ${unit} where ${same} and before is null returning item.id`,
  );
  const set = await db.query(
    sql`update cart_item item set quantity = before from ${unit} where ${same} and before is not null returning item.id`,
  );
  const added = await db.query(sql`
    insert into cart_item (cart_id, product_id, variation_id, size_id, quantity)
    select ${cartId}, variation.product_id, variation_id, size_id, before
    from ${unit} join variation on variation.id = variation_id
    join cart_line line on line.cart_id = ${cartId} and line.product_id = variation.product_id
    where after is null on conflict do nothing returning id`);
  return removed.length + set.length + added.length;
};

const removeBlankLines = ({ db }: BuyerScope, cartId: number): Promise<object[]> =>
  db.query(sql`delete from cart_line line where cart_id = ${cartId}
    and not exists (select from cart_item item where item.cart_id = ${cartId} and item.product_id = line.product_id)`);

/** Removes a cart without products; false if it has some. */
const removeEmptyCart = async ({ db }: BuyerScope, cartId: number): Promise<boolean> => {
  const removed = await db.query(sql`
    delete from cart where id = ${cartId} and not exists (select from cart_line where cart_id = ${cartId}) returning id`);
  return removed.length > 0;
};

/**
 * Takes back what an import of its maker changed in the cart. What was changed since stays as it is. A cart that the import opened goes
 * with it. Called again, it changes nothing.
 */
export const undoImport = (scope: BuyerScope, secret: string): Promise<{ id: number | null; kept: number }> =>
  inTransaction(scope, async (tx) => {
    const draft = await lockDraft(tx, secret);
    if (!draft?.outcome) throw notFound();
    const { id, cart_id: cartId, changes, outcome } = draft;
    if (draft.is_undone) return { id: cartId, kept: 0 };
    if (cartId === null || !changes || !(await holdCart(tx, cartId)))
      throw new Refusal(409, t(tx.language, 'notUndone'));
    await bringNotesBack(tx, cartId, changes);
    const back = await bringUnitsBack(tx, cartId, changes);
    await removeBlankLines(tx, cartId);
    await markUndone(tx, id);
    const isGone = outcome === 'created' && (await removeEmptyCart(tx, cartId));
    return { id: isGone ? null : cartId, kept: changes.units.length - back };
  });
