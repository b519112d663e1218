import { randomUUID } from 'node:crypto';
import sql, { join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import { seal, unseal } from './seal.ts';

/**
 * Lifetimes in seconds (D-102). A refresh does not prolong the thirty days: they count from the sign-in. An access token is short-lived where
 * the refresh token is in a cookie, for then scripts can reach the access token alone.
 */
const accessSeconds = { cookie: 600, body: 3600 };
const refreshSeconds = 30 * 24 * 3600;
/** How long tabs that refreshed at the same moment are given the same successor. */
const graceSeconds = 10;
/** How long requests under way may still use the access token of a refreshed session. */
const overlapSeconds = 60;

/** How a client keeps its refresh token: in a cookie of the browser, or by itself from the body of the answer. */
export type Keeping = keyof typeof accessSeconds;

interface Pair {
  access: string;
  refresh: string;
}

/** A pair with the seconds that each of its tokens lives. */
export interface Tokens extends Pair {
  /** Of a new sign-in in a browser: by which pages know their user. */
  page?: string;
  accessSeconds: number;
  refreshSeconds: number;
}

const newPair = (): Pair => ({ access: newSecret(), refresh: newSecret() });

/** Opens a session, the first of its family. */
export const openSession = async (scope: Scope, memberId: number, keeping: Keeping): Promise<Tokens> => {
  const pair = newPair();
  const page = keeping === 'cookie' ? { page: newSecret() } : {};
  await scope.db.query(sql`
    insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at, page_hash)
    values (${scope.account.id}, ${memberId}, ${randomUUID()}, ${hashSecret(pair.access)}, now() + make_interval(secs => ${accessSeconds[keeping]}),
      ${hashSecret(pair.refresh)}, now() + make_interval(secs => ${refreshSeconds}), ${page.page === undefined ? null : hashSecret(page.page)})`);
  return { ...pair, ...page, accessSeconds: accessSeconds[keeping], refreshSeconds };
};

interface Parent {
  id: number;
  family: string;
  refreshExpiresAt: Date;
  revoked: boolean;
  rotated: boolean;
  inGrace: boolean;
  successor: Uint8Array | null;
}

/** The condition on `session s` that it is one of these tokens' own. */
const isOf = (scope: Scope, hashes: readonly Buffer[]): Sql =>
  sql`s.account_id = ${scope.account.id} and (s.access_hash in (${join(hashes)}) or s.refresh_hash in (${join(hashes)}))`;

/**
 * Whatever changes the sessions of a member waits for its turn at the member: a refresh under way would add a session that a sign-out, a new
 * password or a deactivation at the same moment does not see.
 */
const lockMember = (scope: Scope, hashes: readonly Buffer[]): Promise<object[]> =>
  scope.db.query(sql`
    select m.id from member m where m.id in (select s.member_id from session s where ${isOf(scope, hashes)})
    order by m.id for no key update`);

const lockParent = async (scope: Scope, refresh: string): Promise<Parent | undefined> => {
  const [row] = await scope.db.query<Parent>(sql`
    select s.id, s.family, s.refresh_expires_at as "refreshExpiresAt", s.revoked_at is not null as revoked,
      s.rotated_at is not null as rotated, s.rotated_at > clock_timestamp() - make_interval(secs => ${graceSeconds}) as "inGrace", s.successor
    from session s join member m on m.id = s.member_id
    where s.account_id = ${scope.account.id} and s.refresh_hash = ${hashSecret(refresh)} and s.refresh_expires_at > now() and m.status = 'active'
    for update of s`);
  return row;
};

const rotate = async (scope: Scope, parent: Parent, refresh: string, keeping: Keeping): Promise<Pair> => {
  const pair = newPair();
  await scope.db.query(sql`
    update session set rotated_at = clock_timestamp(), successor = ${seal(JSON.stringify(pair), refresh)},
      access_expires_at = least(access_expires_at, now() + make_interval(secs => ${overlapSeconds}))
    where id = ${parent.id}`);
  await scope.db.query(sql`
    insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at, page_hash)
    select account_id, member_id, family, ${hashSecret(pair.access)}, now() + make_interval(secs => ${accessSeconds[keeping]}),
      ${hashSecret(pair.refresh)}, refresh_expires_at, page_hash
    from session where id = ${parent.id}`);
  return pair;
};

/** The pair a racing tab got a moment ago, as long as nobody has refreshed with it in turn. */
const sameSuccessor = async (scope: Scope, parent: Parent, refresh: string): Promise<Pair | undefined> => {
  if (!parent.inGrace || !parent.successor) return undefined;
  const pair = JSON.parse(unseal(parent.successor, refresh)) as Pair;
  const head = await scope.db.query(sql`
    select id from session where account_id = ${scope.account.id} and refresh_hash = ${hashSecret(pair.refresh)} and rotated_at is null and revoked_at is null`);
  return head.length > 0 ? pair : undefined;
};

const endFamily = (scope: Scope, family: string): Promise<object[]> =>
  scope.db.query(
    sql`update session set revoked_at = now() where account_id = ${scope.account.id} and family = ${family}::uuid and revoked_at is null`,
  );

/**
 * Exchanges a refresh token for the next pair. It works once; tabs that race get the same pair for ten seconds. Used again later it
 * was stolen from somebody, so the whole family ends. Undefined when there is nothing to exchange.
 */
export const refreshSession = (scope: Scope, refresh: string, keeping: Keeping): Promise<Tokens | undefined> =>
  inTransaction(scope, async (tx) => {
    await lockMember(tx, [hashSecret(refresh)]);
    const parent = await lockParent(tx, refresh);
    if (!parent || parent.revoked) return undefined;
    const pair = parent.rotated ? await sameSuccessor(tx, parent, refresh) : await rotate(tx, parent, refresh, keeping);
    if (!pair) {
      await endFamily(tx, parent.family);
      return undefined;
    }
    const secondsLeft = Math.floor((parent.refreshExpiresAt.getTime() - Date.now()) / 1000);
    return { ...pair, accessSeconds: accessSeconds[keeping], refreshSeconds: secondsLeft };
  });

/** Ends every session of the sign-ins that these tokens, access or refresh, came from. An expired token does as well. False when all are unknown. */
export const endSignIn = (scope: Scope, tokens: readonly string[]): Promise<boolean> =>
  inTransaction(scope, async (tx) => {
    const hashes = tokens.map(hashSecret);
    if (hashes.length === 0 || (await lockMember(tx, hashes)).length === 0) return false;
    await tx.db.query(sql`
      update session set revoked_at = now()
      where account_id = ${tx.account.id} and revoked_at is null
        and family in (select s.family from session s where ${isOf(tx, hashes)})`);
    return true;
  });

/** Ends every session of a member but one, after the password changed. */
export const endOtherSessions = async (scope: Scope, memberId: number, keep: number | null): Promise<void> => {
  await scope.db.query(sql`
    update session set revoked_at = now()
    where account_id = ${scope.account.id} and member_id = ${memberId} and id is distinct from ${keep}::int and revoked_at is null`);
};
