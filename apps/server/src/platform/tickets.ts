import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import type { MemberScope } from '../domain/scope.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { findSessionById } from './viewer.ts';
import type { Session } from './viewer.ts';

/**
 * What a ticket is good for, once: one download at `target` (a path with its query), or to prove to the partner site at `target` (an
 * origin) who comes (D-133, D-138).
 */
export type TicketPurpose = 'download' | 'handoff';

/** Seconds between asking for a ticket and using it. */
export const ticketSeconds = 60;

/** Of an address with its ticket. */
const longest = 15_100;

/** A ticket of the viewer's session for one use within a minute. It ends with the session. */
export const createTicket = async (scope: MemberScope, purpose: TicketPurpose, target: string): Promise<string> => {
  const ticket = newSecret();
  await scope.db.query(sql`
    insert into one_time_token (hash, account_id, member_id, purpose, payload, expires_at)
    values (${hashSecret(ticket)}, ${scope.account.id}, ${scope.viewer.memberId}, ${purpose},
      ${JSON.stringify({ target, sessionId: scope.viewer.sessionId })}::jsonb, now() + make_interval(secs => ${ticketSeconds}))`);
  return ticket;
};

/** The session a ticket stands for, once. Undefined when it is used, too old, of another account or for something else. */
export const redeemTicket = async (
  db: Database,
  accountId: number,
  { ticket, purpose, target }: { ticket: string; purpose: TicketPurpose; target: string },
): Promise<Session | undefined> => {
  const [row] = await db.query<{ sessionId: number }>(sql`
    update one_time_token set used_at = now()
    where hash = ${hashSecret(ticket)} and account_id = ${accountId} and purpose = ${purpose} and payload ->> 'target' = ${target}
      and used_at is null and expires_at > now()
    returning (payload ->> 'sessionId')::int as "sessionId"`);
  return row && findSessionById(db, accountId, row.sessionId);
};

/** A path with its query in one spelling, without the ticket. */
export const downloadTarget = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://local');
  searchParams.delete('ticket');
  searchParams.sort();
  const query = searchParams.toString();
  const path = pathname.replace(/(?<=.)\/$/, '');
  return query === '' ? path : `${path}?${query}`;
};

/** The ticket a request carries in its address, and what it asks for. */
export const ticketIn = (url: string): { ticket: string; target: string } | undefined => {
  if (url.length > longest) return undefined;
  const ticket = new URL(url, 'http://local').searchParams.get('ticket');
  return ticket === null ? undefined : { ticket, target: downloadTarget(url) };
};

export const redeemDownload = (
  db: Database,
  accountId: number,
  asked: { ticket: string; target: string },
): Promise<Session | undefined> => redeemTicket(db, accountId, { ...asked, purpose: 'download' });
