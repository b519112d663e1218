import { randomUUID } from 'node:crypto';
import type { BuyerStage } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { MemberScope, Scope } from '../../../domain/scope.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import { ticketSeconds } from '../../../platform/tickets.ts';

export const viewSeconds = 1800;

export interface Subject {
  subject: 'person' | 'retailer' | 'brand';
  id: number;
}

const columns = { person: sql`m.id`, retailer: sql`m.retailer_id`, brand: sql`m.brand_id` };
const tables = { person: sql`member`, retailer: sql`retailer`, brand: sql`brand` };

export const hasSubject = async ({ db, account }: Scope, { subject, id }: Subject): Promise<boolean> => {
  const rows = await db.query(sql`select 1 from ${tables[subject]} where account_id = ${account.id} and id = ${id}`);
  return rows.length > 0;
};

export interface Viewed {
  id: number;
  name: string;
  email: string;
  side: 'buyer' | 'seller';
  isStaff: boolean;
  company: string | null;
  stage: BuyerStage | null;
}

/** The first person of a subject who may sign in; staff come last. */
export const findViewed = async ({ db, account }: Scope, { subject, id }: Subject): Promise<Viewed | undefined> => {
  const [row] = await db.query<Viewed>(sql`
    select m.id, trim(m.first_name || ' ' || m.last_name) as name, m.email, m.side, m.is_staff as "isStaff",
      coalesce(r.name, b.name) as company, r.stage
    from member m left join retailer r on r.id = m.retailer_id left join brand b on b.id = m.brand_id
    where m.account_id = ${account.id} and ${columns[subject]} = ${id} and m.status = 'active'
    order by m.is_staff, m.id limit 1`);
  return row;
};

interface Ticket {
  personId: number;
  stage: BuyerStage | null;
}

/** A ticket for one view, within a minute, as long as the sign-in of its staff member lasts. */
export const createViewTicket = async (scope: MemberScope, ticket: Ticket): Promise<string> => {
  const secret = newSecret();
  await scope.db.query(sql`
    insert into one_time_token (hash, account_id, member_id, purpose, payload, expires_at)
    values (${hashSecret(secret)}, ${scope.account.id}, ${scope.viewer.memberId}, 'view',
      ${JSON.stringify({ ...ticket, sessionId: scope.viewer.sessionId })}::jsonb, now() + make_interval(secs => ${ticketSeconds}))`);
  return secret;
};

export const redeemViewTicket = async (
  { db, account }: Scope,
  secret: string,
): Promise<(Ticket & { sessionId: number }) | undefined> => {
  const [row] = await db.query<{ payload: Ticket & { sessionId: number } }>(sql`
    update one_time_token set used_at = now()
    where hash = ${hashSecret(secret)} and account_id = ${account.id} and purpose = 'view' and used_at is null and expires_at > now()
    returning payload`);
  return row?.payload;
};

/** A session of the person that only reads. Nobody knows its refresh token, so it ends when its access token does. */
export const openView = async (
  { db, account }: Scope,
  { personId, stage, viewedBy }: Ticket & { viewedBy: number },
): Promise<string> => {
  const access = newSecret();
  await db.query(sql`
    insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at, viewed_by, viewed_stage)
    values (${account.id}, ${personId}, ${randomUUID()}, ${hashSecret(access)}, now() + make_interval(secs => ${viewSeconds}),
      ${hashSecret(newSecret())}, now() + make_interval(secs => ${viewSeconds}), ${viewedBy}, ${stage})`);
  return access;
};

/** True if it was open. */
export const closeView = async ({ db, account, viewer }: MemberScope): Promise<boolean> => {
  const closed = await db.query(sql`
    update session set revoked_at = now()
    where account_id = ${account.id} and id = ${viewer.sessionId} and viewed_by is not null and revoked_at is null returning id`);
  return closed.length > 0;
};
