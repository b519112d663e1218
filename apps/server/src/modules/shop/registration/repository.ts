import { isInstagram, isYear } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Language } from '../../../domain/language.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { Submission } from './submission.ts';
import { todayInSql } from '../../../domain/today.ts';

/** Holds an address until the transaction ends, so that two registrations with it follow one another. */
export const lockAddress = async ({ db, account }: Scope, email: string): Promise<void> => {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${account.id} ${email}`}, 0))`);
};

/** Ids of countries by name. A name without a country is missing in the answer. */
export const findCountries = ({ db }: Scope, names: readonly string[]): Promise<{ id: number; name: string }[]> =>
  db.query(sql`select id, name from location where name = any(${names}::text[])`);

/** Which of these segments are of an active event of the account. */
export const findEventSegments = async ({ db, account }: Scope, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select id from event_segment s where account_id = ${account.id} and is_open(s, ${todayInSql(account)}) and id = any(${ids}::int[])`);
  return rows.map(({ id }) => id);
};

/** Which of these segments the account has. */
export const findSegments = async ({ db, account }: Scope, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(
    sql`select id from segment where account_id = ${account.id} and id = any(${ids}::int[])`,
  );
  return rows.map(({ id }) => id);
};

/** What is known of an address before it registers. */
export interface Known {
  memberName: string | null;
  hasPassword: boolean;
  /** A registration with it waits for a password or for staff. */
  waits: boolean;
  language: Language | null;
}

export const findKnown = async ({ db, account }: Scope, email: string): Promise<Known | undefined> => {
  const [row] = await db.query<Known>(sql`
    select m.first_name as "memberName", m.password_hash is not null as "hasPassword", m.language_code as language,
      exists (select 1 from preregistration p where p.member_id = m.id) as waits
    from member m where m.account_id = ${account.id} and m.email = ${email}
    union all
    select null, false, language_code, true from preregistration
    where account_id = ${account.id} and email = ${email} and decision is null and member_id is null
    limit 1`);
  return row;
};

/** The address that was registered with a key. */
export const findSubmitted = async ({ db, account }: Scope, email: string, key: string): Promise<boolean> => {
  const rows = await db.query(sql`
    select 1 from preregistration where account_id = ${account.id} and email = ${email} and submission_key = ${key}`);
  return rows.length > 0;
};

/** A retailer that may look around and sees no prices (D-021), with its first member, who has no password yet. Answers the ids of both. */
export const insertRetailer = async (
  { db, account, language }: Scope,
  { form, eventSegmentIds }: Submission,
  locationIds: readonly number[],
): Promise<{ memberId: number; retailerId: number }> => {
  const year = isYear(form.year_established, new Date().getFullYear()) ? Number(form.year_established) : null;
  const website = isInstagram(form.company_website) ? null : form.company_website;
  const [row] = await db.query<{ memberId: number; retailerId: number }>(sql`
    with new_retailer as (
      insert into retailer (account_id, name, stage, website, instagram, year_established, location_ids)
      values (${account.id}, ${form.company_name}, 'pre_register', ${website}, ${website === null ? form.company_website : null}, ${year},
        ${locationIds}::int[]) returning id),
    new_member as (
      insert into member (account_id, email, first_name, last_name, phone, side, retailer_id, language_code)
      select ${account.id}, ${form.email}, ${form.first_name}, ${form.last_name}, ${form.phone}, 'buyer', id, ${language} from new_retailer
      returning id),
    linked as (
      insert into member_event_segment (member_id, event_segment_id)
      select new_member.id, es.id from new_member, event_segment es where es.id = any(${eventSegmentIds}::int[]) for key share of es)
    select new_member.id as "memberId", new_retailer.id as "retailerId" from new_member, new_retailer`);
  if (!row) throw new Error('The member was not written.');
  return row;
};

export interface Origin {
  locationIds: readonly number[];
  memberId: number | null;
  key: string | undefined;
}

/** Keeps what was typed, for staff and for the brand's page to come. Answers its number. */
export const insertPreregistration = async (
  { db, account, language }: Scope,
  { form, ...rest }: Submission,
  { locationIds, memberId, key }: Origin,
): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into preregistration (account_id, type, email, company_name, company_website, year_established, first_name, last_name, phone,
      client_tracking_id, traffic_source, available_for_mailing, event_segment_ids, segment_ids, location_ids, places, language_code,
      submission_key, member_id)
    values (${account.id}, ${form.type}, ${form.email}, ${form.company_name}, ${form.company_website}, ${form.year_established},
      ${form.first_name}, ${form.last_name}, ${form.phone}, ${rest.trackingId}, ${rest.trafficSource}, ${rest.wantsMail},
      ${rest.eventSegmentIds}::int[], ${rest.segmentIds}::int[], ${locationIds}::int[], ${form.glocations}::text[], ${language},
      ${key ?? null}, ${memberId}) returning id`);
  if (!row) throw new Error('The registration was not written.');
  return row.id;
};
