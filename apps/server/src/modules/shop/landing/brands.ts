import type { CallData, contract } from '@vitrine/api';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { eventSegmentsOf, sized, tagList } from '../../../db/json.ts';
import { nameInSql } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import { todayInSql } from '../../../domain/today.ts';

export type LandingBrand = CallData<typeof contract.landing.brands>['data'][number];

const pictures = 6;

/** Pictures of the brand's style, for its modal. */
const modalImages = sql`(
  select coalesce(json_agg(json_build_object('id', (image ->> 'id')::int, 'thumbnail', ${sized(sql`image ->> 'image'`, 600)}) order by place), '[]')
  from jsonb_array_elements(b.page -> 'the_brand' -> 'brand_style_images') with ordinality shown (image, place) where place <= ${pictures})`;

const ofEvents = (account: Scope['account'], slugs: readonly string[]): Sql =>
  slugs.length === 0
    ? empty
    : sql`and b.id in (
        select bes.brand_id from brand_event_segment bes join event_segment es on es.id = bes.event_segment_id left join event e on e.id = es.event_id
        where is_visible(es, ${todayInSql(account)}) and (es.slug = any(${slugs}::text[]) or e.slug = any(${slugs}::text[])))`;

/** A brand `b` as cards introduce it, in SQL. */
export const landingBrandColumns = (scope: Pick<Scope, 'account' | 'language'>): Sql => sql`
  b.id, b.name, b.slug, ${sized(sql`b.list_image`, 600)} as list_image_thumbnail, localized(b.description, ${scope.language}) as landing_description,
  coalesce(localized(b.page -> 'the_brand' -> 'landing_modal_text', ${scope.language}), '') as landing_modal_text,
  ${modalImages} as landing_modal_images, ${tagList(sql`b.tags`, (tag) => nameInSql(scope, tag))} as tags, ${eventSegmentsOf(scope)} as event_segments`;

/** Published brands, featured ones first; of the named events or event segments if there are any names (E-04). */
export const findLandingBrands = (
  { db, account, language }: Scope,
  events: readonly string[],
): Promise<LandingBrand[]> =>
  db.query(sql`
    select ${landingBrandColumns({ account, language })} from brand b
    where b.account_id = ${account.id} and b.is_published ${ofEvents(account, events)}
    order by b.is_featured desc, b.search_name, b.id`);
