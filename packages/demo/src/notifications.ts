import sql from 'sql-template-tag';
import type { Database } from '@vitrine/server/seed';
import type { Calendar } from './calendar.ts';

/** What was read, and when: all of it but the news of the last days. */
const daysUnread = 7;
const daysTold = 60;

/** Tells members what the orders, chats and connections of the last weeks would have told them, as the server does when they happen. */
export const insertNotifications = async (db: Database, calendar: Calendar): Promise<void> => {
  await db.query(sql`
    with news (account_id, event, subject, name, status, count, at, is_read, retailer_id, brand_id) as (
      select o.account_id, 'order.placed', o.id::text, r.name, null, 1, o.created_at, false, null::int, o.brand_id
      from purchase_order o join retailer r on r.id = o.retailer_id
      union all
      select o.account_id, 'order.status', o.id::text, b.name, o.status, 1, max(e.created_at), false, o.retailer_id, null
      from purchase_order o join brand b on b.id = o.brand_id join order_event e on e.order_id = o.id and e.kind = 'status'
      group by o.id, b.name
      union all
      select o.account_id, 'order.shipped', o.id::text, b.name, null, 1, s.shipped_on::timestamptz, false, o.retailer_id, null
      from order_shipment s join purchase_order o on o.id = s.order_id join brand b on b.id = o.brand_id
      union all
      select o.account_id, 'message.order', o.id::text, case m.from_side when 'buyer' then r.name else b.name end, null, count(*)::int,
        max(m.created_at), m.read_at is not null, case m.from_side when 'seller' then r.id end, case m.from_side when 'buyer' then b.id end
      from order_message m join purchase_order o on o.id = m.order_id join brand b on b.id = o.brand_id join retailer r on r.id = o.retailer_id
      group by o.id, b.id, r.id, m.from_side, m.read_at is not null
      union all
      select c.account_id, 'message.chat', case m.from_side when 'seller' then b.id::text else coalesce(r.id::text, 'v' || c.id) end,
        case m.from_side when 'seller' then b.name else coalesce(r.name, c.visitor_name || ' · ' || c.visitor_store) end, null, count(*)::int,
        max(m.created_at), m.read_at is not null, case m.from_side when 'seller' then r.id end, case m.from_side when 'buyer' then b.id end
      from inbox_message m join chat c on c.id = m.chat_id join brand b on b.id = c.brand_id left join retailer r on r.id = c.retailer_id
      group by c.id, b.id, r.id, m.from_side, m.read_at is not null
      union all
      select c.account_id, 'connection.' || case c.status when 'pending' then 'requested' else c.status end,
        case when (c.requested_by = 'buyer') = (c.status = 'pending') then r.id else b.id end::text,
        case when (c.requested_by = 'buyer') = (c.status = 'pending') then r.name else b.name end, null, 1, c.created_at, false,
        case when (c.requested_by = 'buyer') <> (c.status = 'pending') then r.id end,
        case when (c.requested_by = 'buyer') = (c.status = 'pending') then b.id end
      from connection c join brand b on b.id = c.brand_id join retailer r on r.id = c.retailer_id
      union all
      select account_id, 'approval.retailer', id::text, name, null, 1, created_at, false, null, null from retailer where stage = 'in_review')
    insert into notification (account_id, member_id, event, subject, name, status, count, created_at, read_at)
    select m.account_id, m.id, n.event, n.subject, n.name, n.status, n.count, n.at,
      case when n.is_read or n.at < ${calendar.ago(daysUnread)}::timestamptz then n.at + interval '3 hours' end
    from news n join member m on m.account_id = n.account_id and m.status = 'active'
      and (m.retailer_id = n.retailer_id or m.brand_id = n.brand_id or (m.is_staff and n.event = 'approval.retailer'))
    where n.at > ${calendar.ago(daysTold)}::timestamptz
    order by n.at, n.event, n.subject, m.id`);
};
