import type { CallData, contract } from '@vitrine/api';
import { notificationChoices, pageSizes } from '@vitrine/api/rules';
import type { NotificationChoices } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { MemberScope } from '../../../domain/scope.ts';

export type Notification = CallData<typeof contract.notifications.list>['data'][number];

/** What people call the order that the notification `n` is about. Null where it is about something else. */
export const orderNumber: Sql = sql`case when n.event like 'order.%' or n.event = 'message.order' then (
  select placed.number from purchase_order placed where placed.account_id = n.account_id and placed.id = n.subject::int) end`;

/** Notifications `n` of the member. */
const own = ({ account, viewer }: MemberScope): Sql =>
  sql`n.account_id = ${account.id} and n.member_id = ${viewer.memberId}`;

export interface PageOfNotifications {
  notifications: Notification[];
  total: number;
  unread: number;
  until: string;
}

/** A page of what happened to the member: unread first, then the newest. One statement. */
export const findPage = async (scope: MemberScope, page: number): Promise<PageOfNotifications> => {
  const limit = pageSizes.notifications;
  const order = sql`(n.read_at is null) desc, n.created_at desc, n.id desc`;
  const [found] = await scope.db.query<PageOfNotifications>(sql`
    with own as (select * from notification n where ${own(scope)}),
    page as (select * from own n order by ${order} limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from own) as total, (select count(*)::int from own where read_at is null) as unread,
      to_json(clock_timestamp()) #>> '{}' as until,
      (select coalesce(json_agg(json_build_object('id', n.id, 'event', n.event, 'subject', n.subject, 'number', ${orderNumber}, 'name', n.name, 'status', n.status,
          'count', n.count, 'created_at', n.created_at, 'read', n.read_at is not null) order by ${order}), '[]') from page n) as notifications`);
  if (!found) throw new Error('The notifications were not read.');
  return found;
};

export const countUnread = async (scope: MemberScope): Promise<number> => {
  const [row] = await scope.db.query<{ unread: number }>(sql`
    select count(*)::int as unread from notification n where ${own(scope)} and n.read_at is null`);
  return row?.unread ?? 0;
};

/** Marks one as read: `unknown` for one of somebody else, `before` for one that was read already. */
export const markRead = async (scope: MemberScope, id: number): Promise<'unknown' | 'before' | 'now'> => {
  const [row] = await scope.db.query<{ wasRead: boolean }>(sql`
    with found as (select n.id, n.read_at from notification n where ${own(scope)} and n.id = ${id} for update), marked as (
      update notification set read_at = now() from found where notification.id = found.id and found.read_at is null)
    select read_at is not null as "wasRead" from found`);
  if (!row) return 'unknown';
  return row.wasRead ? 'before' : 'now';
};

/** Marks what happened up to a moment as read. True if something was unread. */
export const markAllRead = async (scope: MemberScope, until: string): Promise<boolean> => {
  const marked = await scope.db.query(sql`
    update notification n set read_at = now() where ${own(scope)} and n.read_at is null and n.created_at <= ${until}::timestamptz
    returning n.id`);
  return marked.length > 0;
};

/** Marks what tells of a thing as read. True if something was unread. */
export const markSubjectRead = async (scope: MemberScope, event: string, subject: string): Promise<boolean> => {
  const marked = await scope.db.query(sql`
    update notification n set read_at = now()
    where ${own(scope)} and n.read_at is null and n.event = ${event} and n.subject = ${subject} returning n.id`);
  return marked.length > 0;
};

export const findChoices = async ({ db, account, viewer }: MemberScope): Promise<NotificationChoices> => {
  const [row] = await db.query<{ chosen: Partial<NotificationChoices> }>(sql`
    select notification_choices as chosen from member where account_id = ${account.id} and id = ${viewer.memberId}`);
  return notificationChoices(row?.chosen ?? {});
};

/** Writes the choices for some kinds. */
export const writeChoices = async (
  { db, account, viewer }: MemberScope,
  chosen: Partial<Record<keyof NotificationChoices, string | undefined>>,
): Promise<void> => {
  await db.query(sql`
    update member set notification_choices = notification_choices || ${JSON.stringify(chosen)}::jsonb
    where account_id = ${account.id} and id = ${viewer.memberId}`);
};
