import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';

/** Where a call comes from. */
export interface Source {
  /** The network address, as `placeOf` names it. */
  readonly place: string;
  /** The secret of the browser's device cookie. */
  readonly device: string | undefined;
}

export type Kind = 'place' | 'device';

/** How long a place or device stays known without a sign-in. */
export const knownDays = 180;
/** Of each kind, for one member; a new one replaces the one that was not used for longest. */
const most = 10;

const recent = sql`used_at > now() - make_interval(days => ${knownDays})`;

// With the member in it, so that the rows do not tell who shares a place.
const placeHash = (memberId: number, place: string): Buffer =>
  createHash('sha256').update(`${memberId} ${place}`).digest();

/** The condition on `known_source` that a row is this source. */
const isSource = (memberId: number, { place, device }: Source): Sql => sql`
  ((kind = 'place' and hash = ${placeHash(memberId, place)})
    or (kind = 'device' and hash = ${device === undefined ? null : hashSecret(device)}::bytea))`;

/** By what the member is known there. Asked for nobody, too, so that an unknown address takes as long. */
export const findKnown = async (scope: Scope, memberId: number | undefined, source: Source): Promise<Set<Kind>> => {
  const id = memberId ?? 0;
  const rows = await scope.db.query<{ kind: Kind }>(
    sql`select kind from known_source where member_id = ${id} and ${recent} and ${isSource(id, source)}`,
  );
  return new Set(rows.map(({ kind }) => kind));
};

const remember = (scope: Scope, memberId: number, kind: Kind, hash: Buffer): Promise<void> =>
  inTransaction(scope, async (tx) => {
    await tx.db.query(sql`
      insert into known_source (member_id, kind, hash) values (${memberId}, ${kind}, ${hash})
      on conflict (member_id, kind, hash) do update set used_at = now()`);
    await tx.db.query(sql`
      delete from known_source where member_id = ${memberId} and kind = ${kind} and hash in (
        select hash from known_source where member_id = ${memberId} and kind = ${kind} order by used_at desc, hash offset ${most})`);
  });

/** Remembers a place after a right password. */
export const rememberPlace = (scope: Scope, memberId: number, { place }: Source): Promise<void> =>
  remember(scope, memberId, 'place', placeHash(memberId, place));

/** Only secrets that we have given out count: nobody can prepare one for somebody else's browser. */
const isOurs = async (scope: Scope, device: string): Promise<boolean> =>
  (await scope.db.query(sql`select 1 from known_source where kind = 'device' and hash = ${hashSecret(device)} limit 1`))
    .length > 0;

/** Remembers a device after a right password. Answers the secret for its cookie: members who share a browser share it. */
export const rememberDevice = async (scope: Scope, memberId: number, { device }: Source): Promise<string> => {
  const secret = device !== undefined && (await isOurs(scope, device)) ? device : newSecret();
  await remember(scope, memberId, 'device', hashSecret(secret));
  return secret;
};

/** For the sweeper. */
export const forgetOldSources: Sql = sql`delete from known_source where not ${recent}`;
