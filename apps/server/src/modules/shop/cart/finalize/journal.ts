import sql from 'sql-template-tag';
import type { Database } from '../../../../db/database.ts';
import type { BuyerScope } from '../../../../domain/scope.ts';
import type { Journal, JournalRecord } from '../../../../platform/journal.ts';

type OrderRecord = { order: { id: number; cart_id: number } } & Record<'cart' | 'lines' | 'events' | 'mails', unknown>;

const isOrderRecord = (data: JournalRecord['data']): data is OrderRecord =>
  typeof data.order === 'object' && data.order !== null;

/** Whole rows, so that a replay needs nothing that the database may have lost but the parties and products. */
const readRecord = async (scope: BuyerScope, orderId: number): Promise<OrderRecord> => {
  const [row] = await scope.db.query<{ record: OrderRecord }>(sql`
    select json_build_object('order', placed, 'cart', cart,
      'lines', (select json_agg(line) from order_line line where order_id = placed.id),
      'events', (select json_agg(fact) from order_event fact where order_id = placed.id),
      'mails', (select coalesce(json_agg(mail), '[]') from mail where message_id like '<order-' || placed.id || '-created-%')) as record
    from purchase_order placed join cart on cart.id = placed.cart_id
    where placed.id = ${orderId} and placed.account_id = ${scope.account.id}`);
  if (!row) throw new Error(`Order ${orderId} could not be read for the journal.`);
  return row.record;
};

/** Notes, before the commit, that an order still has to be kept: a repetition that comes right after the commit must wait for the disk, too. */
export const expectOrder = (journal: Journal, orderId: number): void => {
  if (journal.durability === 'journal') journal.pending.add(orderId);
};

/**
 * Puts an order on the disk where the database alone does not (the embedded mode). An order that is there already is not written again;
 * one whose line failed is, by the next repetition.
 */
export const keepOrder = async (scope: BuyerScope, journal: Journal, orderId: number): Promise<void> => {
  if (!journal.pending.has(orderId)) return;
  await journal.append({ kind: 'order', data: await readRecord(scope, orderId) });
  journal.pending.delete(orderId);
};

const restoreCart = async (db: Database, { cart, lines, order }: OrderRecord): Promise<void> => {
  await db.query(sql`
    insert into cart overriding system value select * from jsonb_populate_record(null::cart, ${JSON.stringify(cart)}::jsonb)
    on conflict (id) do update set status = 'c', version = excluded.version, updated_at = excluded.updated_at`);
  await db.query(sql`delete from cart_line where cart_id = ${order.cart_id}`);
  await db.query(sql`
    with ordered as (select * from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb)), line as (
      insert into cart_line (cart_id, product_id, note) select distinct on (product_id) ${order.cart_id}::int, product_id, note from ordered
    )
    insert into cart_item (cart_id, product_id, variation_id, size_id, quantity)
    select ${order.cart_id}::int, product_id, variation_id, size_id, quantity from ordered`);
};

const restoreOrder = async (db: Database, { order, lines, events, mails }: OrderRecord): Promise<void> => {
  await db.query(sql`
    insert into purchase_order overriding system value select * from jsonb_populate_record(null::purchase_order, ${JSON.stringify(order)}::jsonb)`);
  await db.query(
    sql`insert into order_line select * from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb)`,
  );
  await db.query(sql`
    update stock set quantity = greatest(stock.quantity - line.quantity, 0)
    from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}::jsonb) line
    where stock.variation_id = line.variation_id and stock.size_id = line.size_id and stock.quantity is not null`);
  await db.query(sql`
    insert into order_event (order_id, kind, data, actor, created_at)
    select order_id, kind, data, actor, created_at from jsonb_populate_recordset(null::order_event, ${JSON.stringify(events)}::jsonb) order by id`);
  await db.query(sql`
    insert into mail (account_id, message_id, recipient, subject, text, html, kind, created_at)
    select account_id, message_id, recipient, subject, text, html, kind, created_at
    from jsonb_populate_recordset(null::mail, ${JSON.stringify(mails)}::jsonb) on conflict do nothing`);
};

/** Restored rows brought their ids along; new ones must not meet them. */
const advanceIds = async (db: Database): Promise<void> => {
  for (const table of ['cart', 'purchase_order'] as const) {
    const highest = table === 'cart' ? sql`select max(id) from cart` : sql`select max(id) from purchase_order`;
    await db.query(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((${highest}), nextval(pg_get_serial_sequence(${table}, 'id'))))`);
  }
};

/** The records, one for each order that the database does not have. */
const missingFrom = async (db: Database, records: readonly JournalRecord[]): Promise<OrderRecord[]> => {
  const orders = records.flatMap(({ kind, data }) => (kind === 'order' && isOrderRecord(data) ? [data] : []));
  const ids = orders.map(({ order: { id, cart_id } }) => ({ id, cart_id }));
  const missing = await db.query<{ id: number }>(sql`
    select known.id from json_to_recordset(${JSON.stringify(ids)}::json) as known(id int, cart_id int)
    where not exists (select 1 from purchase_order where id = known.id or cart_id = known.cart_id)`);
  // Callers that waited for one order together have each written it.
  const byId = new Map(orders.map((record) => [record.order.id, record]));
  return [...new Set(missing.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []);
};

/**
 * Brings back the acknowledged orders that the database lost, each in its own transaction, and answers their numbers. Safe to repeat.
 * An order that cannot be brought back (its retailer or product was lost too) is told to `onFailed` with its record, which must stay in
 * the journal.
 */
export const replayOrders = async (
  db: Database,
  records: readonly JournalRecord[],
  onFailed: (orderId: number, error: unknown, record: JournalRecord) => void,
): Promise<number[]> => {
  const restored: number[] = [];
  for (const record of await missingFrom(db, records)) {
    try {
      await db.transaction(async (tx) => {
        await restoreCart(tx, record);
        await restoreOrder(tx, record);
      });
      restored.push(record.order.id);
    } catch (error) {
      onFailed(record.order.id, error, { kind: 'order', data: record });
    }
  }
  if (restored.length > 0) await advanceIds(db);
  return restored;
};
