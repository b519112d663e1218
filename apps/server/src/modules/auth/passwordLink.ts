import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../domain/scope.ts';
import { forgetSecrets } from '../../platform/mail/secrets.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';

/** What a link to choose a password is for: `recovery` was asked for by its reader, `define` invites a new member. */
type LinkPurpose = 'recovery' | 'define';

const day = 24 * 3600;
const lifetimes: Readonly<Record<LinkPurpose, number>> = { recovery: 3600, define: 7 * day };

/** For how many days an invitation works. */
export const invitationDays = lifetimes.define / day;

export interface PasswordLink {
  url: string;
  /** What a mail that carries it must forget later. */
  secret: { value: string; seconds: number };
}

/** Makes a link that lets a member choose a password, once. The database keeps the hash of its secret alone. */
export const makePasswordLink = async (scope: Scope, memberId: number, purpose: LinkPurpose): Promise<PasswordLink> => {
  const value = newSecret();
  const seconds = lifetimes[purpose];
  await scope.db.query(sql`
    insert into one_time_token (hash, account_id, member_id, purpose, expires_at)
    values (${hashSecret(value)}, ${scope.account.id}, ${memberId}, ${purpose}, now() + make_interval(secs => ${seconds}))`);
  return { url: `${scope.origin}/recovery/${value}`, secret: { value, seconds } };
};

/** The condition on `one_time_token` that a link carries this token and works. */
const works = (scope: Scope, token: string): Sql => sql`
  hash = ${hashSecret(token)} and account_id = ${scope.account.id} and purpose in ('recovery', 'define')
    and used_at is null and expires_at > now()`;

/** True while a link with the token works. */
export const isPasswordLink = async (scope: Scope, token: string): Promise<boolean> =>
  (await scope.db.query(sql`select 1 from one_time_token where ${works(scope, token)}`)).length > 0;

/** The member whose link carries the token, once; undefined when it is spent, expired or of another account. */
export const takePasswordLink = async (scope: Scope, token: string): Promise<number | undefined> => {
  const [row] = await scope.db.query<{ memberId: number }>(sql`
    update one_time_token set used_at = now() where ${works(scope, token)}
    returning member_id as "memberId"`);
  return row?.memberId;
};

/** Ends every link of a member, and takes them out of the mails. */
export const endPasswordLinks = async (scope: Scope, memberId: number): Promise<void> => {
  await scope.db.query(sql`
    update one_time_token set used_at = now()
    where account_id = ${scope.account.id} and member_id = ${memberId} and purpose in ('recovery', 'define') and used_at is null`);
  await forgetSecrets(
    scope.db,
    sql`sha256(convert_to(secret, 'UTF8')) in (select hash from one_time_token where member_id = ${memberId} and purpose in ('recovery', 'define'))`,
  );
};
