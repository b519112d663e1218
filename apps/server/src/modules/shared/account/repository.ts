import sql from 'sql-template-tag';
import type { CallData, contract } from '@vitrine/api';
import type { EventSegment } from '../../../domain/content.ts';
import type { Scope } from '../../../domain/scope.ts';
import { hasEnded, todayInSql } from '../../../domain/today.ts';

type StartupSegment = CallData<typeof contract.account.eventSegments>['results'][number];

/** Dates of event `e`, and where today is beside them: the server says it, so that a page and its program agree. */
const dates = ({ account }: Scope) => sql`case when e.starts_on is not null then json_build_object(
  'starts_on', e.starts_on, 'ends_on', coalesce(e.ends_on, e.starts_on), 'phase', case
    when ${todayInSql(account)} < e.starts_on then 'upcoming' when ${hasEnded(sql`coalesce(e.ends_on, e.starts_on)`, account)} then 'over' else 'open' end) end`;

export const listEventSegments = (scope: Scope): Promise<StartupSegment[]> => {
  const { db, account, language } = scope;
  return db.query(sql`
    select s.id, localized(s.name, ${language}) as name, s.slug, is_open(s, ${todayInSql(account)}) as is_active_event, s.image_tag as image_tag_event,
      case when e.id is not null then (event_on_wire(e, ${language})::jsonb || jsonb_build_object('dates', ${dates(scope)})) end as event
    from event_segment s left join event e on e.id = s.event_id
    where s.account_id = ${account.id} and (s.event_id is not null or not is_over(s, ${todayInSql(account)})) order by s.id`);
};

export interface Event {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  event_segments: Omit<EventSegment, 'event'>[];
}

/** Events with their segments (A-025). */
export const listEvents = ({ db, account, language }: Scope): Promise<Event[]> =>
  db.query(sql`
    select e.id, translated(e.name, e.names, ${language}) as name, e.slug, e.logo, coalesce((
      select json_agg(json_build_object('id', s.id, 'name', localized(s.name, ${language}), 'slug', s.slug,
        'is_active_event', is_open(s, ${todayInSql(account)}), 'image_tag_event', s.image_tag) order by s.id)
      from event_segment s where s.event_id = e.id), '[]') as event_segments
    from event e where e.account_id = ${account.id} order by e.id`);

export interface Segment {
  id: number;
  name: string;
  slug: string;
}

/** The marketplace's segments in their order; with `id`, that one alone. */
export const listSegments = ({ db, account, language }: Scope, id?: number): Promise<Segment[]> =>
  db.query(sql`
    select id, localized(name, ${language}) as name, slug from segment
    where account_id = ${account.id} and (id = ${id}::int or ${id}::int is null and not is_hidden) order by position, id`);

/** Countries; the same for every account. */
export const listLocations = ({ db }: Scope): Promise<{ id: number; name: string }[]> =>
  db.query(sql`select id, name from location order by name`);

/** One of the account's legal texts, as clean HTML in the reader's language. */
export const readLegalText = async ({ db, account, language }: Scope, kind: 'terms' | 'privacy'): Promise<string> => {
  const [row] = await db.query<{ terms: string; privacy: string }>(sql`
    select localized(terms, ${language}) as terms, localized(privacy, ${language}) as privacy from account where id = ${account.id}`);
  return row?.[kind] ?? '';
};
