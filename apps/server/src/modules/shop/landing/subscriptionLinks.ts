import type { CompanyType } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { forgetSecrets, hasHash } from '../../../platform/mail/secrets.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';

export interface Subscriber {
  /** In its canonical form. */
  email: string;
  maillist: CompanyType;
}

const confirmSeconds = 3 * 24 * 3600;

type Purpose = 'confirm' | 'unsubscribe';

interface SubscriptionLink {
  /** The page of the shop that the reader opens. */
  page: string;
  /** The call that mail programs make by themselves (RFC 8058). */
  call: string;
  secret: { value: string; seconds: number };
}

/** Makes a link of a mail. The database keeps the hash of its secret alone. */
export const makeLink = async (
  { db, account, origin }: Scope,
  { email, maillist }: Subscriber,
  purpose: Purpose,
): Promise<SubscriptionLink> => {
  const value = newSecret();
  const seconds = purpose === 'confirm' ? confirmSeconds : null;
  await db.query(sql`
    insert into subscription_link (hash, account_id, email, maillist, purpose, expires_at)
    values (${hashSecret(value)}, ${account.id}, ${email}, ${maillist}, ${purpose}, now() + make_interval(secs => ${seconds}::float8))`);
  return {
    page: `${origin}/newsletter/${purpose}/${value}`,
    call: `${origin}/v1/maillist/unsubscribe/${value}`,
    secret: { value, seconds: confirmSeconds },
  };
};

/**
 * Who asked for the link that carries the token, once; undefined when it is spent, too old or of another account. Its mail forgets the token.
 */
export const takeConfirmation = async ({ db, account }: Scope, token: string): Promise<Subscriber | undefined> => {
  const [row] = await db.query<Subscriber>(sql`
    update subscription_link set used_at = now()
    where hash = ${hashSecret(token)} and account_id = ${account.id} and purpose = 'confirm' and used_at is null and expires_at > now()
    returning email, maillist`);
  if (row) await forgetSecrets(db, hasHash(sql`select ${hashSecret(token)}::bytea`));
  return row;
};

/** Takes the address whose link carries the token off the list, and ends its other links. Their mails forget them. */
export const endLinks = async ({ db, account }: Scope, token: string): Promise<void> => {
  const [row] = await db.query<{ email: string }>(sql`
    select email from subscription_link where hash = ${hashSecret(token)} and account_id = ${account.id} and purpose = 'unsubscribe'`);
  if (!row) return;
  await db.query(sql`delete from subscriber where account_id = ${account.id} and email = ${row.email}`);
  const links = sql`subscription_link where account_id = ${account.id} and email = ${row.email}`;
  await forgetSecrets(db, hasHash(sql`select hash from ${links}`));
  await db.query(sql`delete from ${links}`);
};
