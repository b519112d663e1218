import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import type { Viewer } from '../domain/scope.ts';
import { hashSecret } from './secrets.ts';

/** A live session: who, and whether the default password must be replaced before anything else (M-08). */
export interface Session {
  viewer: Viewer;
  passwordChanged: boolean;
}

/** The token of `Authorization: Bearer …` or, as older calls send it, `Token …` (D-073). */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  /^(?:Bearer|Token)\s+([\w.~+/=-]{1,200})$/i.exec(authorization ?? '')?.[1];

/** The session an access token opens in this account, in one statement; undefined when ended, unknown or of another account. */
export const findSession = async (db: Database, accountId: number, token: string): Promise<Session | undefined> => {
  const [row] = await db.query<Viewer & { passwordChanged: boolean }>(sql`
    select m.id as "memberId", m.side, m.retailer_id as "retailerId", m.brand_id as "brandId", m.is_staff as "isStaff",
      r.stage, s.id as "sessionId", trim(m.first_name || ' ' || m.last_name) as name, m.password_changed as "passwordChanged"
    from session s
    join member m on m.id = s.member_id
    left join retailer r on r.id = m.retailer_id
    where s.access_hash = ${hashSecret(token)} and s.account_id = ${accountId}
      and s.access_expires_at > now() and s.revoked_at is null and m.status = 'active'`);
  if (!row) return undefined;
  const { passwordChanged, ...viewer } = row;
  return { viewer, passwordChanged };
};
