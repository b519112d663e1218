import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { forgetSecrets, hasHash } from '../../../platform/mail/secrets.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';

const day = 24 * 3600;
const week = 7 * day;

/** Links to choose a password: where each leads, and for how many seconds it works. */
const kinds = {
  /** Its reader asked for it. */
  recovery: { purpose: 'recovery', seconds: 3600, page: '/recovery/' },
  /** Invites a member that an administrator added. */
  define: { purpose: 'define', seconds: week, page: '/recovery/' },
  /** Completes a registration; the page asks for the e-mail address too (D-052). */
  register: { purpose: 'define', seconds: week, page: '/define-password?hash=' },
} as const;

/** For how many days an invitation works. */
export const invitationDays = week / day;

export interface PasswordLink {
  url: string;
  /** What a mail that carries it must forget later. */
  secret: { value: string; seconds: number };
}

/** Makes a link that lets a member choose a password, once. The database keeps the hash of its secret alone. */
export const makePasswordLink = async (
  scope: Scope,
  memberId: number,
  kind: keyof typeof kinds,
): Promise<PasswordLink> => {
  const value = newSecret();
  const { purpose, seconds, page } = kinds[kind];
  await scope.db.query(sql`
    insert into one_time_token (hash, account_id, member_id, purpose, expires_at)
    values (${hashSecret(value)}, ${scope.account.id}, ${memberId}, ${purpose}, now() + make_interval(secs => ${seconds}))`);
  return { url: `${scope.origin}${page}${value}`, secret: { value, seconds } };
};

/** The condition on `one_time_token` that a link carries this token and works. */
const works = (scope: Scope, token: string): Sql => sql`
  hash = ${hashSecret(token)} and account_id = ${scope.account.id} and purpose in ('recovery', 'define')
    and used_at is null and expires_at > now()`;

/** The address of the member whose link carries the token, while it works. */
export const readPasswordLink = async (scope: Scope, token: string): Promise<string | undefined> => {
  const [row] = await scope.db.query<{ email: string }>(sql`
    select (select email from member where id = member_id) as email from one_time_token where ${works(scope, token)}`);
  return row?.email;
};

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
    hasHash(sql`select hash from one_time_token where member_id = ${memberId} and purpose in ('recovery', 'define')`),
  );
};
