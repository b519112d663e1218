import type { Sql } from 'sql-template-tag';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import type { Viewer } from '../domain/scope.ts';
import { secondsAfterWrite } from './lateReads.ts';
import { hashSecret } from './secrets.ts';

/** A live session: who, and whether the default password must be replaced before anything else (M-08). */
export interface Session {
  viewer: Viewer;
  passwordChanged: boolean;
}

/** The token of `Authorization: Bearer …` or, as older calls send it, `Token …` (D-073). */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  /^(?:Bearer|Token)\s+([\w.~+/=-]{1,200})$/i.exec(authorization ?? '')?.[1];

const viewerColumns = sql`m.id as "memberId", m.side, m.retailer_id as "retailerId", m.brand_id as "brandId", m.is_staff as "isStaff",
  case when m.brand_id is not null then m.brand_right end as "brandRight",
  trim(m.first_name || ' ' || m.last_name) as name`;

/** The open session that `which` names, in one statement; undefined when ended, unknown or of another account. */
const readSession = async (db: Database, accountId: number, which: Sql): Promise<Session | undefined> => {
  const [row] = await db.query<Viewer & { passwordChanged: boolean }>(sql`
    select ${viewerColumns}, coalesce(s.viewed_stage, r.stage) as stage, s.viewed_by as "viewedBy", s.id as "sessionId", m.password_changed as "passwordChanged",
      coalesce(s.wrote_at > now() - make_interval(secs => ${secondsAfterWrite}), false) as "wroteLately"
    from session s
    join member m on m.id = s.member_id
    left join retailer r on r.id = m.retailer_id
    where ${which} and s.account_id = ${accountId} and s.revoked_at is null and m.status = 'active'
      and (s.viewed_by is null or exists (select 1 from member w where w.id = s.viewed_by and w.is_staff and w.status = 'active'))`);
  if (!row) return undefined;
  const { passwordChanged, ...viewer } = row;
  return { viewer, passwordChanged };
};

/** The session an access token opens in this account. */
export const findSession = (db: Database, accountId: number, token: string): Promise<Session | undefined> =>
  readSession(db, accountId, sql`s.access_hash = ${hashSecret(token)} and s.access_expires_at > now()`);

/** The newest session of the sign-in that pages know by this secret. */
export const findPageSession = (db: Database, accountId: number, secret: string): Promise<Session | undefined> =>
  readSession(
    db,
    accountId,
    sql`s.page_hash = ${hashSecret(secret)} and s.rotated_at is null and s.refresh_expires_at > now()`,
  );

/** The session of this number, as long as its sign-in lasts. */
export const findSessionById = (db: Database, accountId: number, sessionId: number): Promise<Session | undefined> =>
  readSession(db, accountId, sql`s.id = ${sessionId} and s.refresh_expires_at > now()`);

/** An active member outside of any session, for work that goes on after the answer. */
export const findMember = async (db: Database, accountId: number, memberId: number): Promise<Viewer | undefined> => {
  const [row] = await db.query<Viewer>(sql`
    select ${viewerColumns}, r.stage, 0 as "sessionId"
    from member m left join retailer r on r.id = m.retailer_id
    where m.id = ${memberId} and m.account_id = ${accountId} and m.status = 'active'`);
  return row;
};

/** Which of these sessions are signed in still, their members active. One statement for all streams of a process. */
export const findOpenSessions = async (db: Database, sessionIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const open = await db.query<{ id: number }>(sql`
    select s.id from session s join member m on m.id = s.member_id
    where s.id = any(${sessionIds}::int[]) and s.revoked_at is null and s.refresh_expires_at > now() and m.status = 'active'`);
  return new Set(open.map(({ id }) => id));
};
