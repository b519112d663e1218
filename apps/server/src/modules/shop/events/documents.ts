import type { contentDocuments } from '@vitrine/api/schemas';
import { isReservedSlug } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Scope } from '../../../domain/scope.ts';
import { isPageAddress } from '../pages/addresses.ts';

export type EventDocument = z.output<(typeof contentDocuments)['event']>;
export type SegmentDocument = z.output<(typeof contentDocuments)['segment']>;

const tables = { event: sql`event`, segment: sql`event_segment`, brand: sql`brand` } as const;

const has = async ({ db, account }: Scope, what: keyof typeof tables, slug: string): Promise<boolean> => {
  const [row] = await db.query(sql`select 1 from ${tables[what]} where account_id = ${account.id} and slug = ${slug}`);
  return row !== undefined;
};

/** What has a slug already, so that a new event or segment cannot have it (D-033, D-046). */
export const findTaker = async (
  scope: Scope,
  what: 'event' | 'segment',
  slug: string,
): Promise<'shop' | 'brand' | 'page' | 'own' | undefined> => {
  if (isReservedSlug(slug)) return 'shop';
  if (await has(scope, what, slug)) return 'own';
  if (await has(scope, 'brand', slug)) return 'brand';
  return (await isPageAddress(scope, slug)) ? 'page' : undefined;
};

/** The first of the slugs that names nothing in the account. */
export const findUnknown = async (
  { db, account }: Scope,
  what: 'event' | 'brand',
  slugs: readonly string[],
): Promise<string | undefined> => {
  const [row] = await db.query<{ slug: string }>(sql`
    select slug from unnest(${slugs}::text[]) slug
    where not exists (select from ${tables[what]} t where t.account_id = ${account.id} and t.slug = slug.slug) limit 1`);
  return row?.slug;
};

/** Events and segments by name, events first. */
export const listEventDocuments = ({
  db,
  account,
  language,
}: Scope): Promise<
  { kind: 'event' | 'segment'; slug: string; title: string; logo: string | null; is_active: boolean }[]
> =>
  db.query(sql`
    select 'event' as kind, slug, translated(name, names, ${language}) as title, logo, true as is_active from event where account_id = ${account.id}
    union all select 'segment', slug, localized(name, ${language}), null, is_active_event or event_id is null from event_segment where account_id = ${account.id}
    order by kind, title, slug`);

export const readEvent = async ({ db, account }: Scope, slug: string): Promise<EventDocument | undefined> => {
  const [row] = await db.query<EventDocument>(
    sql`
      select jsonb_build_object('en', name) || names as name, logo, starts_on::text, ends_on::text
      from event where account_id = ${account.id} and slug = ${slug}`,
  );
  return row;
};

/** Adds an event or replaces what it says. */
export const writeEvent = async (
  { db, account }: Scope,
  slug: string,
  { name: { en, ...names }, logo, starts_on, ends_on }: EventDocument,
): Promise<void> => {
  await db.query(sql`
    insert into event (account_id, name, names, slug, logo, starts_on, ends_on)
    values (${account.id}, ${en.trim()}, ${JSON.stringify(names)}::jsonb, ${slug}, ${logo}, ${starts_on}, ${ends_on})
    on conflict (account_id, slug) do update set name = excluded.name, names = excluded.names, logo = excluded.logo,
      starts_on = excluded.starts_on, ends_on = excluded.ends_on`);
};

export const readSegment = async ({ db, account }: Scope, slug: string): Promise<SegmentDocument | undefined> => {
  const [row] = await db.query<SegmentDocument>(sql`
    select es.name, e.slug as event, es.is_active_event as is_active,
      es.starts_on::text, es.ends_on::text, es.image_tag, array(
      select b.slug from brand_event_segment l join brand b on b.id = l.brand_id where l.event_segment_id = es.id order by b.slug) as brands
    from event_segment es left join event e on e.id = es.event_id where es.account_id = ${account.id} and es.slug = ${slug}`);
  return row;
};

/** Adds a segment or replaces what it says, with its brands. Its event and brands must be of the account. */
export const writeSegment = async ({ db, account }: Scope, slug: string, segment: SegmentDocument): Promise<void> => {
  const { name, event, is_active, starts_on, ends_on, image_tag, brands } = segment;
  const [row] = await db.query<{ id: number }>(sql`
    insert into event_segment (account_id, event_id, name, slug, is_active_event, starts_on, ends_on, image_tag)
    values (${account.id}, (select id from event where account_id = ${account.id} and slug = ${event}), ${JSON.stringify(name)}::jsonb, ${slug},
      ${is_active && event !== null}, ${starts_on}, ${ends_on}, ${image_tag})
    on conflict (account_id, slug) do update set event_id = excluded.event_id, name = excluded.name,
      is_active_event = excluded.is_active_event, starts_on = excluded.starts_on, ends_on = excluded.ends_on, image_tag = excluded.image_tag
    returning id`);
  const chosen = sql`select id from brand where account_id = ${account.id} and slug = any(${brands}::text[])`;
  await db.query(
    sql`delete from brand_event_segment where event_segment_id = ${row?.id} and brand_id not in (${chosen})`,
  );
  await db.query(sql`
    insert into brand_event_segment (brand_id, event_segment_id) select id, ${row?.id}::int from (${chosen}) b on conflict do nothing`);
};

/** Names of the segments that belong to an event. */
export const findSegmentNames = async ({ db, account, language }: Scope, slug: string): Promise<string[]> => {
  const segments = await db.query<{ name: string }>(sql`
    select localized(es.name, ${language}) as name from event_segment es join event e on e.id = es.event_id
    where e.account_id = ${account.id} and e.slug = ${slug} order by 1`);
  return segments.map(({ name }) => name);
};

/** Removes an event without segments. */
export const removeEvent = async ({ db, account }: Scope, slug: string): Promise<void> => {
  await db.query(sql`delete from event where account_id = ${account.id} and slug = ${slug}`);
};

/** What goes with a segment: the people who are linked to it, and its brands. Its heroes stay without it. */
export const readSegmentUse = async (
  { db, account, language }: Scope,
  slug: string,
): Promise<{ people: number; brands: number; heroes: string[] }> => {
  const [use] = await db.query<{ people: number; brands: number; heroes: string[] }>(sql`
    select (select count(*)::int from member_event_segment where event_segment_id = es.id) as people,
      (select count(*)::int from brand_event_segment where event_segment_id = es.id) as brands,
      array(select localized(h.title, ${language}) from hero h where h.event_segment_id = es.id order by h.position, h.id) as heroes
    from event_segment es where es.account_id = ${account.id} and es.slug = ${slug}`);
  return use ?? { people: 0, brands: 0, heroes: [] };
};

/** Removes a segment with its links to people and brands. */
export const removeSegment = async ({ db, account }: Scope, slug: string): Promise<void> => {
  const [row] = await db.query<{ id: number }>(
    sql`select id from event_segment where account_id = ${account.id} and slug = ${slug} for update`,
  );
  if (!row) return;
  await db.query(sql`delete from member_event_segment where event_segment_id = ${row.id}`);
  await db.query(sql`delete from brand_event_segment where event_segment_id = ${row.id}`);
  await db.query(sql`update hero set event_segment_id = null where event_segment_id = ${row.id}`);
  await db.query(sql`delete from event_segment where id = ${row.id}`);
};
