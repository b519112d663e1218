import type { CallData, contract } from '@vitrine/api';
import { pageSizes, RETAILER_VIEWS } from '@vitrine/api/rules';
import type { RetailerView } from '@vitrine/api/rules';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { retailerStatus } from '../../shop/retailers/status.ts';
import { retailerIsIn } from './views.ts';

export type Queue = CallData<typeof contract.staffRetailers.list>;
export type RetailerFile = CallData<typeof contract.staffRetailers.file>['data'];

const status = retailerStatus(sql`r`);

const person = sql`(
  select json_build_object('name', concat_ws(' ', m.first_name, m.last_name), 'email', m.email)
  from member m where m.retailer_id = r.id order by m.id limit 1)`;

const locations = sql`(select coalesce(json_agg(l.name order by l.name), '[]') from location l where l.id = any(r.location_ids))`;

const summary = sql`'id', r.id, 'name', r.name, 'status', ${status}, 'created_at', r.created_at, 'website', r.website,
  'locations', ${locations}, 'person', ${person}`;

const contains = (search: string): Sql =>
  search === ''
    ? empty
    : sql`and (position(folded(${search}) in r.search_name) > 0 or exists (
        select from member m where m.retailer_id = r.id and position(lower(${search}) in m.email) > 0))`;

/** How many each view has of what is searched for. */
const counts = (search: string): Sql =>
  join(
    RETAILER_VIEWS.map(
      (view) =>
        sql`(select count(*)::int from retailer r where r.account_id = account.id and ${retailerIsIn(view)} ${contains(search)})`,
    ),
    ', ',
  );

export interface QueueQuery {
  page: number;
  view?: RetailerView | undefined;
  search?: string | undefined;
}

/** A page of the queue with the size of each view. Who waits for an answer comes in the order of arrival, others the newest first. */
export const findQueue = async ({ db, account }: Scope, { page, view, search }: QueueQuery): Promise<Queue> => {
  const size = pageSizes.staff;
  const words = search?.trim() ?? '';
  const order = view === 'waiting' || view === 'asked' ? sql`created_at, id` : sql`created_at desc, id desc`;
  const [found] = await db.query<{ data: Queue['data']; total: number; counts: number[] }>(sql`
    with found as (
      select r.* from retailer r where r.account_id = ${account.id} ${view ? sql`and ${retailerIsIn(view)}` : empty} ${contains(words)})
    select (select count(*)::int from found) as total, array[${counts(words)}] as counts,
      (select coalesce(json_agg(r.wire), '[]') from (
        select json_build_object(${summary}) as wire from found r order by ${order} limit ${size} offset ${(page - 1) * size}) r) as data
    from account where id = ${account.id}`);
  const [waiting = 0, asked = 0, refused = 0, approved = 0] = found?.counts ?? [];
  return { data: found?.data ?? [], meta: { total: found?.total ?? 0, waiting, asked, refused, approved } };
};

const registration = (language: string): Sql => sql`(
  select json_build_object('created_at', p.created_at, 'company_website', p.company_website, 'year_established', p.year_established,
    'phone', p.phone, 'places', p.places, 'available_for_mailing', p.available_for_mailing, 'language_code', p.language_code,
    'event_segments', (select coalesce(json_agg(localized(e.name, ${language}) order by e.id), '[]')
      from event_segment e where e.account_id = r.account_id and e.id = any(p.event_segment_ids)))
  from preregistration p join member m on m.id = p.member_id
  where m.retailer_id = r.id and p.account_id = r.account_id and p.type = 'b' order by p.id limit 1)`;

const people = sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'name', concat_ws(' ', m.first_name, m.last_name), 'email', m.email,
    'phone', m.phone, 'status', m.status, 'has_password', m.password_hash is not null) order by m.id), '[]')
  from member m where m.retailer_id = r.id)`;

/** Where goods go, else who pays, in one line. */
const address = sql`(
  select nullif(concat_ws(', ', nullif(known.place ->> 'address', ''), nullif(known.place ->> 'city', ''), nullif(known.place ->> 'zip_code', ''),
    nullif(known.place ->> 'country', '')), '') from (select coalesce(r.shipping, r.billing) as place) known)`;

/** A retailer with what it said and its people; the history comes from the audit log. */
export const findFile = async (
  { db, account, language }: Scope,
  id: number,
): Promise<Omit<RetailerFile, 'history'> | undefined> => {
  const [row] = await db.query<{ wire: Omit<RetailerFile, 'history'> }>(sql`
    select json_build_object(${summary}, 'facebook', r.facebook, 'instagram', r.instagram, 'address', ${address}, 'year_established', r.year_established,
      'registration', ${registration(language)}, 'people', ${people}) as wire
    from retailer r where r.account_id = ${account.id} and r.id = ${id}`);
  return row?.wire;
};
