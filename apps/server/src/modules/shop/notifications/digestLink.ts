import sql from 'sql-template-tag';
import type { MemberScope, Scope } from '../../../domain/scope.ts';
import { forgetSecrets, hasHash } from '../../../platform/mail/secrets.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';

/** How long the link of a mail ends the mails: 90 days. */
const seconds = 90 * 24 * 3600;

export interface DigestLink {
  /** The page of the shop that the reader opens. */
  page: string;
  /** The call that mail programs make by themselves (RFC 8058). */
  call: string;
  secret: { value: string; seconds: number };
}

/** Makes the link of a daily mail that ends these mails. The database keeps the hash of its secret alone. */
export const makeDigestLink = async ({ db, account, viewer, origin }: MemberScope): Promise<DigestLink> => {
  const value = newSecret();
  await db.query(sql`
    insert into one_time_token (hash, account_id, member_id, purpose, expires_at)
    values (${hashSecret(value)}, ${account.id}, ${viewer.memberId}, 'digest', now() + make_interval(secs => ${seconds}))`);
  return {
    page: `${origin}/newsletter/digest/${value}`,
    call: `${origin}/v1/notifications/unsubscribe/${value}`,
    secret: { value, seconds },
  };
};

/**
 * Moves every kind that a member gets by mail to the list alone. The link works as often as it is followed, and its mail forgets it; an
 * unknown one is answered alike.
 */
export const endDigest = async ({ db, account }: Scope, token: string): Promise<void> => {
  const link = sql`
    from one_time_token where hash = ${hashSecret(token)} and account_id = ${account.id} and purpose = 'digest' and expires_at > now()`;
  await db.query(sql`
    update member set notification_choices = (
      select jsonb_object_agg(kind, case when choice = 'mail' then 'list' else choice end) from jsonb_each_text(notification_choices) as c(kind, choice))
    where account_id = ${account.id} and jsonb_path_exists(notification_choices, '$.* ? (@ == "mail")') and id = (select member_id ${link})`);
  await forgetSecrets(db, hasHash(sql`select hash ${link}`));
};
