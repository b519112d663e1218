import type { NotificationEvent } from '@vitrine/api/rules';
import { digestLetter } from '@vitrine/mail';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { statusName } from '../orders/orderWords.ts';
import { makeDigestLink } from './digestLink.ts';
import { orderNumber } from './repository.ts';

/** What a mail names; the rest is counted. */
const named = 20;

/** Notifications `n` of the member `m` that the daily mail tells of. */
export const toMail: Sql = sql`
  n.read_at is null and n.mailed_at is null and m.notification_choices ->> split_part(n.event, '.', 1) = 'mail'`;

interface Told {
  event: NotificationEvent;
  /** As people read it: the number of an order. */
  subject: string;
  name: string;
  status: string | null;
  count: number;
}

/** Takes what happened before a moment, so that no other mail tells of it. */
const take = ({ db, account, viewer }: MemberScope, before: string): Promise<Told[]> =>
  db.query<Told>(sql`
    with taken as (
      update notification n set mailed_at = now() from member m
      where m.id = n.member_id and m.id = ${viewer.memberId} and n.account_id = ${account.id} and n.created_at < ${before}::timestamptz and ${toMail}
      returning n.*)
    select n.event, coalesce(${orderNumber}::text, n.subject) as subject, n.name, n.status, n.count from taken n
    order by n.created_at desc, n.id desc`);

const readerOf = async ({ db, account, viewer }: MemberScope): Promise<{ email: string; name: string } | undefined> => {
  const [row] = await db.query<{ email: string; name: string }>(sql`
    select email, first_name as name from member where account_id = ${account.id} and id = ${viewer.memberId}`);
  return row;
};

/** Writes a member's daily mail. Notifications are taken with the mail, so a repeated job writes none. */
const writeDigest = async (scope: MemberScope, before: string): Promise<void> => {
  const { language, account, origin } = scope;
  const told = await take(scope, before);
  const reader = await readerOf(scope);
  if (told.length === 0 || !reader) return;
  const link = await makeDigestLink(scope);
  const letter = digestLetter(language, {
    name: reader.name,
    shop: account.name,
    entries: told.slice(0, named).map(({ event, subject, name, status, count }) => ({
      event,
      name,
      subject,
      status: status === null ? '' : statusName(language, status),
      count,
    })),
    more: Math.max(0, told.length - named),
    url: `${origin}/notifications`,
    unsubscribe: link.page,
  });
  await queueMails(scope, [
    {
      kind: 'digest',
      recipient: reader.email,
      secret: link.secret,
      unsubscribe: link.call,
      ...renderMail(scope, language, letter),
    },
  ]);
};

/** The daily mail of a member: what happened before a moment and was neither read nor mailed. */
export const mailDigest = defineJob<{ before: string }>({
  name: 'digest',
  attempts: 3,
  run: async ({ scope }, { before }) => {
    await inTransaction(scope, (tx) => writeDigest(tx, before));
    return {};
  },
});
