import { createTransport } from 'nodemailer';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { withoutSecret, withSecret } from './secrets.ts';

interface Waiting {
  id: number;
  messageId: string;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  secret: string | null;
  unsubscribeUrl: string | null;
}

export interface SenderOptions {
  smtpUrl: string;
  /** Sender address; the account's name is put before it. */
  from: string;
  onError: (error: unknown) => void;
  /** Milliseconds between looks into the outbox. */
  interval?: number;
}

export interface MailSender {
  /** Sends what waits, once; tells how many were sent. */
  run(): Promise<number>;
  /** Finishes the mail under way and stops. */
  stop(): Promise<void>;
}

const attempts = 12;
const perRound = 20;

// A link that has expired or was used is not sent any more. Taking a mail moves its next attempt forward, so that a process that dies on it leaves it to the others.
const take = (db: Database): Promise<Waiting[]> =>
  db.query(sql`
    update mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => least(30 * power(2, attempts), 21600)::float8)
    from account
    where account.id = mail.account_id and mail.id in (
      select id from mail where sent_at is null and (secret_until is null or secret_until > now()) and next_attempt_at <= now() and attempts < ${attempts} order by id limit ${perRound} for update skip locked)
    returning mail.id, mail.message_id as "messageId", account.name as sender, mail.recipient, mail.subject, mail.text, mail.html, mail.secret, mail.unsubscribe_url as "unsubscribeUrl"`);

/** Lets mail programs offer to unsubscribe with one press (RFC 8058). */
const listHeaders = (url: string | null, secret: string | null): Record<string, string> =>
  url === null || secret === null
    ? {}
    : {
        'List-Unsubscribe': `<${withSecret(url, secret)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/** What went wrong, without the secret of the mail: servers quote what they refuse. */
const explain = (error: unknown, secret: string | null): Error => {
  const words = error instanceof Error ? error.message : String(error);
  return new Error(secret === null ? words : words.replaceAll(secret, '[redacted]'));
};

/** Sends the outbox by SMTP, at least once each; several processes share the work. A failed mail is tried again, later and later. */
export const startMailSender = (
  db: Database,
  { smtpUrl, from, onError, interval = 2000 }: SenderOptions,
): MailSender => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });

  const send = async ({
    id,
    messageId,
    sender,
    recipient,
    secret,
    unsubscribeUrl,
    ...content
  }: Waiting): Promise<boolean> => {
    try {
      await transport.sendMail({
        ...content,
        messageId,
        headers: listHeaders(unsubscribeUrl, secret),
        from: { name: sender, address: from },
        to: { name: '', address: recipient },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await db.query(sql`update mail set sent_at = now(), error = null, ${withoutSecret} where id = ${id}`);
      return true;
    } catch (error) {
      const told = explain(error, secret);
      onError(told);
      await db.query(sql`update mail set error = ${told.message.slice(0, 500)} where id = ${id}`);
      return false;
    }
  };

  const run = async (): Promise<number> => {
    let sent = 0;
    for (const mail of await take(db)) if (await send(mail)) sent += 1;
    return sent;
  };

  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = run().catch(onError).finally(again);
    }, interval);
  };
  again();

  return {
    run,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
      transport.close();
    },
  };
};
