import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { contains, findPage } from '../../../db/page.ts';
import type { Page } from '../../../db/page.ts';
import { mailStatus } from './status.ts';

type Calls = typeof contract.staffMails;
export type StaffMail = CallData<Calls['list']>['data'][number];

const rows = sql`select m.*, ${mailStatus} as status from mail m`;

const wire = sql`json_build_object('id', r.id, 'recipient', r.recipient, 'subject', r.subject, 'kind', r.kind, 'status', r.status,
  'attempts', r.attempts, 'error', r.error, 'created_at', r.created_at, 'sent_at', r.sent_at)`;

export interface MailQuery {
  page: number;
  status?: StaffMail['status'] | undefined;
  search?: string | undefined;
}

export const findMails = ({ db, account }: Scope, query: MailQuery): Promise<Page<StaffMail>> =>
  findPage(db, {
    rows: sql`${rows} where m.account_id = ${account.id} and ${query.status ? sql`${mailStatus} = ${query.status}` : sql`true`}
      and (${contains(query.search, sql`m.recipient`, sql`m.subject`)})`,
    wire,
    order: sql`r.id desc`,
    page: query.page,
  });

export const countMails = async ({ db, account }: Scope): Promise<{ failed: number; waiting: number }> => {
  const [row] = await db.query<{ failed: number; waiting: number }>(sql`
    select count(*) filter (where ${mailStatus} = 'failed')::int as failed, count(*) filter (where ${mailStatus} = 'waiting')::int as waiting
    from mail m where m.account_id = ${account.id} and m.sent_at is null`);
  return row ?? { failed: 0, waiting: 0 };
};

/** The HTML of a mail, without what it lets its reader do. */
export const findContent = async (
  { db, account }: Scope,
  id: number,
): Promise<{ subject: string; html: string } | undefined> => {
  const [row] = await db.query<{ subject: string; html: string }>(sql`
    select subject, coalesce(replace(html, secret, 'removed'), html) as html from mail
    where account_id = ${account.id} and id = ${id}`);
  return row;
};

/** A mail, held until the transaction ends. */
export const lockMail = async ({ db, account }: Scope, id: number): Promise<StaffMail | undefined> => {
  const [row] = await db.query<{ wire: StaffMail }>(sql`
    select ${wire} as wire from (${rows} where m.account_id = ${account.id} and m.id = ${id} for update) r`);
  return row?.wire;
};

const again = sql`attempts = 0, next_attempt_at = now(), error = null`;

/** Lets the sender take the mail at its next look, with all its attempts again. */
export const resetMail = async ({ db, account }: Scope, id: number): Promise<void> => {
  await db.query(sql`update mail set ${again} where account_id = ${account.id} and id = ${id}`);
};

/** Lets the sender take all mails that failed; gives how many there are. */
export const resetFailed = async ({ db, account }: Scope): Promise<number> => {
  const mails = await db.query(sql`
    update mail m set ${again} where account_id = ${account.id} and ${mailStatus} = 'failed' returning id`);
  return mails.length;
};
