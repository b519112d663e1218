import type { CallData, contract } from '@vitrine/api';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { MemberScope, Scope } from '../../../domain/scope.ts';
import { landingBrandColumns } from '../landing/brands.ts';
import type { LandingBrand } from '../landing/brands.ts';
import { sized } from '../../../db/json.ts';
import { todayInSql } from '../../../domain/today.ts';

export type SegmentPage = CallData<typeof contract.events.segment>['data'];

/** An event segment `es` that may be seen: its event is active, or it belongs to none, and it is not over (R-053, R-054). */
const visible = ({ account }: Scope): Sql =>
  sql`es.account_id = ${account.id} and is_visible(es, ${todayInSql(account)})`;

/** The event segment of a slug with the first of its heroes; undefined for one of an inactive event. */
export const findSegment = async (scope: Scope, slug: string): Promise<SegmentPage | undefined> => {
  const { db, language } = scope;
  const [segment] = await db.query<SegmentPage>(sql`
    select es.id, localized(es.name, ${language}) as name, es.slug, (
      select json_build_object('image', ${sized(sql`h.image`, 1200)}, 'image_mobile', ${sized(sql`h.image_mobile`, 600)},
        'image_alt', localized(h.image_alt, ${language}), 'title', localized(h.title, ${language}),
        'event_segment_title_about_project', nullif(localized(h.about_title, ${language}), ''))
      from hero h where h.event_segment_id = es.id order by h.position, h.id limit 1) as hero
    from event_segment es where ${visible(scope)} and es.slug = ${slug}`);
  return segment;
};

export interface BrandFilter {
  segments: readonly number[];
  categories: readonly number[];
}

const inSegments = (ids: readonly number[]): Sql =>
  ids.length === 0
    ? empty
    : sql`and exists (select from brand_segment bs where bs.brand_id = b.id and bs.segment_id = any(${ids}::int[]))`;

const inCategories = (ids: readonly number[]): Sql =>
  ids.length === 0
    ? empty
    : sql`and exists (select from brand_category bc where bc.brand_id = b.id and bc.category_id = any(${ids}::int[]))`;

/** Published brands of an event segment, featured ones first. */
export const findSegmentBrands = (
  { db, account, language }: Scope,
  segmentId: number,
  { segments, categories }: BrandFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LandingBrand[]> =>
  db.query(sql`
    select ${landingBrandColumns({ account, language })} from brand b
    join brand_event_segment link on link.brand_id = b.id and link.event_segment_id = ${segmentId}
    where b.account_id = ${account.id} and b.is_published ${inSegments(segments)} ${inCategories(categories)}
    order by b.is_featured desc, b.search_name, b.id limit ${limit} offset ${offset}`);

/**
 * Links the member to a segment of an active event; false for any other segment, and for one that is removed meanwhile: its row is held.
 * Linking twice changes nothing.
 */
export const linkMember = async ({ db, account, viewer }: MemberScope, segmentId: number): Promise<boolean> => {
  const linked = await db.query(sql`
    insert into member_event_segment (member_id, event_segment_id)
    select ${viewer.memberId}, es.id from event_segment es
    where es.account_id = ${account.id} and es.id = ${segmentId} and is_open(es, ${todayInSql(account)}) for key share of es
    on conflict (member_id, event_segment_id) do update set event_segment_id = excluded.event_segment_id returning 1`);
  return linked.length > 0;
};
