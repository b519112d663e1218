import sql from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { Scope } from '../../../domain/scope.ts';

export interface Application {
  id: number;
  email: string;
  company: string;
  website: string;
  firstName: string;
  lastName: string;
  phone: string;
  language: Language;
  segmentIds: number[];
  eventSegmentIds: number[];
  createdAt: Date;
}

const selection = sql`
  select id, email, company_name as company, company_website as website, first_name as "firstName", last_name as "lastName", phone,
    language_code as language, segment_ids as "segmentIds", event_segment_ids as "eventSegmentIds", created_at as "createdAt"
  from preregistration`;

/** True for a row of a brand that waits for a decision. */
export const applicationWaits = sql`type = 's' and decision is null and member_id is null`;

/** Brands that wait for a decision, the oldest first. */
export const listApplications = ({ db, account }: Scope): Promise<Application[]> =>
  db.query(sql`${selection} where account_id = ${account.id} and ${applicationWaits} order by id`);

/** An application by its id, or by the address it came from. */
export type ApplicationKey = { id: number } | { email: string };

/** A waiting application, held until the transaction ends. */
export const lockApplication = async (
  { db, account }: Scope,
  key: ApplicationKey,
): Promise<Application | undefined> => {
  const which = 'id' in key ? sql`id = ${key.id}` : sql`email = ${key.email}`;
  const [row] = await db.query<Application>(
    sql`${selection} where account_id = ${account.id} and ${which} and ${applicationWaits} for update`,
  );
  return row;
};

export const decide = async (
  { db, account }: Scope,
  id: number,
  { decision, memberId = null }: { decision: 'approve' | 'refuse'; memberId?: number | null },
): Promise<void> => {
  await db.query(sql`
    update preregistration set decision = ${decision}, decided_at = now(), member_id = ${memberId}
    where account_id = ${account.id} and id = ${id}`);
};

/** Gives the brand of a member the segments and events of its application. */
export const keepChoices = async (
  { db, account }: Scope,
  memberId: number,
  { segmentIds, eventSegmentIds }: Application,
): Promise<void> => {
  await db.query(sql`
    insert into brand_segment (account_id, brand_id, segment_id)
    select ${account.id}, m.brand_id, s.id from member m, segment s
    where m.id = ${memberId} and s.account_id = ${account.id} and s.id = any(${segmentIds}::int[]) on conflict do nothing`);
  await db.query(sql`
    insert into brand_event_segment (brand_id, event_segment_id)
    select m.brand_id, e.id from member m, event_segment e
    where m.id = ${memberId} and e.account_id = ${account.id} and e.id = any(${eventSegmentIds}::int[]) for key share of e
    on conflict do nothing`);
};
