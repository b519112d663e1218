import sql from 'sql-template-tag';
import { conversationLimits, type OrderStatus } from '@vitrine/api/rules';
import type { MemberScope, SellerScope } from '../../../domain/scope.ts';
import type { FactKind } from './history.ts';
import { ownOrders } from './own.ts';

export interface HeldOrder {
  id: number;
  number: number;
  status: OrderStatus;
  version: number;
  retailer_id: number;
  member_id: number | null;
  /** Entries of its history. */
  facts: number;
}

/** An order as the audit log names it. */
export const subjectOf = ({ id, number }: HeldOrder) => ({ id, name: `#${number}` });

/** The viewer's own order, its row locked. */
export const lockOrder = async (scope: MemberScope, orderId: number): Promise<HeldOrder | undefined> => {
  const [row] = await scope.db.query<HeldOrder>(sql`
    select id, number, status, version, retailer_id, member_id,
      (select count(*)::int from order_event where order_id = purchase_order.id) as facts
    from purchase_order where ${ownOrders(scope)} and id = ${orderId} for update`);
  return row;
};

/** Writes an entry of the timeline, for the version that the order has now: raise it before. */
export const insertFact = async (
  { db, viewer }: MemberScope,
  id: number,
  { kind, data }: { kind: Exclude<FactKind, 'created' | 'status'>; data: object },
): Promise<void> => {
  await db.query(sql`
    insert into order_event (order_id, kind, data, actor, version)
    select id, ${kind}, ${JSON.stringify(data)}::jsonb, ${viewer.name}, version from purchase_order where id = ${id}`);
};

export const raiseVersion = async (scope: MemberScope, id: number): Promise<void> => {
  await scope.db.query(sql`update purchase_order set version = version + 1 where ${ownOrders(scope)} and id = ${id}`);
};

/** Moves the held order and keeps the fact. */
export const moveOrder = (scope: SellerScope, { id, status: from }: HeldOrder, to: OrderStatus): Promise<object[]> =>
  scope.db.query(sql`
    with moved as (
      update purchase_order set status = ${to}, version = version + 1 where ${ownOrders(scope)} and id = ${id} returning id, version
    )
    insert into order_event (order_id, kind, data, actor, version)
    select id, 'status', ${JSON.stringify({ from, to })}::jsonb, ${scope.viewer.name}, version from moved`);

/** Gives a cancelled order's units back to stock, without those that were sent; rows locked in the order of their ids as finalize does. */
export const returnStock = (scope: MemberScope, orderId: number): Promise<object[]> =>
  scope.db.query(sql`
    with held as (
      select stock.variation_id, stock.size_id,
        line.quantity - (select coalesce(sum(sent.quantity), 0) from order_shipment_line sent
          where sent.order_id = line.order_id and sent.variation_id = line.variation_id and sent.size_id = line.size_id) as quantity
      from stock
      join order_line line on line.variation_id = stock.variation_id and line.size_id = stock.size_id
      where line.order_id = ${orderId} and stock.quantity is not null
      order by stock.variation_id, stock.size_id
      for update of stock
    )
    update stock set quantity = stock.quantity + held.quantity from held
    where stock.variation_id = held.variation_id and stock.size_id = held.size_id`);

/** Null where the order takes no more messages. */
export interface MessageRow {
  id: number | null;
  created_at: Date | null;
  retailer_id: number;
  brand_id: number;
}

/** Writes a message if the order is the viewer's own and has room for it. */
export const insertMessage = async (
  scope: MemberScope,
  orderId: number,
  message: string,
): Promise<MessageRow | undefined> => {
  const { memberId, side, name } = scope.viewer;
  const [row] = await scope.db.query<MessageRow>(sql`
    with own as (select id, retailer_id, brand_id from purchase_order where ${ownOrders(scope)} and id = ${orderId}), written as (
      insert into order_message (order_id, from_side, member_id, sender_name, message)
      select id, ${side}, ${memberId}, ${name}, ${message} from own
      where (select count(*) from order_message where order_id = own.id) < ${conversationLimits.messages}
      returning id, created_at
    )
    select written.id, written.created_at, own.retailer_id, own.brand_id from own left join written on true`);
  return row;
};

/** Marks what the other side wrote as read. False: not an order of the viewer. */
export const markRead = async (scope: MemberScope, orderId: number): Promise<boolean> => {
  const found = await scope.db.query(sql`
    with own as (select id from purchase_order where ${ownOrders(scope)} and id = ${orderId}), marked as (
      update order_message set read_at = now() from own
      where order_id = own.id and from_side <> ${scope.viewer.side} and read_at is null
    )
    select id from own`);
  return found.length > 0;
};

/** How many messages of the other side wait in all of the viewer's orders. */
export const countUnread = async (scope: MemberScope): Promise<number> => {
  const [row] = await scope.db.query<{ unread: number }>(sql`
    select count(*)::int as unread from order_message
    where from_side <> ${scope.viewer.side} and read_at is null
      and order_id in (select id from purchase_order where ${ownOrders(scope)})`);
  return row?.unread ?? 0;
};
