import type { NotificationEvent, OrderStatus } from '@vitrine/api/rules';
import { notificationKind } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { announce } from '../../../platform/signals.ts';
import { topicOf } from './topics.ts';
import type { Listener } from './topics.ts';

/** Everybody of a company, or those who work for the account. */
export type Recipients = { retailerId: number } | { brandId: number } | { staff: true };

export interface News {
  event: NotificationEvent;
  /** The order, chat or company it is about, as addresses name it. */
  subject: number | string;
  /** The other side. */
  name: string;
  status?: OrderStatus | undefined;
  to: Recipients;
}

const among = (to: Recipients): Sql => {
  if ('retailerId' in to) return sql`m.retailer_id = ${to.retailerId}`;
  return 'brandId' in to ? sql`m.brand_id = ${to.brandId}` : sql`m.is_staff`;
};

/**
 * Tells members that something happened, unless they turned its kind off or did it themselves. The same again while it is unread is one
 * entry. Call it in the transaction of the event, so that both are written or neither.
 */
export const notify = async (scope: Scope, { event, subject, name, status, to }: News): Promise<void> => {
  const { db, account, viewer } = scope;
  // In one order, so that two of these cannot wait for each other.
  const told = await db.query<Listener>(sql`
    with written as (
      insert into notification (account_id, member_id, event, subject, name, status)
      select m.account_id, m.id, ${event}, ${String(subject)}, ${name}, ${status ?? null} from member m
      where m.account_id = ${account.id} and m.status = 'active' and ${among(to)} and m.id is distinct from ${viewer?.memberId ?? null}::int
        and coalesce(m.notification_choices ->> ${notificationKind(event)}, 'list') <> 'off'
      order by m.id
      on conflict (member_id, event, subject) where read_at is null
        do update set name = excluded.name, status = excluded.status, count = notification.count + 1, created_at = now(), mailed_at = null
      returning member_id)
    select distinct m.side, m.retailer_id as "retailerId", m.brand_id as "brandId" from member m join written on written.member_id = m.id`);
  for (const listener of told) await announce(db, topicOf(account.id, listener));
};
