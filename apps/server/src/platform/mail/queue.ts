import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Scope } from '../../domain/scope.ts';
import { withPlace } from './secrets.ts';

/** A mail ready to go. `kind` says what it is about, such as `recovery` or `order-confirmation`. */
export interface OutgoingMail {
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** What the mail lets its reader do, as it is written in text and HTML, and the seconds it works for. Taken out of the mail afterwards. */
  secret?: { value: string; seconds: number };
  /** The call that ends a subscription, for a mail that its reader can unsubscribe from (RFC 8058); it carries the secret. */
  unsubscribe?: string;
  /** Known beforehand where the mail must be found again, such as `order-1001-created-7`; otherwise made up. */
  id?: string;
}

/** Puts mails into the outbox; inside a transaction they go with it or not at all. Sent later, at least once, each with its own message id. */
export const queueMails = async (scope: Scope, mails: readonly OutgoingMail[]): Promise<void> => {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({
    ...mail,
    secret: mail.secret?.value,
    unsubscribe: mail.secret && mail.unsubscribe && withPlace(mail.unsubscribe, mail.secret.value),
    seconds: mail.secret?.seconds,
    message_id: `<${mail.id ?? randomUUID()}@${new URL(scope.origin).hostname}>`,
  }));
  await scope.db.query(sql`
    insert into mail (account_id, message_id, recipient, subject, text, html, kind, secret, secret_until, unsubscribe_url)
    select ${scope.account.id}, m.message_id, m.recipient, m.subject, m.text, m.html, m.kind, m.secret, now() + make_interval(secs => m.seconds), m.unsubscribe
    from json_to_recordset(${JSON.stringify(rows)}::json) as m(message_id text, recipient text, subject text, text text, html text, kind text, secret text, seconds int, unsubscribe text)`);
};
